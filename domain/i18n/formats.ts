/**
 * Formats of a fixed locale that are created when they are first used: the first `Intl.DateTimeFormat` of a process takes several
 * milliseconds, and catalogs declare theirs while modules load.
 */

/** Returns a format for times in ms since the epoch. */
export function createDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): { format(at: number): string } {
  let format: Intl.DateTimeFormat | undefined
  return {
    format: (at) => {
      format ??= new Intl.DateTimeFormat(locale, options)
      return format.format(at)
    },
  }
}

/** Returns a format for numbers. */
export function createNumberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): { format(count: number): string } {
  let format: Intl.NumberFormat | undefined
  return {
    format: (count) => {
      format ??= new Intl.NumberFormat(locale, options)
      return format.format(count)
    },
  }
}
