/** Reads titles and messages of failed tests from the reports of the test runners. */

/** The end of a message that names the failed expectation, in characters. */
const MESSAGE_LENGTH = 1_500

/** Failed tests of Vitest's JSON report: `[{ title, message }]`. A file that did not load counts as one. */
export function listVitestFailures({ testResults }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [toFailure(name, message)]
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

function toFailure(title, message = '') {
  return { title, message: message.slice(0, MESSAGE_LENGTH) }
}
