import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatEmail, isEmail, normalizeEmail } from './email'

const read = (typed: string) => {
  const address = normalizeEmail(typed)
  return isEmail(address) ? address : null
}

test.each([
  'ola@xn--fsqu00a.xn--0zwm56d',
  'ola@lake.example',
  'o@a.co',
  'ola+lake@mail.lake.example',
  "o'la@lake.example",
  'ola@1lake.example',
  'ola@lake--pond.example',
  'ola@123.example',
  '1@lake.example',
  'a.b.c.d@lake.example',
])('accepts %s unchanged', (address) => {
  expect(read(address)).toBe(address)
})

/** The marks of `atext` beside letters and digits. */
const MARKS = "!#$%&'*+-/=?^_`{|}~"

test.each([...MARKS])('accepts %s first, in the middle, last and alone', (mark) => {
  for (const local of [`${mark}ola`, `o${mark}la`, `ola${mark}`, mark, `a.${mark}.b`])
    expect(read(`${local}@example.org`)).toBe(`${local}@example.org`)
})

test.each([
  ['German', 'ola@müller.example', 'ola@xn--mller-kva.example'],
  ['Greek', 'ola@παράδειγμα.ελ', 'ola@xn--hxajbheg2az3al.xn--qxam'],
  ['Chinese', 'ola@例子.测试', 'ola@xn--fsqu00a.xn--0zwm56d'],
  ['Japanese, with its own dot', 'ola@湖。テスト', 'ola@xn--n7w.xn--zckzah'],
  ['Korean', 'ola@호수.한국', 'ola@xn--9p4b118a.xn--3e0b707e'],
  ['Russian', 'ola@озеро.рф', 'ola@xn--e1aducj.xn--p1ai'],
  ['Ukrainian', 'ola@озеро.укр', 'ola@xn--e1aducj.xn--j1amh'],
  ['Arabic', 'ola@بحيرة.مصر', 'ola@xn--ngbclq8j.xn--wgbh1c'],
  ['Hebrew', 'ola@אגם.ישראל', 'ola@xn--4dbe7a.xn--4dbrk0ce'],
  ['Hindi', 'ola@झील.भारत', 'ola@xn--91b6bzb.xn--h2brj9c'],
  ['Thai', 'ola@ทะเลสาบ.ไทย', 'ola@xn--o3cg6au2ao9g.xn--o3cw4h'],
  ['Tamil', 'ola@ஏரி.இந்தியா', 'ola@xn--5kc0ezb.xn--xkc2dl3a5ee0h'],
  ['composed and decomposed letters', 'ola@mu\u0308ller.example', 'ola@xn--mller-kva.example'],
  ['wide letters and signs', 'ｏｌａ@ｌａｋｅ．example', 'ola@lake.example'],
])('stores a domain in %s as its ASCII form', (_, typed, stored) => {
  expect(read(typed)).toBe(stored)
  // What is shown is read as the same address.
  expect(read(formatEmail(stored))).toBe(stored)
  expect(formatEmail(stored)).not.toContain('xn--')
})

test('folds capitals of local part and domain to one address', () => {
  expect(read(' OLA.Owl@LAKE.Example ')).toBe('ola.owl@lake.example')
  expect(read('ola@MÜLLER.example')).toBe('ola@xn--mller-kva.example')
  expect(read('ola@XN--MLLER-KVA.example')).toBe('ola@xn--mller-kva.example')
})

test.each([
  ['a Kelvin sign', 'ola\u212a@example.org'],
  ['a long s', 'o\u017fla@example.org'],
  ['an i without a dot', 'm\u0131a@example.org'],
  ['a ligature', 'o\ufb01a@example.org'],
  ['a Cyrillic a', 'ol\u0430@example.org'],
  ['a letter with an accent', 'olá@example.org'],
  ['an exponent', 'ola²@example.org'],
])('refuses %s in a local part, which would reach another mailbox', (_, typed) => {
  expect(read(typed)).toBeNull()
})

test('keeps a domain of letters that look alike apart, and shows it as what it is', () => {
  const address = read('ola@l\u0430ke.example')
  expect(address).toBe('ola@xn--lke-6cd.example')
  expect(formatEmail(address ?? '')).toBe(address)
})

test.each([
  ['', 'no text'],
  ['ola', 'no domain'],
  ['@example.org', 'no local part'],
  ['ola@', 'an empty domain'],
  ['ola@lake', 'one label'],
  ['ola@lake-.example', 'a dash at the end of a label'],
  ['ola@-lake.example', 'a dash at its start'],
  ['ola@lake.-example', 'a dash at the start of the last label'],
  ['ola@lake..example', 'an empty label'],
  ['ola@.lake.example', 'a dot in front of the domain'],
  ['.ola@lake.example', 'a dot in front'],
  ['ola.@lake.example', 'a dot in front of the @'],
  ['o..la@lake.example', 'two dots'],
  ['ola owl@lake.example', 'a blank'],
  ['ola@la ke.example', 'a blank in the domain'],
  ['ola@@lake.example', 'two @'],
  ['ola@owl@lake.example', 'two @ apart'],
  ['ola(owl)@lake.example', 'a comment'],
  ['ola@[192.0.2.1]', 'an address literal'],
  ['ola@192.0.2.1', 'an IP address'],
  ['ola@3232235777', 'an IP address as a number'],
  ['ola@lake.123', 'digits as the last label'],
  ['ola@lake_pond.example', 'an underscore in the domain'],
  ['ola@lake.example/pond', 'a path'],
  ['ola@lake.example:25', 'a port'],
  ['ola@lake%2eexample', 'an escape in the domain'],
  ['ola@lake!.example', 'a mark in the domain'],
  ['ola@xn--.example', 'an empty ASCII form'],
  ['ola@lake.invalid', 'a domain that is never deliverable'],
  ['ola@lake.INVALID', 'the same in capitals'],
  ['ola@湖.invalid', 'the same below other letters'],
  ['o,la@lake.example', 'a comma'],
  ['o;la@lake.example', 'a semicolon'],
  ['o:la@lake.example', 'a colon'],
  ['o\\la@lake.example', 'a backslash'],
  ['ola@☕.example', 'a picture in the domain'],
  ['o\u0000la@lake.example', 'a control character'],
])('refuses %j: %s', (typed) => {
  expect(read(typed)).toBeNull()
})

test.each([
  'Ola Owl <ola@lake.example>',
  '"Owl, Ola" <ola@lake.example>',
  'Owl, Ola <ola@lake.example>',
  "'Ola Owl' <ola@lake.example>",
  '"Ola <owl>" <ola@lake.example>',
  '"Ola \\"Owl\\" Lake" <ola@lake.example>',
  'Zoë Owl <ola@lake.example>',
  '=?UTF-8?Q?Zo=C3=AB?= <ola@lake.example>',
  '<ola@lake.example>',
  ' < ola@lake.example > ',
  'ola@lake.example <ola@lake.example>',
  '"ola@lake.example" <Ola@Lake.example>',
  'mailto:ola@lake.example',
  'MAILTO:ola@lake.example?subject=Hi%20Ola&body=x@y.example',
  'mailto:ola%40lake.example',
  'mailto:%6fla@lake.example',
  '<mailto:ola@lake.example>',
  'ola@lake.example (Ola)',
  '(Ola) ola@lake.example',
  'ola@lake.example (Ola (at home))',
  '"Ola (Owl" <ola@lake.example>',
  'Ola (the owl) <ola@lake.example> (at home)',
  'ola@lake.example.',
  'ola@lake.example!',
  'ola@lake.example,',
  'ola@lake.example;',
  'Friends: ola@lake.example;',
  'Friends: Ola <ola@lake.example>;',
  '\u202aola@lake.example\u202c',
  '\u200eola@lake.example\u200e',
  '\u2068ola@lake.example\u2069',
  '\ufeffola@lake.example',
  'ola@lake.example\u200b',
  'דנה \u200f<ola@lake.example>',
])('reads the address in %j', (typed) => {
  expect(read(typed)).toBe('ola@lake.example')
})

test.each([
  ['two addresses', 'ola@lake.example, owl@lake.example'],
  ['two addresses in brackets', 'Ola <ola@lake.example>, <owl@lake.example>'],
  ['a group of two', 'Friends: ola@lake.example, owl@lake.example;'],
  ['a name that is another address', 'owl@lake.example <ola@lake.example>'],
  ['a quoted name that is another address', '"owl@lake.example" <ola@lake.example>'],
  ['a quoted local part with another address', '"ola <owl@lake.example>"@lake.example'],
  ['an address behind a word', 'Ola ola@lake.example'],
  ['an address in front of a word', 'ola@lake.example Ola'],
  ['a quoted local part', '"ola"@lake.example'],
  ['an open quote', '"ola@lake.example'],
  ['an open quote in front of brackets', '"Ola <ola@lake.example>'],
  ['letters behind a quote', '"ola"owl@lake.example'],
  ['an open comment', '(ola@lake.example'],
  ['a comment that ends in a backslash', 'ola@lake.example(owl\\'],
  ['a comment whose end is escaped', '(owl\\)ola@lake.example'],
  ['a malformed address in brackets', 'Ola <ola@lake-.example>'],
  ['no address in brackets', 'Ola <lake.example>'],
  ['an address without its bracket', 'Ola <ola@la'],
  ['an override in front of the domain', 'ola@\u202eelpmaxe.ekal'],
  ['an isolate of letters to the left', 'ola@\u2067ekal\u2069.ישראל'],
  ['a mark to the left in Latin text', 'ola@\u200flake.example'],
])('reads no address from text with %s', (_, typed) => {
  expect(read(typed)).toBeNull()
})

test('reads long text with many brackets quickly', () => {
  for (const part of ['<', '"', '(', '((', '@', 'a@b.example,', '\\', ':', '=?UTF-8?Q?'])
    expect(read(part.repeat(100_000))).toBeNull()
})

test('accepts local parts of 64 and labels of 63, and refuses one more, also in their ASCII form', () => {
  const x = (count: number) => 'x'.repeat(count)
  expect([63, 64, 65].map((count) => read(`${x(count)}@example.org`) !== null)).toEqual([true, true, false])
  expect([62, 63, 64, 65].map((count) => read(`ola@${x(count)}.org`) !== null)).toEqual([
    true,
    true,
    false,
    false,
  ])
  // 'ü' and 55 letters are 63 characters in ASCII.
  const ascii = [54, 55, 56].map((count) => normalizeEmail(`ola@ü${x(count)}.org`))
  expect(ascii.slice(0, 2).map((address) => address.length - 'ola@.org'.length)).toEqual([62, 63])
  expect(ascii.map(isEmail)).toEqual([true, true, false])
})

test('accepts an address of at most 254 characters', () => {
  const end = `@${'a.'.repeat(100)}org`
  expect(isEmail('x'.repeat(254 - end.length) + end)).toBe(true)
  expect(isEmail('x'.repeat(255 - end.length) + end)).toBe(false)
})

test('reads any text without an error, and what it reads is stable', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      (a, b) => {
        for (const typed of [a, `${a}@${b}`, `ola@${b}.example`]) {
          const address = read(typed)
          if (address === null) continue
          expect(address).toMatch(/^[!-~]+$/)
          expect(read(address)).toBe(address)
          expect(read(formatEmail(address))).toBe(address)
        }
      },
    ),
    { seed: 55, numRuns: 2000 },
  )
})

test.each([
  "'ola@lake.example' <ola@lake.example>",
  '‘ola@lake.example’ <ola@lake.example>',
  '“ola@lake.example” <Ola@lake.example>',
  '"\'ola@lake.example\'" <ola@lake.example>',
  "'ola@lake.example'",
  '“ola@lake.example”',
  'ola@lake.example <mailto:ola@lake.example>',
  'ola@lake.example<mailto:ola@lake.example>',
  'Ola <mailto:ola@lake.example>',
  'Ola Owl <MAILTO:ola@lake.example?subject=Hi>',
  'Ola [mailto:ola@lake.example]',
  '"Owl, Ola" [mailto:ola@lake.example]',
  'Ola <mailto:ola%40lake.example>',
  'ola@lake.example [mailto:ola@lake.example]',
  'ola＠lake.example',
  'Ola <ola＠lake.example>',
  'ola﹫lake.example',
  '\u200eola@lake.example\u200e',
  'Ola \u200e<ola@lake.example>\u200e',
  '• ola@lake.example',
  '· ola@lake.example',
  '- ola@lake.example',
  '– Ola <ola@lake.example>',
  '* ola@lake.example',
  '•\tola@lake.example',
  '1. ola@lake.example',
])('reads the address of copied text %j', (typed) => {
  expect(read(typed)).toBe('ola@lake.example')
})

test.each([
  "'owl@lake.example' <ola@lake.example>",
  'owl@lake.example <mailto:ola@lake.example>',
  'owl＠lake.example <ola@lake.example>',
  'Ola [mailto:ola@lake.example] <owl@lake.example>',
  'Ola <mailto:ola@lake.example,owl@lake.example>',
  '• ola@lake.example • owl@lake.example',
  'ola＠owl@lake.example',
])('reads no address from %j', (typed) => {
  expect(read(typed)).toBeNull()
})
