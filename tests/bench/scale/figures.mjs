/** Formats figures for the tables. */

export function formatNumber(value, digits = 0) {
  return value === null ? 'not measured' : value.toLocaleString('en', { maximumFractionDigits: digits })
}

/** Formats seconds as milliseconds. */
export function formatSeconds(seconds) {
  return seconds === null ? 'never' : `${formatNumber(seconds * 1000)} ms`
}
