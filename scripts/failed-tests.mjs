/** Reads titles and messages of failed tests from the reports of the test runners. */
import { stripVTControlCharacters } from 'node:util'

/** The end of a message that names the failed expectation, in characters. */
const MESSAGE_LENGTH = 1_500

/**
 * Failed tests of Vitest's JSON report: `[{ title, message }]`. A file that did not load counts as one, as does one whose
 * `beforeAll` failed: its error is only in the output for people.
 */
export function listVitestFailures({ testResults }, output = '') {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed')
      return [toFailure(name, message || findSuiteErrors(output))]
    return failed.map((test) => toFailure(`${name} > ${test.fullName}`, test.failureMessages.join('\n')))
  })
}

/**
 * Failed tests of Playwright's JSON report, with their duration in milliseconds.
 * @param {{ suites: any[], errors?: { message?: string }[] }} report
 */
export function listPlaywrightFailures({ suites, errors = [] }) {
  const failed = suites.flatMap(listSpecs).filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const results = tests.flatMap((test) => test.results)
      const messages = results.flatMap((result) => result.errors).map((error) => error.message)
      const duration = results.map((result) => `${result.duration} ms`).join(', ')
      return toFailure(`${file}:${line} > ${title} (${duration})`, messages.join('\n'))
    }),
    ...errors.map((error) => toFailure('Playwright', error.message)),
  ]
}

function listSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)]
}

/** The part of Vitest's output about files and groups of tests that failed as a whole. */
function findSuiteErrors(output) {
  const plain = stripVTControlCharacters(output)
  const at = plain.search(/⎯ Failed Suites \d+ ⎯/)
  return at < 0 ? '' : plain.slice(at).replace(/^.*\n/, '').trim()
}

function toFailure(title, message = '') {
  return { title, message: message.slice(0, MESSAGE_LENGTH) }
}
