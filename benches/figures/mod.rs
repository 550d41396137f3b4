//! Figures of a benchmark, one line each: `name value unit bound runs=N`.

/// Prints the median of `samples` with its bound and the number of runs behind it.
pub(crate) fn figure(name: &str, unit: &str, bound: &str, samples: &[f64]) {
    println!("{name} {:.3} {unit} {bound} runs={}", median(samples), samples.len());
}

fn median(samples: &[f64]) -> f64 {
    let mut sorted = samples.to_vec();
    sorted.sort_by(f64::total_cmp);
    match (sorted.len() / 2, sorted.len() % 2) {
        (_, _) if sorted.is_empty() => f64::NAN,
        (middle, 0) => f64::midpoint(sorted[middle - 1], sorted[middle]),
        (middle, _) => sorted[middle],
    }
}
