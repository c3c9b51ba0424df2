/** Addresses and numbers inside of cells and lines, as people write several of them with words between. */
import { isEmail, normalizeEmail, WIDE_AT } from '../people/email'
import { isPhoneForm, toPhoneDigits } from '../people/phone-text'

/** Bounds the work for one cell. */
const CELL_MAX_CHARS = 2000
const NUMBER_MIN_DIGITS = 5

/** Returns the addresses in a text. */
export function findEmails(text: string): string[] {
  return text
    .slice(0, CELL_MAX_CHARS)
    .replace(WIDE_AT, '@')
    .split(/[\s<>()[\]",;:|，、；]+/)
    .filter((part) => part.includes('@'))
    .flatMap((part) => (isEmail(normalizeEmail(part)) ? part : part.split('/')))
    .map(normalizeEmail)
    .filter(isEmail)
}

/** Returns the numbers in a text, as typed, with their extensions. */
export function findNumbers(text: string): string[] {
  const cell = text.slice(0, CELL_MAX_CHARS).trim()
  if (isPhoneForm(cell)) return [cell]
  return cell
    .split(/:::|[\n\r|;,，、；]|\s\/\s|(?<![\p{L}\p{N}])(?!x\b|ext\b)[\p{L}]+[.:]?(?![\p{L}\p{N}])/iu)
    .map((part) =>
      part
        .trim()
        .replace(/^[(\s-]+$/, '')
        .replace(/\s*\(\s*\)?$|^\(?\s*\)\s*/g, ''),
    )
    .filter((part) => (toPhoneDigits(part).match(/\d/g)?.length ?? 0) >= NUMBER_MIN_DIGITS)
}

/** Dates, ISBNs, prices and coordinates: a plus and a dot are also written in numbers, with more digits behind. */
const NO_NUMBER =
  /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}\b|^97[89][-\s]|^97[89]\d{10}$|^\d+[.,]\d{1,2}$|^[-−]\d|^\d{1,3}\.\d+(?:$|[,\s]+[-+−]?\d{1,3}\.\d{3})|^\+\d{1,3}[.,]\d{1,6}(?!\d)/
const PLAIN_MIN_DIGITS = 7

/** Whether a cell is nothing but addresses, perhaps one with its name in front. */
export function isEmailCell(cell: string): boolean {
  const text = cell.slice(0, CELL_MAX_CHARS)
  // Tables have millions of cells.
  if (!/[@＠﹫]|%40/.test(text)) return false
  const parts = text.split(/[\s,;|:/，、；]+/).filter(Boolean)
  return (
    isEmail(normalizeEmail(text)) || (parts.length > 0 && parts.every((part) => findEmails(part).length > 0))
  )
}

/**
 * Whether a cell of a column without a known name is nothing but numbers with the signs of numbers: no id, date, postal
 * code or price.
 */
export function isNumberCell(cell: string): boolean {
  const text = cell.slice(0, CELL_MAX_CHARS)
  const isNumber = (part: string) =>
    !NO_NUMBER.test(part) && isPhoneForm(part) && /^(?:tel:)?[(+0]|\d[\s\-().]+\d/.test(part)
  const parts = text.split(/:::|[\n\r|;,，、；]|\s\/\s/).map((part) => part.trim())
  return isNumber(text.trim()) || parts.every(isNumber)
}

/** Whether a cell has the digits of a number, also without the signs that tell it from an id. */
export function isDialable(cell: string): boolean {
  return !NO_NUMBER.test(cell) && (toPhoneDigits(cell).match(/\d/g)?.length ?? 0) >= PLAIN_MIN_DIGITS
}

/** Whether a cell is a number or has as many digits as a whole one. */
export const isWholeNumber = (cell: string) =>
  /\p{Nd}/u.test(cell) && (isNumberCell(cell) || (isDialable(cell) && isPhoneForm(cell)))
