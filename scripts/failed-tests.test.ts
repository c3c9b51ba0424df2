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

test('names the error of a failed beforeAll, which the report leaves out', () => {
  const report = {
    testResults: [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults: [] }],
  }
  const output =
    'a.test.ts (1 test)\n\n⎯⎯\u001b[31m Failed Suites 1 \u001b[39m⎯⎯\n\n FAIL  a.test.ts > a site\nError: no server\n'
  const message = 'FAIL  a.test.ts > a site\nError: no server'
  expect(listVitestFailures(report, output)).toEqual([{ title: 'a.test.ts', message }])
  expect(listVitestFailures(report)).toEqual([{ title: 'a.test.ts', message: '' }])
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

test('shows what a failed test of Vitest printed, and nothing of the others', () => {
  const assertion = { status: 'failed', ancestorTitles: ['a site'], failureMessages: ['no'] }
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [{ ...assertion, title: 'starts', fullName: 'a site starts' }],
    },
  ]
  const output =
    '\u001b[90mstdout\u001b[2m | a.test.ts > a site > starts\nport 1\nport 2\n\nstderr | a.test.ts > a site > ends\nbye\n\n'
  expect(listVitestFailures({ testResults }, output)).toEqual([
    { title: 'a.test.ts > a site starts', message: 'no\nIt printed:\nport 1\nport 2' },
  ])
})
