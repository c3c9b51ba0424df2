import { expect, test } from 'vitest'
import { encodeText } from '../../tests/support/encode-text'
import { toByteText } from './decode-text'
import { type ParsedCards, parseVcards as parseCards } from './vcards'

const read = (bytes: Uint8Array): ParsedCards => parseCards(toByteText(bytes), ['en'])
/** The contacts of cards, without the count of faxes. */
const parseVcards = (text: string) =>
  read(encodeText(text, 'utf-8')).contacts.map(({ name, emails, phones }) => ({ name, emails, phones }))

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')

test('parses version 3 with groups, folded lines and several numbers, without faxes', () => {
  const text = card(
    'VERSION:3.0',
    'N:Okafor;Ada;Mary;Dr.;',
    'FN:Dr. Ada Mary O',
    ' kafor',
    'ORG:Engines\\, Ltd;Research',
    'EMAIL;type=INTERNET;type=HOME:ada@x.org',
    'item1.EMAIL:ada@work.example',
    'item1.X-ABLabel:_$!<Other>!$_',
    'TEL;type=CELL;type=VOICE;type=pref:+46 70 123',
    'TEL;TYPE="work,voice":031 1',
    'TEL;type=HOME;type=FAX:031 2',
    `PHOTO;ENCODING=b;TYPE=JPEG:${'A'.repeat(5000)}`,
    ` ${'B'.repeat(70)}`,
  )
  expect(parseVcards(text)).toEqual([
    {
      name: 'Dr. Ada Mary Okafor',
      emails: ['ada@x.org', 'ada@work.example'],
      phones: ['+46 70 123', '031 1'],
    },
  ])
})

test('parses version 2.1 with multi-line quoted-printable in UTF-8 or Latin-1', () => {
  const text = card(
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=85str=C3=B6m;J=',
    '=C3=B6ran;;;',
    'TEL;CELL:0701',
    'TEL;WORK;FAX:0702',
  )
  expect(parseVcards(text)).toEqual([{ name: 'Jöran Åström', emails: [], phones: ['0701'] }])
  const latin = card('FN;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:=C5str=F6m 100%', 'TEL:1')
  expect(parseVcards(latin)).toMatchObject([{ name: 'Åström 100%' }])
})

test('parses version 4 with URIs, escapes and several cards', () => {
  const text =
    card(
      'VERSION:4.0',
      'FN:Ada\\, the first\\nof her name',
      'TEL;VALUE=uri;TYPE="voice,home":tel:+46-70-123;ext=5',
      'EMAIL:mailto:ada@x.org',
    ) +
    card('VERSION:4.0', 'ORG:Bakery', 'TEL:031').replaceAll('\r\n', '\n') +
    card('NICKNAME:Ben', 'EMAIL:b@x.org').replaceAll('\r\n', '\r')
  expect(parseVcards(text)).toEqual([
    { name: 'Ada, the first of her name', emails: ['ada@x.org'], phones: ['+46-70-123'] },
    { name: 'Bakery', emails: [], phones: ['031'] },
    { name: 'Ben', emails: ['b@x.org'], phones: [] },
  ])
})

test('skips malformed lines', () => {
  expect(parseVcards('')).toEqual([])
  expect(parseVcards('FN:Outside\nEND:VCARD\nBEGIN:VCARD\nFN;;:Ada\nno colon\n:\nTEL:1\nEND:VCARD')).toEqual([
    { name: 'Ada', emails: [], phones: ['1'] },
  ])
})

const A = ['BEGIN:VCARD', 'FN:Ada', 'TEL:1']
const B = ['BEGIN:VCARD', 'FN:Ben', 'TEL:2']
const C = ['BEGIN:VCARD', 'FN:Cai', 'TEL:3']
const END = ['END:VCARD']
const EMAIL = ['EMAIL:a@x.org']

test.each<[string, string[], string[], number]>([
  ['a card inside a card', [...A, ...B, ...END, ...EMAIL, ...END], ['Ada 1 a@x.org'], 1],
  ['two cards inside', [...A, ...B, ...END, ...C, ...END, ...EMAIL, ...END], ['Ada 1 a@x.org'], 2],
  [
    'a card inside a card inside a card',
    [...A, ...B, ...C, ...END, ...END, ...EMAIL, ...END],
    ['Ada 1 a@x.org'],
    2,
  ],
  ['an agent of version 2.1', [...A, 'AGENT:', ...B, ...END, ...EMAIL, ...END], ['Ada 1 a@x.org'], 1],
  [
    'an agent on the line of its name',
    [...A, 'AGENT:BEGIN:VCARD', ...B.slice(1), ...END, ...EMAIL, ...END],
    ['Ada 1 a@x.org'],
    1,
  ],
  [
    'an agent with escapes',
    [...A, 'AGENT:BEGIN:VCARD\\nFN:Ben\\nTEL:2\\nEND:VCARD\\n', ...EMAIL, ...END],
    ['Ada 1 a@x.org'],
    0,
  ],
  ['a card without an end', [...A, ...B, ...END], ['Ada 1', 'Ben 2'], 0],
  ['a last card without an end', [...A, ...END, ...B], ['Ada 1', 'Ben 2'], 0],
  [
    'three cards, the first without an end',
    [...A, ...B, ...END, ...C, ...END],
    ['Ada 1', 'Ben 2', 'Cai 3'],
    0,
  ],
  ['three cards, none with an end', [...A, ...B, ...C], ['Ada 1', 'Ben 2', 'Cai 3'], 0],
  ['a file that is cut inside an agent', [...A, 'AGENT:', ...B], ['Ada 1'], 0],
])('reads %s', (_, lines, expected, skipped) => {
  for (const end of ['\n', '\r\n', '\r']) {
    const { contacts, skipped: count } = read(encodeText(lines.join(end), 'utf-8'))
    expect(contacts.map(({ name, emails, phones }) => [name, ...phones, ...emails].join(' '))).toEqual(
      expected,
    )
    expect(count).toBe(skipped)
  }
})

test.each([
  'TEL;CELL;VIDEO:+1',
  'TEL;VIDEO:+1',
  'TEL;TYPE=WORK,VOICE,FAX:+1',
  'TEL;TYPE=pager;TYPE=cell:+1',
  'TEL;TYPE="voice,fax":+1',
  'TEL;FAX;VOICE:+1',
  'TEL;TYPE=textphone:+1',
  'TEL;TYPE=text,home:+1',
  'TEL;TYPE=CELL;X-LABEL=videocall:+1',
  'TEL;TYPE=HOME;X-LABEL=fax:+1',
  'item1.TEL;X-EVOLUTION-FAX=1:+1',
  'TEL;VALUE=uri;TYPE="video,cell":tel:+1',
  'TEL:+1',
])('keeps the number of %s', (line) => {
  const { contacts } = read(encodeText(card('FN:Ada', line), 'utf-8'))
  expect(contacts).toMatchObject([{ phones: [expect.stringMatching(/^(tel:)?\+1$/)], faxes: 0 }])
})

test.each([
  'TEL;FAX:+1',
  'TEL;WORK;FAX:+1',
  'TEL;TYPE=home,fax:+1',
  'TEL;type=HOME;type=FAX;type=pref:+1',
  'TEL;TYPE="fax":+1',
  'TEL;PAGER:+1',
  'TEL;TYPE=modem:+1',
  'TEL;TYPE=bbs:+1',
  'TEL;TYPE=fax,video:+1',
])('counts the number of %s as left out', (line) => {
  const { contacts } = read(encodeText(card('FN:Ada', line), 'utf-8'))
  expect(contacts).toMatchObject([{ phones: [], faxes: 1 }])
})

test.each([
  ['Zoë Owl', 'Zo=C3=AB Owl'],
  ['Jörn Owl', 'J=C3=B6rn=20Owl'],
  ['山田', '=E5=B1=B1=E7=94=B0'],
])('joins quoted-printable lines of %s that are folded anywhere', (name, encoded) => {
  for (const property of ['FN', 'N', 'ORG'])
    for (const end of ['\n', '\r\n', '\r'])
      for (let at = 1; at < encoded.length; at++) {
        const [start, rest] = [encoded.slice(0, at), encoded.slice(at)]
        // A blank that begins the rest could be that of the fold.
        const soft = rest.startsWith(' ')
          ? []
          : ['=', '= '].flatMap((mark) => ['', ' ', '\t'].map((blank) => `${mark}${end}${blank}`))
        // Behind `=` such a fold is a soft line break.
        const folds = start.endsWith('=') ? [] : [`${end} `, `${end}\t`]
        for (const fold of [...soft, ...folds]) {
          const line = `${property};ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:${start}${fold}${rest}`
          expect(parseVcards(['BEGIN:VCARD', line, 'TEL:1', 'END:VCARD'].join(end))[0]?.name).toBe(name)
        }
      }
})

test('reads a quoted-printable name behind a long note, and an end behind an open line', () => {
  const note = `NOTE;ENCODING=QUOTED-PRINTABLE:${'=C3=AB=\n'.repeat(2000)}`
  expect(parseVcards(`BEGIN:VCARD\n${note}\nFN:Ada\nTEL:1\nEND:VCARD`)).toMatchObject([{ name: 'Ada' }])
  const open = 'BEGIN:VCARD\nFN;QUOTED-PRINTABLE:Ada=\nEND:VCARD\nBEGIN:VCARD\nFN:Ben\nEND:VCARD'
  expect(parseVcards(open).map(({ name }) => name)).toEqual(['Ada', 'Ben'])
})

test.each([
  ['FN;CHARSET=ISO-8859-7;ENCODING=QUOTED-PRINTABLE:=C5=EB=DD=ED=E7', 'Ελένη'],
  ['FN;ENCODING=QUOTED-PRINTABLE;CHARSET=koi8-r:=EF=CC=D1', 'Оля'],
  ['FN;CHARSET="EUC-KR";QUOTED-PRINTABLE:=B1=E8', '김'],
  ['FN;ENCODING=BASE64;CHARSET=UTF-8:Wm/Dqw==', 'Zoë'],
  ['FN;ENCODING=B;CHARSET=utf-8:Wm/Dqw==', 'Zoë'],
  ['FN;BASE64;CHARSET=ISO-8859-1:Wm/r', 'Zoë'],
  ['FN;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=8ER=93c', '山田'],
  ['FN;CHARSET=GB2312;ENCODING=QUOTED-PRINTABLE:=CD=F5', '王'],
  ['FN;CHARSET=Big5;ENCODING=QUOTED-PRINTABLE:=B3=AF', '陳'],
  ['FN;CHARSET=X-UNKNOWN;ENCODING=QUOTED-PRINTABLE:Zo=C3=AB', 'Zoë'],
  ['FN;ENCODING=QUOTED-PRINTABLE:Zo=EB', 'Zoë'],
  ['FN;ENCODING=QUOTED-PRINTABLE:100%20 %C3', '100%20 %C3'],
])('reads %s', (line, name) => {
  expect(parseVcards(card(line, 'TEL:1'))[0]?.name).toBe(name)
})

test('reads unencoded lines of several encodings in one file', () => {
  const line = (label: string, text: string) => [
    ...encodeText(`FN;CHARSET=${label}:`, 'utf-8'),
    ...encodeText(text, label),
    10,
  ]
  const one = (label: string, text: string) => [
    ...encodeText('BEGIN:VCARD\n', 'utf-8'),
    ...line(label, text),
    ...encodeText('TEL:1\nEND:VCARD\n', 'utf-8'),
  ]
  const names = [
    ['koi8-r', 'Оля'],
    ['windows-1252', 'Zoë'],
    ['utf-8', 'Jörn'],
    ['shift_jis', '山田'],
    ['euc-kr', '김'],
  ] as const
  const bytes = Uint8Array.from(names.flatMap(([label, name]) => one(label, name)))
  expect(read(bytes).contacts.map(({ name }) => name)).toEqual(names.map(([, name]) => name))
})

test('keeps the names of a file in which one line has another encoding', () => {
  const cards = ['Zoë', 'Jörn', 'Ada', '山田']
    .map((name) => card(`FN:${name}`, `ORG:${name === 'Ada' ? 'Owl@s' : 'Owls'}`, 'TEL:1'))
    .join('')
  const bytes = encodeText(cards, 'utf-8').map((byte) => (byte === 64 ? 0x92 : byte))
  expect(read(bytes).contacts.map(({ name }) => name)).toEqual(['Zoë', 'Jörn', 'Ada', '山田'])
})

test('reads a crafted line of five million characters quickly', () => {
  const soft = `BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:${`${'x'.repeat(75)}=\n`.repeat(60_000)}\nTEL:1\nEND:VCARD`
  expect(parseVcards(soft)).toMatchObject([{ phones: ['1'] }])
  expect(parseVcards(`BEGIN:VCARD\n${'"'.repeat(5_000_000)}\nEND:VCARD`)).toHaveLength(1)
})

test.each([
  ['a mark in front of each card', '\ufeff', '\r\n'],
  ['two marks in front of each card', '\ufeff\ufeff', '\n'],
  ['no line break between cards', '', ''],
  ['a mark and no line break', '\ufeff', ''],
  ['a blank and no line break', ' ', ''],
  ['an end-of-file sign and no line break', '', '\x1a'],
  ['marks and old line breaks', '\ufeff', '\r'],
])('reads all cards of joined files with %s', (_, before, behind) => {
  const cards = [
    ['BEGIN:VCARD', 'FN:Zoë', 'TEL:1', 'END:VCARD'],
    ['begin:vcard', 'FN:Ola', 'TEL:2', 'end:vcard'],
    ['BEGIN:VCARD', 'FN:Jörg', 'TEL:3', 'END:VCARD'],
  ]
  const text = cards.map((lines) => `${before}${lines.join('\n')}${behind}`).join('')
  const names = ['Zoë', 'Ola', 'Jörg']
  expect(parseVcards(text).map(({ name }) => name)).toEqual(names)
  const wide = new Uint8Array(new Uint16Array([...`\ufeff${text}`].map((one) => one.charCodeAt(0))).buffer)
  expect(read(wide).contacts.map(({ name }) => name)).toEqual(names)
})

test('keeps an end and a beginning that stand inside of a value', () => {
  expect(parseVcards(card('FN:Ola', 'NOTE:END:VCARDBEGIN:VCARD', 'TEL:1'))).toMatchObject([
    { name: 'Ola', phones: ['1'] },
  ])
})

/** Folds a line behind every so many bytes, also inside of letters. */
function foldBytes(line: string, every: number): string {
  const bytes = String.fromCharCode(...encodeText(line, 'utf-8'))
  return (bytes.match(new RegExp(`[^]{1,${every}}`, 'g')) ?? []).join('\r\n ')
}

test.each([
  ['Jörg', 'ööö'],
  ['Zoë', 'Grüße aus Köln, schöne Größe'],
  ['Łucja', 'zażółć gęślą jaźń'],
  ['Оля', 'Пишет по вечерам, звонить нельзя'],
  ['山田', '夜に電話しないでください'],
  ['Ελένη', 'καλημέρα σε όλους'],
  ['دنيا', 'لا تتصل في المساء'],
])('keeps the names of a file in which lines are folded inside of letters: %s', (name, note) => {
  for (const every of [5, 6, 7]) {
    const lines = [
      'BEGIN:VCARD',
      `FN:${name}`,
      foldBytes(`NOTE:${note} ${note}`, every),
      'TEL:1',
      'END:VCARD',
    ]
    const long = ['BEGIN:VCARD', foldBytes(`FN:${note}`, every), 'TEL:2', 'END:VCARD']
    const bytes = [...lines, ...long].flatMap((line) =>
      line.includes('\r')
        ? [...line, '\n'].map((one) => one.charCodeAt(0))
        : [...encodeText(`${line}\n`, 'utf-8')],
    )
    const { contacts } = read(Uint8Array.from(bytes))
    expect(contacts.map((contact) => contact.name)).toEqual([name, note.replace('\\', '')])
  }
})

test.each([
  [['FN;ENCODING=b:Wm/Dqw=='], 'Zoë', 'en'],
  [['FN;ENCODING=QUOTED-PRINTABLE:=D0=9E=D0=BB=D1=8F'], 'Оля', 'en'],
  [['FN;BASE64:5bGx55Sw'], '山田', 'en'],
  [['FN;QUOTED-PRINTABLE:J=C3=B6rg', 'NOTE:plain'], 'Jörg', 'de'],
  [['FN;ENCODING=QUOTED-PRINTABLE:=8ER=93c=91=BE=98Y'], '山田太郎', 'ja'],
  [['FN;ENCODING=QUOTED-PRINTABLE:=8ER=93c'], '山田', 'ja'],
  [['FN;ENCODING=QUOTED-PRINTABLE:=CE=EB=FF'], 'Оля', 'ru'],
  [['FN;ENCODING=QUOTED-PRINTABLE:Pawe=B3 =A3uk'], 'Paweł Łuk', 'pl'],
  [['FN;ENCODING=QUOTED-PRINTABLE:=C1=D6=C3=B5'], '주천', 'ko'],
  [['FN;ENCODING=b:Wm/r'], 'Zoë', 'en'],
])('reads encoded lines without a charset: %j as %s', (lines, name, language) => {
  const photo = 'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////'
  const text = toByteText(encodeText(card(...lines, 'TEL:1', photo), 'utf-8'))
  expect(parseCards(text, [language]).contacts[0]?.name).toBe(name)
})

test('reads encoded lines apart from the others of a file', () => {
  const raw = encodeText(card('FN:Jörg', 'TEL:1') + card('FN:Renée', 'TEL:2'), 'windows-1252')
  const encoded = encodeText(card('FN;ENCODING=QUOTED-PRINTABLE:Zo=C3=AB', 'TEL:3'), 'utf-8')
  expect(read(Uint8Array.from([...raw, ...encoded])).contacts.map(({ name }) => name)).toEqual([
    'Jörg',
    'Renée',
    'Zoë',
  ])
})

test.each([
  [['N:Owl\\\\;Ola'], 'Ola Owl\\'],
  [['N:Owl\\;Lake;Ola'], 'Ola Owl;Lake'],
  [['N:Owl\\\\\\;Lake;Ola'], 'Ola Owl\\;Lake'],
  [['FN:Ola \\\\n Owl'], 'Ola \\n Owl'],
  [['ORG:Owl\\\\;Research'], 'Owl\\'],
  [['FN:Ola\\nOwl'], 'Ola Owl'],
])('takes a backslash behind another one for a letter: %j', (lines, name) => {
  expect(parseVcards(card(...lines, 'TEL:1'))[0]?.name).toBe(name)
})

test.each([
  ['TEL:+12125550111,+12125550112', ['+12125550111', '+12125550112']],
  ['TEL;CELL:+12125550111;+12125550112', ['+12125550111', '+12125550112']],
  ['TEL:+12125550111\\,+12125550112', ['+12125550111', '+12125550112']],
  ['TEL:+1 212 555 0111 / +1 212 555 0112', ['+1 212 555 0111', '+1 212 555 0112']],
  ['TEL:+12125550111,,5', ['+12125550111,,5']],
  ['TEL:+12125550111,5', ['+12125550111,5']],
  ['TEL:031 1', ['031 1']],
])('reads the numbers of the line %s', (line, phones) => {
  expect(parseVcards(card('FN:Ola', line))).toMatchObject([{ phones }])
})

test.each(['  ', '\t', '    ', ' '])('reads cards that are indented by %j', (indent) => {
  for (const end of ['\n', '\r\n', '\r']) {
    const lines = ['BEGIN:VCARD', 'FN:Ola', 'ORG:Owls', ' and more', 'TEL:1', 'END:VCARD']
    const text = [...lines, ...lines].map((line) => `${indent}${line}`).join(end)
    const plain = lines.join(end)
    for (const file of [text, `${text}${end}${plain}`, `${plain}${end}${text}`])
      expect(new Set(parseVcards(file).map(({ name, phones }) => `${name} ${phones}`))).toEqual(
        new Set(['Ola 1']),
      )
  }
})

test('takes the beginning of a card in a folded line for a part of it', () => {
  const text = card('FN:Ola', 'NOTE:see', ' BEGIN:VCARD', 'TEL:1')
  expect(parseVcards(text)).toMatchObject([{ name: 'Ola', phones: ['1'] }])
})
