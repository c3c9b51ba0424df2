/** Numbers of contacts as people of this place write them. The library knows all countries, and comes when it is needed. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { ReadNumber } from '../../../domain/contacts'

type Country = Parameters<typeof parsePhoneNumberFromString>[1]

/** Reads numbers without a country as those of the person's own number; else of where their languages are spoken. */
export function numberReader(ownNumber: string | null, languages: readonly string[]): ReadNumber {
  const country = (ownNumber && parsePhoneNumberFromString(ownNumber)?.country) || regionOf(languages)
  return (typed) => {
    // In most of the world two zeros stand for the plus.
    const text = country ? typed : typed.replace(/^00/, '+')
    const number = parsePhoneNumberFromString(text, country)
    return number?.isPossible() ? number.number : null
  }
}

function regionOf(languages: readonly string[]): Country {
  // A region that the library does not know is as good as none.
  return languages.map((one) => /-([A-Z]{2})\b/.exec(one)?.[1]).find(Boolean) as Country
}
