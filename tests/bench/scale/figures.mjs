/** Formats figures for the tables. */

export function n(value, digits = 0) {
  return value === null ? 'not measured' : value.toLocaleString('en', { maximumFractionDigits: digits })
}

/** Formats seconds as milliseconds. */
export function ms(seconds) {
  return seconds === null ? 'never' : `${n(seconds * 1000)} ms`
}
