import { expect, test } from 'vitest'
import { findTextRecords } from './text-records.ts'

const fail = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))

test('finds the texts of a name, none where there is no record, and null without a network', async () => {
  const answers: Record<string, () => Promise<string[][]>> = {
    long: async () => [['v=spf1 ', '~all'], ['other']],
    missing: () => fail('ENOTFOUND'),
    empty: () => fail('ENODATA'),
    unreachable: () => fail('ECONNREFUSED'),
  }
  const resolve = (name: string) => answers[name]?.() ?? fail('EBADNAME')
  expect(await findTextRecords(Object.keys(answers), resolve)).toEqual({
    long: ['v=spf1 ~all', 'other'],
    missing: [],
    empty: [],
    unreachable: null,
  })
})
