import { expect, test } from 'vitest'
import { foldName, listNameStarts } from './fold-name'

test.each([
  ['İris Işıltı', 'iris ışıltı'],
  ['İRİS IŞILTI', 'iris isilti'],
  ['Inês Conceição', 'ines conceicao'],
  ['Łucja Żółć', 'lucja zolc'],
  ['Bjørn Sæther', 'bjorn saether'],
  ['Đặng Thị Hồng', 'dang thi hong'],
  ['Groß', 'GROSS'],
  ['Œuvre', 'oeuvre'],
  ['Þóra', 'thora'],
  ['Γιώργος Λίμνης', 'ΓΙΩΡΓΟΣ ΛΙΜΝΗΣ'],
  ['Алёна', 'алена'],
  ['김민수', 'ㄱㅣㅁㅁㅣㄴㅅㅜ'],
  ['김민수', '김민수'.normalize('NFD')],
  ['닭', 'ㄷㅏㄹㄱ'],
  ['サクラ', 'さくら'],
  ['ｻｸﾗ', 'さくら'],
  ['ガジュマル', 'がじゅまる'],
  ['Ｏｌａ　Ｏｗｌ', 'ola owl'],
  ['O’Neill', "o'neill"],
  ['O’Neill', 'oneill'],
  ['Anna-Lena', 'anna lena'],
  ['שָׁלוֹם', 'שלום'],
  ['مُحَمَّد', 'محمد'],
  ['Ola\u200b Owl', 'ola owl'],
])('folds %s and %s alike', (name, typed) => {
  expect(foldName(name)).toBe(foldName(typed))
  expect(foldName(foldName(name))).toBe(foldName(name))
})

test.each([
  ['か', 'が'],
  ['Ola', 'Ole'],
  ['กา', 'กี'],
  ['नीना', 'नाना'],
])('keeps %s and %s apart', (a, b) => {
  expect(foldName(a)).not.toBe(foldName(b))
})

test('lists a name from each of its words on', () => {
  expect(listNameStarts('Maria da Silva')).toEqual(['maria da silva', 'da silva', 'silva'])
  expect(listNameStarts(' 🦉 ')).toEqual(['🦉'])
  expect(listNameStarts(' … ')).toEqual([])
  expect(listNameStarts(Array(30).fill('a').join(' '))).toHaveLength(8)
})
