import { expect, test } from 'vitest'
import { formatCsvHeader, formatCsvRow, toEarningState } from './earnings'
import type { Earning } from './earnings.schema'

test.each([
  ['was not paid out', {}, 'pending'],
  ['was paid out', { isPaidOut: true }, 'paid_out'],
  ['was refunded', { takenBackCents: 257 }, 'refunded'],
  ['was refunded after its payout', { takenBackCents: 257, isPaidOut: true }, 'refunded'],
  ['was refunded in part', { takenBackCents: 100 }, 'pending'],
  ['is disputed', { takenBackCents: 257, isDisputed: true }, 'disputed'],
  ['earned nothing', { shareCents: 0 }, 'pending'],
] as const)('returns the state of a sale that %s', (_, given, state) => {
  const sale = { shareCents: 257, takenBackCents: 0, isDisputed: false, isPaidOut: false, ...given }
  expect(toEarningState(sale)).toBe(state)
})

const earning: Earning = {
  id: 'pay_1',
  soldAt: Date.parse('2026-11-24T23:59:59Z'),
  postId: 'post_1',
  title: 'Low tide',
  kind: 'nightingale',
  cents: 299,
  costCents: 39,
  feeCents: 3,
  shareCents: 257,
  takenBackCents: 300,
  state: 'refunded',
}

test('formats a sale as a line that adds up', () => {
  expect(formatCsvHeader()).toBe(
    '"Date","What you sold","Price","Card costs","Fee","Your share","Taken back","You keep","State"\r\n',
  )
  expect(formatCsvRow(earning)).toBe(
    '"2026-11-24","Low tide","2.99","0.39","0.03","2.57","3.00","-0.43","Refunded"\r\n',
  )
})

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1', `"'+1"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  [' =1', `"' =1"`],
  ['Tide, low', '"Tide, low"'],
  ['one\r\ntwo', '"one\r\ntwo"'],
  [null, '"A deleted post"'],
])('quotes the title %j, so that spreadsheets run no formula', (title, cell) => {
  expect(formatCsvRow({ ...earning, title }).startsWith(`"2026-11-24",${cell},"2.99"`)).toBe(true)
})
