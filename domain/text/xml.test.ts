import { expect, test } from 'vitest'
import { isShowable } from './text'
import { removeNonXml } from './xml'

const isChar = (code: number) =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  code >= 0x10000

test('keeps each code point that XML has, and no other', () => {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const letter = String.fromCodePoint(code)
    if ((removeNonXml(letter) === letter) !== isChar(code)) expect.fail(code.toString(16))
    if (isShowable(letter) && !isChar(code)) expect.fail(`shown: ${code.toString(16)}`)
  }
})

test('refuses the noncharacters of each plane', () => {
  for (let plane = 0; plane <= 16; plane += 1)
    for (const last of [0xfffe, 0xffff])
      expect(isShowable(String.fromCodePoint(plane * 0x10000 + last))).toBe(false)
  for (let code = 0xfdd0; code <= 0xfdef; code += 1)
    expect(isShowable(String.fromCodePoint(code))).toBe(false)
})

test('removes lone surrogates and keeps pairs', () => {
  expect(removeNonXml('a\ud800b\udc00c\u{1f989}')).toBe('abc\u{1f989}')
})
