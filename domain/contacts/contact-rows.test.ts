import { expect, test } from 'vitest'
import { parseContactRows } from './contact-rows'

test('parses Google rows with labels and several values in one cell', () => {
  const head =
    'First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Organization Name,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value'
  const rows = [
    head.split(','),
    [
      'Ada',
      '',
      'Okafor',
      'Aida',
      '',
      '',
      'Analytical',
      '* Work',
      'a@x.org ::: b@x.org',
      '',
      'Mobile',
      '+46 70 1',
    ],
    ['', '', '', '', '', '', 'Bakery', '', '', '', 'Work Fax', '031 1 ::: 031 2'],
  ]
  expect(parseContactRows(rows)).toEqual([
    { name: 'Ada Okafor', emails: ['a@x.org', 'b@x.org'], phones: ['+46 70 1'] },
    { name: 'Bakery', emails: [], phones: ['031 1', '031 2'] },
  ])
})

test('reads a table without emails, and a first row with an address as data', () => {
  const table = [
    ['Name', 'Phone'],
    ['Ada', '+46 70 1'],
  ]
  expect(parseContactRows(table)).toEqual([{ name: 'Ada', emails: [], phones: ['+46 70 1'] }])
  const rows = [['Ada', 'email@ada.example']]
  expect(parseContactRows(rows)).toEqual([{ name: 'Ada', emails: ['email@ada.example'], phones: [] }])
})

test('parses old Google, Outlook, Apple and hand-written tables', () => {
  const google = [
    [
      'Name',
      'Given Name',
      'Family Name',
      'E-mail 1 - Type',
      'E-mail 1 - Value',
      'Phone 1 - Type',
      'Phone 1 - Value',
    ],
    ['Ada O.', 'Ada', 'Okafor', '*', 'a@x.org', 'Mobile', '070'],
  ]
  expect(parseContactRows(google)).toEqual([{ name: 'Ada O.', emails: ['a@x.org'], phones: ['070'] }])
  const outlook = [
    [
      'Title',
      'First Name',
      'Last Name',
      'Company',
      'E-mail Address',
      'E-mail Type',
      'E-mail Display Name',
      'Business Fax',
      'Mobile Phone',
      'TTY/TDD Phone',
    ],
    ['Dr', 'Ada', 'Okafor', 'X', 'a@x.org', 'SMTP', 'Ada (a@x.org)', '031 9', '070', '1'],
  ]
  expect(parseContactRows(outlook)).toEqual([{ name: 'Ada Okafor', emails: ['a@x.org'], phones: ['070'] }])
  const apple = [
    ['\ufeffFirst name', 'Last name', 'Home email', 'Mobile'],
    ['Ada', 'Okafor', 'a@x.org', '="+4670"'],
    ['Ben', '', '', "'+4671"],
  ]
  expect(parseContactRows(apple.map((row) => row.map((cell) => cell.replace('\ufeff', ''))))).toEqual([
    { name: 'Ada Okafor', emails: ['a@x.org'], phones: ['+4670'] },
    { name: 'Ben', emails: [], phones: ['+4671'] },
  ])
})

test('parses rows without a header by the form of their cells', () => {
  const rows = [
    ['Ada Okafor', 'a@x.org', '070-123 45 67'],
    ['ben@x.org', 'Ben'],
    ['=1+1', ''],
  ]
  expect(parseContactRows(rows)).toEqual([
    { name: 'Ada Okafor', emails: ['a@x.org'], phones: ['070-123 45 67'] },
    { name: 'Ben', emails: ['ben@x.org'], phones: [] },
    { name: '=1+1', emails: [], phones: [] },
  ])
  expect(parseContactRows([])).toEqual([])
})

test('tolerates rows that are too short, too long or empty', () => {
  const rows = [['Name', 'Email'], [], ['Ada'], ['Ben', 'b@x.org', 'more', 'x'.repeat(100_000)]]
  expect(parseContactRows(rows)).toEqual([
    { name: '', emails: [], phones: [] },
    { name: 'Ada', emails: [], phones: [] },
    { name: 'Ben', emails: ['b@x.org'], phones: [] },
  ])
})
