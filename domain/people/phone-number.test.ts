import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { parsePhone } from './phone-number'
import { isPhoneForm, toPhoneDigits } from './phone-text'
import { detectRecipientForm } from './recipients'

test.each([
  ['070-123 45 67', 'SE', '+46701234567'],
  ['+46 (0)70 123 45 67', undefined, '+46701234567'],
  ['011 15 1234 5678', 'AR', '+5491112345678'],
  ['06 698 12345', 'IT', '+390669812345'],
])('parses %s in %s as %s, also from its international form', (typed, country, number) => {
  const parsed = parsePhone(typed, country)
  expect(parsed?.number).toBe(number)
  expect(parsePhone(parsed?.formatInternational() ?? '', undefined)?.number).toBe(number)
})

test.each([
  ['0040 164 835', 'AU'],
  ['0007 167 4540', 'AE'],
  ['00011655598', 'AX'],
])('refuses %s in %s, whose international form is read as another number', (typed, country) => {
  expect(parsePhone(typed, country)).toBeNull()
})

test.each([
  ['dashes that do not break', '+1\u2011212\u2011555\u20110111'],
  ['dashes between numbers', '+1 212\u2013555\u20130111'],
  ['long dashes, minus signs and wide dashes', '+1\u2014212\u2212555\uff0d0111'],
  ['long vowel marks', '+1\u30fc212\uff70555\u30fc0111'],
  ['dots', '+1.212.555.0111'],
  ['slashes', '+1/212/5550111'],
  ['middle dots and tildes', '+1·212~555・0111'],
  ['brackets', '+1 (212) [555] 0111'],
  ['wide brackets', '＋１（２１２）５５５－０１１１'],
  ['narrow blanks that do not break', '+1\u202f212\u202f555\u202f0111'],
  ['blanks of every width', '+1\u00a0212\u2007555\u30000111'],
  ['a line end and a tab', '+1\t212\n5550111'],
  ['wide digits', '+１２１２５５５０１１１'],
  ['Arabic digits', '+١٢١٢٥٥٥٠١١١'],
  ['Persian digits', '+۱۲۱۲۵۵۵۰۱۱۱'],
  ['digits of Devanagari', '+१२१२५५५०१११'],
  ['Thai digits', '+๑๒๑๒๕๕๕๐๑๑๑'],
  ['a link', 'tel:+12125550111'],
  ['a link in capitals', 'TEL:+1-212-555-0111'],
  ['a link with an extension', 'tel:+1-212-555-0111;ext=4'],
  ['a link to a short message', 'sms:+12125550111?body=Hi'],
  ['an extension', '+1 212 555 0111 ext. 4'],
  ['an extension behind x', '+1 212 555 0111 x4'],
  ['an extension behind a number sign', '+1 212-555-0111 #42'],
  ['an extension in German', '+1 212 555 0111 Durchwahl 12'],
  ['an extension in Russian', '+1 212 555 0111 доб. 12'],
  ['an extension in Japanese', '+1 212 555 0111 内線12'],
  ['a pause', '+1 212 555 0111,,42#'],
  ['marks of direction', '\u202a+1 212 555 0111\u202c'],
  ['the prefix of most countries', '001 212 555 0111'],
])('reads a number with %s', (_, typed) => {
  expect(detectRecipientForm(typed)).toBe('phone')
  expect(parsePhone(typed, undefined)?.number).toBe('+12125550111')
  expect(parsePhone(typed, 'DE')?.number).toBe('+12125550111')
})

test.each([
  ['+49 30/23125010', '+493023125010'],
  ['+33\u202f6\u202f12\u202f34\u202f56\u202f78', '+33612345678'],
  ["+41 78'123'45'67", '+41781234567'],
])('reads %s as %s', (typed, number) => {
  expect(parsePhone(typed, undefined)?.number).toBe(number)
})

test.each([
  ['a word in front', 'Ola +1 212 555 0111'],
  ['two numbers', '+1 212 555 0111 or +1 212 555 0112'],
  ['a plus inside', '1+212 555 0111'],
  ['two pluses', '++12125550111'],
  ['letters', '+1 800 FLOWERS'],
  ['no digits', '+'],
  ['no text', ''],
  ['a fraction', '+1 212 555 01½1'],
  ['a mark to the left of digits', '+49 \u200f0123 4567'],
  ['a mark to the left of Persian digits', '+۴۹ \u200f۰۱۲۳ ۴۵۶۷'],
  ['an override', '\u202e+12125550111\u202c'],
  ['an isolate', '+1 \u2067212 5550111\u2069'],
])('reads no number from text with %s', (_, typed) => {
  expect(toPhoneDigits(typed)).toBe('')
})

test('reads every digit of every script', () => {
  for (let code = 0; code < 0x20000; code++) {
    const digit = String.fromCodePoint(code)
    if (/\p{Nd}/u.test(digit)) expect(toPhoneDigits(`+${digit}`)).toMatch(/^\+[0-9]$/)
  }
  expect(toPhoneDigits(`+${String.fromCodePoint(...[...Array(10).keys()].map((at) => 0x116da + at))}`)).toBe(
    '+0123456789',
  )
})

test.each([
  ['a national number of nine digits', '123456789', false],
  ['one of ten', '0123456789', true],
  ['one of fifteen', '012345678901234', true],
  ['one of sixteen', '0123456789012345', false],
  ['a whole number of six digits', '+298123', false],
  ['one of seven', '+6834000', true],
  ['one of fifteen', '+491234567890123', true],
  ['one of sixteen', '+4912345678901234', false],
  ['one of seven behind 00', '006834000', true],
  ['one of six behind 00', '00298123', false],
])('accepts the length of %s: %s is %s', (_, typed, is) => {
  expect(isPhoneForm(typed)).toBe(is)
})

test('accepts the shortest and the longest number of every country', () => {
  const refused = getCountries().flatMap((country) => {
    const code = getCountryCallingCode(country)
    const example = getExampleNumber(country, examples)?.nationalNumber ?? ''
    const metadata = new Metadata()
    metadata.selectNumberingPlan(country)
    const lengths = (metadata.numberingPlan?.possibleLengths() ?? []) as number[]
    return (
      [Math.min(...lengths), Math.max(...lengths), example.length]
        .filter((length) => code.length + length >= 7 && code.length + length <= 15)
        .map((length) => `+${code}${example.slice(0, length).padEnd(length, '1')}`)
        // Seven digits without an area reach nobody from abroad.
        .filter((typed) => parsePhoneNumberFromString(typed)?.isPossible())
        .filter((typed) => detectRecipientForm(typed) !== 'phone' || parsePhone(typed, undefined) === null)
    )
  })
  expect(refused).toEqual([])
})

test.each([
  '+298 211234',
  '+299 221234',
  '+376 312345',
  '+500 51234',
  '+508 551234',
  '+681 821234',
  '+687 751234',
])('accepts %s, whose country has short numbers, to sign in', (typed) => {
  expect(parsePhone(typed, 'US')?.isValid()).toBe(true)
})

/** One valid number of each country. */
const NUMBERS = {
  US: '+12125550111',
  GB: '+442079460958',
  DE: '+4915112345678',
  FR: '+33612345678',
  IT: '+393123456789',
  SE: '+46701234567',
  JP: '+819012345678',
  CN: '+8613123456789',
  BR: '+5511961234567',
  MX: '+523355550123',
  RU: '+79123456789',
} as const
const DIALED = {
  US: '011',
  GB: '00',
  DE: '00',
  FR: '00',
  IT: '00',
  SE: '00',
  JP: '010',
  CN: '00',
  BR: '00',
  MX: '00',
  RU: '00',
}

test('reads numbers of other countries behind any international prefix, in the book of every country', () => {
  const wrong = Object.keys(NUMBERS).flatMap((book) =>
    Object.entries(NUMBERS).flatMap(([country, number]) =>
      [...new Set(['00', DIALED[book as keyof typeof DIALED]])]
        .map((prefix) => `${prefix}${number.slice(1)}`)
        .filter((typed) => country !== book && parsePhone(typed, book)?.number !== number)
        .map((typed) => `${typed} in ${book}: ${parsePhone(typed, book)?.number}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('reads local numbers as in their country', () => {
  for (const [book, number] of Object.entries(NUMBERS)) {
    const national = parsePhone(number, undefined)?.formatNational() ?? ''
    expect(parsePhone(national, book)?.number).toBe(number)
  }
})

test.each([
  ['0044 20 7946 0958', 'US', '+442079460958'],
  ['0011 44 20 7946 0958', 'US', '+442079460958'],
  ['0011 44 20 7946 0958', undefined, '+442079460958'],
  ['+52 1 33 5555 0123', undefined, '+523355550123'],
  ['+52 1 33 5555 0123', 'MX', '+523355550123'],
  ['0052 1 33 5555 0123', 'DE', '+523355550123'],
  ['+52 33 5555 0123', 'US', '+523355550123'],
])('reads %s in %s as %s', (typed, country, number) => {
  expect(parsePhone(typed, country)?.number).toBe(number)
})
