/**
 * Every row of section 8 is provoked through the product: in the client's table, the server's, or the test named here.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TABLES = ['components/spec-texts.test.tsx', 'api/spec-texts.test.ts']
/** Rows that need real sound or are not shown. */
const ELSEWHERE: [row: string, file: string, text: string][] = [
  ['S8-18', 'e2e/record.spec.ts', 'Audio mixing failed. Playing voice only.'],
  ['S8-26', '../web/features/podcasts/PodcastPart.test.tsx', '/^Audio trimmed successfully! clip'],
  ['S8-28', 'api/owlcasts.test.ts', "invitees: ['@nobody_here']"],
]
const ROWS = Array.from({ length: 39 }, (_, at) => `S8-${String(at + 1).padStart(2, '0')}`)

const readTest = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

test('provokes each of the 39 rows', () => {
  const tables = TABLES.map(readTest).join('')
  const provoked = new Set([...tables.matchAll(/S8-\d\d/g)].map(([row]) => row))
  for (const [row] of ELSEWHERE) provoked.add(row)
  expect(ROWS.filter((row) => !provoked.has(row))).toEqual([])
})

test.each(ELSEWHERE)('provokes %s in %s', (_row, file, text) => {
  expect(readTest(file)).toContain(text)
})
