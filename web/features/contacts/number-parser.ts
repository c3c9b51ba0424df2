/** Parses phone numbers as written in the user's country. The library covers all countries and is loaded on demand. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { ReadNumber } from '../../../domain/contacts/contacts'

type Country = Parameters<typeof parsePhoneNumberFromString>[1]

/**
 * Returns a parser that reads numbers without a country code in the country of the user's own number, else in that of
 * their languages.
 */
export function createNumberParser(ownNumber: string | null, languages: readonly string[]): ReadNumber {
  const country = (ownNumber && parsePhoneNumberFromString(ownNumber)?.country) || findCountry(languages)
  return (typed) => {
    // Most countries dial 00 for the plus.
    const text = country ? typed : typed.replace(/^00/, '+')
    const number = parsePhoneNumberFromString(text, country)
    return number?.isPossible() ? number.number : null
  }
}

function findCountry(languages: readonly string[]): Country {
  // An unknown region has the same effect as none.
  return languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find(Boolean) as Country
}
