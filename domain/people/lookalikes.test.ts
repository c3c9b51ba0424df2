import { expect, test } from 'vitest'
import { isIllegible, listLookalikeUsernames } from './lookalikes'

test.each([
  ['alice', 'alice'],
  ['alice.', 'alice'],
  ['@alice,', 'alice'],
  ['alice\u2800', 'alice'],
  ['ａｌｉｃｅ', 'alice'],
  ['𝐚lice', 'alice'],
  ['аliсе', 'alice'],
  ['ВОВ', 'bob'],
  ['Οlαf', 'olaf'],
  ['mı\u017fo', 'miso'],
  ['ᎪᏞᎥᏟᎬ', 'alice'],
  ['ꓮꓡꓲꓚꓰ', 'alice'],
  ['ᴀʟɪᴄᴇ', 'alice'],
  ['ⲟⲣⲥ', 'opc'],
  ['օlցа', 'olga'],
  ['ali\u03f2e', 'alice'],
  ['\u0237ulie', 'julie'],
  ['\u03f3ulie', 'julie'],
  ['mar\u04af', 'mary'],
  ['ALI\u03f9E', 'alice'],
  ['MAR\u04ae', 'mary'],
  ['al\u2373ce', 'alice'],
  ['wren_\u01a8', 'wren_2'],
  ['ali\u200ace', 'alice'],
  ['al\u2009i\u202fce', 'alice'],
  ['a|ice', 'alice'],
  ['a\u01c0ice', 'alice'],
  ['alice\u0332', 'alice'],
  ['ali\u0307ce', 'alice'],
  ['ali\fce', 'alice'],
  ['kate \u0332x', 'kate_x'],
  ['kate\u2009\u0332x', 'kate_x'],
  ['kate\u2017x', 'kate_x'],
  ['wi\u2225iam', 'william'],
  ['\u039dora', 'nora'],
  ['\u03a5ara', 'yara'],
  ['n\u0966ra', 'nora'],
  ['mo\u0966n', 'mo0n'],
  ['mo\u{1d67e}n', 'mo0n'],
  ['al\u200a\u0307ice', 'alice'],
  ['a丨ice', 'alice'],
  ['mo\u041en', 'mo0n'],
  ['\u017fiona', 'fiona'],
  ['kate_\f\u0332', 'kate_'],
  ['kate_\u200a\u0332', 'kate_'],
  ['alice \u2800', 'alice'],
  ['aIice', 'alice'],
  ['a\ua4f2ice', 'alice'],
  ['IsabeIIa', 'isabella'],
  ['BiII_Ives', 'bill_ives'],
  ['McInaIIy', 'mcinally'],
  ['\u0131\u200a\u0307ris', 'iris'],
  ['alice\ua4f8', 'alice'],
  ['Iris', 'iris'],
  ['IIama', 'llama'],
  ['|alice|', 'alice'],
  ['wren_1', 'wren_1'],
])('%j looks like %s', (name, username) => {
  expect(listLookalikeUsernames(name)).toContain(username)
})

test.each(['erin of the canal', 'Élodie', 'Дмитрий', '中村', '🦉', 'al', ''])(
  '%j looks like no username',
  (name) => {
    expect(listLookalikeUsernames(name)).toEqual([])
  },
)

test.each([
  'pau\u061c99\u0627x',
  'anna\u200f12\u07fa',
  'a\uef19ice',
  'x\u06272y',
  'a\u07caice',
  'kate\u0640x',
  'lI1IlIIIIII',
])('%j is illegible, and looks like no username', (name) => {
  expect(isIllegible(name)).toBe(true)
  expect(listLookalikeUsernames(name)).toEqual([])
})

test.each(['erin of the canal', 'דוד', 'دانا', 'דוד Levi', 'Iris', 'Bill I', '中村'])(
  '%j is legible',
  (name) => {
    expect(isIllegible(name)).toBe(false)
  },
)

test('lists no readings of a name of several words', () => {
  expect(listLookalikeUsernames(`${'I'.repeat(290)} x`)).toEqual([])
})
