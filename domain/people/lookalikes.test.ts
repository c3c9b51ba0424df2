import { expect, test } from 'vitest'
import { findLookalikeUsername } from './lookalikes'

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
  ['wren_1', 'wren_1'],
])('%j looks like %s', (name, username) => {
  expect(findLookalikeUsername(name)).toBe(username)
})

test.each(['erin of the canal', 'Élodie', 'Дмитрий', '中村', '🦉', 'al', ''])(
  '%j looks like no username',
  (name) => {
    expect(findLookalikeUsername(name)).toBeNull()
  },
)
