/** Digits of phone numbers as people type and paste them; which number they are is settled by `phone-number.ts`. */
import { isShownReordered } from '../text/direction'
import { removeInvisible } from '../text/text'

/** Digits of a number without its country code (S5-14). */
const NATIONAL = /^\d{10,15}$/
/** Digits of a number with its country code (E.164), behind a plus or the prefix that most countries dial for it. */
const INTERNATIONAL = /^(?:\+|00)\d{7,15}$/

/** What may stand between digits, beside blanks and dashes: the minus sign and a long vowel mark are typed as dashes. */
const SEPARATORS = /[\s\p{Pd}\u2212\u30fc()[\]./~·・'’]/gu
/** Words and signs in front of an extension in the ten languages, and pauses of dialing. */
const EXTENSION =
  /(?:[;,\s]*(?:(?<!\p{L})(?:ext(?:ension|ensión)?|x|poste|int(?:erno)?|ramal|anexo|tst|toestel|durchwahl|dw|доб(?:авочный)?|вн)|内線|内线|分机|#)[.:=\s]*|[;,]+)\d{1,7}#?$/iu

/**
 * Returns the digits of a typed number, with a plus where it has one; '' for other text. Extensions are dropped. A number
 * that is shown in another order than it is read has none.
 */
export function toPhoneDigits(typed: string): string {
  const text = toAsciiDigits(typed.normalize('NFKC'))
  if (isShownReordered(text)) return ''
  const [, link] = /^\s*(?:tel|sms|callto):([^;?]*)/i.exec(removeInvisible(text)) ?? []
  const digits = (link ?? removeInvisible(text)).trim().replace(EXTENSION, '').replace(SEPARATORS, '')
  return /^\+?\d+$/.test(digits) ? digits : ''
}

/** Returns whether a typed text has the digits of a phone number. */
export function isPhoneForm(typed: string): boolean {
  const digits = toPhoneDigits(typed)
  return NATIONAL.test(digits) || INTERNATIONAL.test(digits)
}

/** Changes the digits of every script to ASCII. Those of a script are in order, so the first of them is zero. */
function toAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String((code - zero) % 10)
  })
}
