/** Phone numbers as people type them, settled to E.164 by a library that knows every country's. */
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** ISO code of the country that a number without one is read in. */
export type Country = string | undefined

/** The number that is meant, or null where none can be. */
export function readNumber(typed: string, country: Country): PhoneNumber | null {
  // The library knows the countries; one it does not know is as good as none.
  const known = country as Parameters<typeof parsePhoneNumberFromString>[1]
  const number = parsePhoneNumberFromString(typed, known)
  return number?.isPossible() ? number : null
}
