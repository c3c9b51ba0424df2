/** Statistics of times. */

/** Returns the percentile; 0 of an empty list. */
export function getPercentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Returns `{ count, p50, p99, max }` in ms. */
export function summarizeTimes(times) {
  return {
    count: times.length,
    p50: getPercentile(times, 0.5),
    p99: getPercentile(times, 0.99),
    max: getPercentile(times, 1),
  }
}

/** Returns the slope of the regression line, or 0 of fewer than two points. */
export function getSlope(points) {
  if (points.length < 2) return 0
  const mean = (pick) => points.reduce((sum, one) => sum + pick(one), 0) / points.length
  const [x, y] = [mean((one) => one.x), mean((one) => one.y)]
  const across = points.reduce((sum, one) => sum + (one.x - x) ** 2, 0)
  return points.reduce((sum, one) => sum + (one.x - x) * (one.y - y), 0) / across
}
