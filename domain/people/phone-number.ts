/** Reads typed phone numbers as E.164 with libphonenumber. */
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { toPhoneDigits } from './phone-text'

/** ISO code of the country assumed for numbers without a country code. */
export type Country = string | undefined

/** What countries dial for the plus, the longest first. */
const INTERNATIONAL_PREFIX = /^(?:0011|011|010|00)(?=[1-9])/
/** Digits behind a country code that the country has given up: Mexico's mark of mobile numbers. */
const GIVEN_UP: readonly [RegExp, string][] = [[/^\+521(?=\d{10}$)/, '+52']]
const E164_MAX_DIGITS = 15

/**
 * The number that was typed, or null if it is not possible. Digits without a plus are read as in the country; where that
 * fails, the prefix that another country dials for the plus is one. Null too if the number's own international form is
 * read as another one, which happens with several leading zeros: that form is what the sender is shown and what is sent.
 */
export function parsePhone(typed: string, country: Country): PhoneNumber | null {
  const digits = toPhoneDigits(typed)
  const own = parseDigits(digits, country)
  if (own?.isValid()) return own
  const foreign = INTERNATIONAL_PREFIX.test(digits)
    ? parseDigits(digits.replace(INTERNATIONAL_PREFIX, '+'), undefined)
    : null
  return foreign?.isValid() ? foreign : own
}

function parseDigits(digits: string, country: Country): PhoneNumber | null {
  // The library ignores unknown country codes.
  const knownCountry = country as Parameters<typeof parsePhoneNumberFromString>[1]
  const read = parsePhoneNumberFromString(digits, knownCountry)
  const current =
    read && GIVEN_UP.reduce((text, [former, now]) => text.replace(former, now), read.number as string)
  const number = current === read?.number ? read : current && parsePhoneNumberFromString(current)
  if (!number || number.number.length > E164_MAX_DIGITS + 1 || !number.isPossible()) return null
  // Codes of carriers and of other countries, which nobody can be called by from abroad.
  if (number.nationalNumber.startsWith('00')) return null
  return parsePhoneNumberFromString(number.number)?.number === number.number ? number : null
}
