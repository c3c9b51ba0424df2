/** Parses typed phone numbers to E.164 with libphonenumber. */
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** ISO code of the country assumed for numbers without a country code. */
export type Country = string | undefined

/**
 * The parsed number, or null if it is not possible. Null too if its own international form is read as another number,
 * which happens with several leading zeros: that form is what the sender is shown and what is sent.
 */
export function parsePhone(typed: string, country: Country): PhoneNumber | null {
  // The library ignores unknown country codes.
  const knownCountry = country as Parameters<typeof parsePhoneNumberFromString>[1]
  const number = parsePhoneNumberFromString(typed, knownCountry)
  const isStable = number !== undefined && parsePhoneNumberFromString(number.number)?.number === number.number
  return isStable && number.isPossible() ? number : null
}
