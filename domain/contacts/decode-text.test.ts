import { describe, expect, test } from 'vitest'
import { encodeText } from '../../tests/support/encode-text'
import { createLineDecoder, decodeText, toByteText } from './decode-text'

const read = (bytes: Uint8Array, languages: readonly string[] = ['en']) =>
  decodeText(toByteText(bytes), languages)

const LISTS: readonly [label: string, names: string, language?: string][] = [
  [
    'windows-1252',
    'Name;E-Mail\nJörg Müller;j@lake.example\nZoë Guérin;z@lake.example\nÅsa Lindström;a@lake.example',
  ],
  ['windows-1252', 'José Muñoz,j@lake.example\nInês Conceição,i@lake.example\nBjørn Sæther,b@lake.example'],
  ['windows-1252', 'Renée,r@lake.example'],
  ['windows-1252', 'O’Neill – “Owl”,r@lake.example'],
  ['windows-1250', 'Imię,Nazwisko\nPaweł,Gołąb\nStanisław,Żółkiewski\nŁucja,Śliwa'],
  ['windows-1250', 'Jiří Dvořák;j@lake.example\nRůžena Černá;r@lake.example\nBřetislav Němec;b@lake.example'],
  ['windows-1250', 'Erdős Győző;e@lake.example\nSzűcs Ágnes;s@lake.example'],
  ['iso-8859-2', 'Paweł Gołąb\nStanisław Żółkiewski\nGrażyna Ślązak\nMirosława Wiśniewska'],
  ['windows-1251', 'Имя;Фамилия\nОля;Совина\nИван;Озеров\nЕлена;Щукина'],
  ['windows-1251', 'Оля;o@lake.example'],
  ['koi8-r', 'Имя;Фамилия\nОля;Совина\nИван;Озеров'],
  ['koi8-r', 'Оля;o@lake.example'],
  ['iso-8859-5', 'Имя;Фамилия\nОля;Совина\nИван;Озеров\nТатьяна;Лебедева'],
  ['windows-1253', 'Όνομα;Επώνυμο\nΕλένη;Παπαδοπούλου\nΓιώργος;Λίμνης'],
  ['windows-1253', 'Ελένη;e@lake.example'],
  ['windows-1254', 'İris Işıltı\nŞule Çağlar\nGökçe Yıldız\nOğuz Göl', 'tr'],
  ['windows-1257', 'Jānis Bērziņš\nKristīne Ozoliņa\nĢirts Kļava', 'lv'],
  ['windows-1255', 'דנה אגם\nיוסי ינשוף'],
  ['windows-1256', 'علي بحيرة\nمحمد النور', 'ar'],
  ['shift_jis', '氏名,メール\n山田太郎,y@lake.example\n佐藤花子,s@lake.example\nさくら,k@lake.example'],
  ['shift_jis', '鈴木一郎,s@lake.example'],
  ['euc-jp', '氏名,メール\n山田太郎,y@lake.example\n佐藤花子,s@lake.example'],
  ['gbk', '姓名,邮箱\n王小明,w@lake.example\n李四,l@lake.example\n张伟,z@lake.example\n陈静,c@lake.example'],
  ['big5', '姓名,電話\n陳小明,c@lake.example\n林美麗,l@lake.example\n黃志強,h@lake.example'],
  ['euc-kr', '이름,전화\n김민수,k@lake.example\n이영희,l@lake.example\n박지훈,p@lake.example'],
  ['euc-kr', '김,k@lake.example'],
  ['macintosh', 'José Muñoz;j@lake.example\nRenée Lefèvre;r@lake.example\nJörg Müller;m@lake.example'],
]

test.each(LISTS)('reads %s without being told: %j', (label, names, language = 'en') => {
  expect(read(encodeText(names, label), [language])).toBe(names)
})

test.each<[string, string, string]>([
  ['windows-1250', 'Jan Koń', 'pl-PL'],
  ['windows-1251', 'Яя', 'ru'],
  ['shift_jis', '林', 'ja'],
  ['gbk', '林', 'zh-CN'],
  ['big5', '林', 'zh-TW'],
  ['euc-kr', '임', 'ko'],
])('lets the language of the user decide where a text is too short: %s %j', (label, name, language) => {
  expect(read(encodeText(name, label), ['en', language])).toBe(name)
})

describe('UTF-8', () => {
  test('stays where single lines are damaged, at any place', () => {
    const lines = ['Zoë', 'Jörn', 'Ωmega', '山田', 'Łucja', 'Añil']
    for (let at = 0; at <= lines.length; at++) {
      const before = lines
        .slice(0, at)
        .map((line) => `${line}\n`)
        .join('')
      const after = lines
        .slice(at)
        .map((line) => `\n${line}`)
        .join('')
      const bytes = [
        ...encodeText(before, 'utf-8'),
        ...encodeText('Owl', 'utf-8'),
        0x92,
        0x73,
        ...encodeText(after, 'utf-8'),
      ]
      expect(read(Uint8Array.from(bytes))).toBe(`${before}Owl’s${after}`)
    }
  })

  test('stays where the last line is cut inside a letter', () => {
    const bytes = encodeText('Zoë\nJörn 山', 'utf-8')
    for (const cut of [1, 2]) expect(read(bytes.slice(0, -cut))).toMatch(/^Zoë\nJörn /)
    expect(read(encodeText('Zoë\nJoë', 'utf-8').slice(0, -1))).toBe('Zoë\nJo')
    expect(read(encodeText('Zo\nJoé', 'windows-1252'))).toBe('Zo\nJoé')
  })

  test('is read without its mark', () => {
    expect(read(encodeText('\ufeffZoë', 'utf-8'))).toBe('Zoë')
  })
})

test.each([
  ['little', (code: number) => [code & 255, code >> 8]],
  ['big', (code: number) => [code >> 8, code & 255]],
])('reads UTF-16 with its %s end first, with a mark and without', (_, toPair) => {
  for (const text of [
    'Name\tEmail\nJöran\ta@lake.example',
    '氏名\t電話\n山田太郎\t+81 90 1234 5678\n',
    'Имя,E-mail\nОля,o@lake.example',
  ])
    for (const mark of ['', '\ufeff'])
      expect(
        read(Uint8Array.from([...`${mark}${text}`].flatMap((letter) => toPair(letter.charCodeAt(0))))),
      ).toBe(text)
})

test('reads seven-bit Japanese', () => {
  expect(
    read(Uint8Array.from([...'\x1b$B;3ED\x1b(B,y@lake.example'].map((letter) => letter.charCodeAt(0)))),
  ).toBe('山田,y@lake.example')
})

test('reads a line as its own label says, in any case, and as UTF-8 where the label is unknown', () => {
  const decode = createLineDecoder('', ['en'])
  const line = (text: string, label: string) => toByteText(encodeText(text, label))
  for (const label of [
    'ISO-8859-7',
    'iso-8859-7',
    'greek',
    'Latin1',
    'KOI8-R',
    'EUC-KR',
    'Shift_JIS',
    'sjis',
    'cp1250',
    'x-mac-roman',
    'GB18030',
  ]) {
    const text = { g: 'Ελένη', i: 'Ελένη', l: 'Zoë', k: 'Оля', e: '김', s: '山田', c: 'Łucja', x: 'Zoë' }[
      label === 'GB18030' ? 's' : (label[0]?.toLowerCase() ?? '')
    ]
    expect(decode(line(text ?? '', label.toLowerCase()), label)).toBe(text)
  }
  expect(decode(line('Zoë', 'utf-8'), 'x-unknown')).toBe('Zoë')
  expect(decode(line('Zoë', 'windows-1252'), 'x-unknown')).toBe('Zoë')
})

test('reads five megabytes of any bytes within a second', () => {
  const started = performance.now()
  for (const fill of [0xff, 0x80, 0x92, 0xe9, 0x1b])
    read(new Uint8Array(5_000_000).fill(fill).fill(10, 2_500_000, 2_500_001))
  // Five files; no time is asserted for one.
  expect(performance.now() - started).toBeLessThan(10_000)
})
