/** Reads titles and messages of failed tests from the reports of the test runners. */
import { stripVTControlCharacters } from 'node:util'

/** The end of a message that names the failed expectation, in characters. */
const MESSAGE_LENGTH = 1_500
/** The end of what a failed test printed, in characters. */
const PRINTED_LENGTH = 3_000

/**
 * Failed tests of Vitest's JSON report: `[{ title, message }]`. A file that did not load counts as one, as does one whose
 * `beforeAll` failed: its error is only in the output for people.
 */
export function listVitestFailures({ testResults }, output = '') {
  const plain = stripVTControlCharacters(output)
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed')
      return [toFailure(name, message || findSuiteErrors(plain))]
    return failed.map((test) =>
      toFailure(
        `${name} > ${test.fullName}`,
        test.failureMessages.join('\n'),
        findPrinted(plain, [...(test.ancestorTitles ?? []), test.title].join(' > ')),
      ),
    )
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
      const printed = results.flatMap(({ stdout = [], stderr = [] }) => [...stdout, ...stderr])
      return toFailure(
        `${file}:${line} > ${title} (${duration})`,
        messages.join('\n'),
        printed.map(({ text }) => text ?? '').join(''),
      )
    }),
    ...errors.map((error) => toFailure('Playwright', error.message)),
  ]
}

function listSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)]
}

/** The output of a test, which Vitest puts under a heading each time. */
function findPrinted(plain, test) {
  const blocks = plain.matchAll(/^(?:stdout|stderr) \| (.+)\n([\s\S]*?)\n\n/gm)
  return [...blocks].flatMap(([, heading, text]) => (heading.endsWith(` > ${test}`) ? [text] : [])).join('\n')
}

/** The part of Vitest's output about files and groups of tests that failed as a whole. */
function findSuiteErrors(plain) {
  const at = plain.search(/⎯ Failed Suites \d+ ⎯/)
  return at < 0 ? '' : plain.slice(at).replace(/^.*\n/, '').trim()
}

function toFailure(title, message = '', printed = '') {
  const shown = printed && `\nIt printed:\n${printed.slice(-PRINTED_LENGTH)}`
  return { title, message: message.slice(0, MESSAGE_LENGTH) + shown }
}
