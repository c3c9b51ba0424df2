/** Reads numbers of contacts as their owner dials them. */
import type { ReadNumber } from '../../../domain/contacts/contacts'
import { type Country, parsePhone } from '../../../domain/people/phone-number'

/**
 * Returns a parser that reads numbers without a country code in the country of the user's own number, else in that of
 * their languages.
 */
export function createNumberParser(ownNumber: string | null, languages: readonly string[]): ReadNumber {
  const country = (ownNumber && parsePhone(ownNumber, undefined)?.country) || findCountry(languages)
  return (typed) => parsePhone(typed, country)?.number ?? null
}

function findCountry(languages: readonly string[]): Country {
  // An unknown region has the same effect as none.
  return languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find(Boolean)
}
