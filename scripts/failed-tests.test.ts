import { expect, test } from 'vitest'
import { listPlaywrightFailures, listVitestFailures } from './failed-tests.mjs'

test('lists failed tests of Vitest, and files that did not load', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'failed', failureMessages: ['expected 2'] },
          { fullName: 'subtracts', status: 'passed', failureMessages: [] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  }
  expect(listVitestFailures(report)).toEqual([
    { title: 'a.test.ts > adds', message: 'expected 2' },
    { title: 'b.test.ts', message: 'Unexpected token' },
  ])
})

test('lists failed tests of Playwright in nested suites, and errors outside tests', () => {
  const createSpec = (title: string, ok: boolean) => ({
    file: 'home.spec.ts',
    line: 3,
    title,
    ok,
    tests: [{ results: [{ duration: 20, errors: ok ? [] : [{ message: 'no button' }] }] }],
  })
  const report = {
    suites: [{ specs: [], suites: [{ specs: [createSpec('plays', false), createSpec('stops', true)] }] }],
    errors: [{ message: 'port taken' }],
  }
  expect(listPlaywrightFailures(report)).toEqual([
    { title: 'home.spec.ts:3 > plays (20 ms)', message: 'no button' },
    { title: 'Playwright', message: 'port taken' },
  ])
})
