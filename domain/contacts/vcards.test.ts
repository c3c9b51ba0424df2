import { expect, test } from 'vitest'
import { parseVcards } from './vcards'

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
  expect(parseVcards('FN:Outside\nEND:VCARD\nBEGIN:VCARD\nFN:Never ended')).toEqual([])
  const nested = 'BEGIN:VCARD\nFN:Lost\nBEGIN:VCARD\nFN;;:Ada\nno colon\n:\nTEL:1\nEND:VCARD\nEND:VCARD'
  expect(parseVcards(nested)).toEqual([{ name: 'Ada', emails: [], phones: ['1'] }])
})

test('reads a crafted line of five million characters quickly', () => {
  const soft = `BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:${`${'x'.repeat(75)}=\n`.repeat(60_000)}\nTEL:1\nEND:VCARD`
  expect(parseVcards(soft)).toMatchObject([{ phones: ['1'] }])
  expect(parseVcards(`BEGIN:VCARD\n${'"'.repeat(5_000_000)}\nEND:VCARD`)).toHaveLength(1)
})
