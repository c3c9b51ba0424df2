/** Formats the runners' results as one table. */
const WIDTHS = { result: 6, tried: 6, fault: 42, happened: 64, checked: 26 }

/** Returns the rows of a vitest report: those recorded by tests, and failures. */
export function toTestRows({ testResults = [] }) {
  return testResults.flatMap(({ assertionResults, message, name }) => {
    if (assertionResults.length === 0 && message) return [toFailedRow(name, message)]
    return assertionResults.flatMap(({ status, meta, fullName, failureMessages }) => {
      if (status === 'failed') return [toFailedRow(meta?.fault?.fault ?? fullName, failureMessages?.[0])]
      return meta?.fault ? [{ ...meta.fault, result: 'PASS' }] : []
    })
  })
}

/** Returns the rows of a Playwright report. */
export function toBrowserRows({ suites = [], errors = [] }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const rows = suites.flatMap(specs).flatMap(({ title, ok, tests }) => {
    const [last] = tests.flatMap(({ results }) => results).slice(-1)
    if (!ok) return [toFailedRow(title, last?.error?.message)]
    const notes = tests.flatMap(({ annotations }) => annotations).filter(({ type }) => type === 'fault')
    return notes.map(({ description }) => ({ ...JSON.parse(description), result: 'PASS' }))
  })
  return [...rows, ...errors.map(({ message }) => toFailedRow('stories', message))]
}

function toFailedRow(fault, message = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
  const plain = message.replace(/\u001b\[[0-9;]*m/g, '')
  return { result: 'FAIL', fault, tried: 1, happened: plain.split('\n')[0] ?? '', checked: '' }
}

/** Formats the rows, sorted by fault. */
export function formatTable(rows) {
  const number = ({ fault }) => Number(/^F(\d+)/.exec(fault)?.[1] ?? 0)
  const sorted = [...rows].sort((a, b) => number(a) - number(b))
  const head = Object.fromEntries(Object.keys(WIDTHS).map((name) => [name, name]))
  const rule = Object.values(WIDTHS)
    .map((width) => '-'.repeat(width))
    .join('  ')
  return [...formatRow(head), rule, ...sorted.flatMap(formatRow)].join('\n')
}

function formatRow(row) {
  const cells = Object.entries(WIDTHS).map(([name, width]) => wrapText(String(row[name]), width))
  const height = Math.max(...cells.map(({ length }) => length))
  return Array.from({ length: height }, (_, at) =>
    Object.values(WIDTHS)
      .map((width, cell) => (cells[cell]?.[at] ?? '').padEnd(width))
      .join('  ')
      .trimEnd(),
  )
}

function wrapText(text, width) {
  const found = ['']
  for (const word of text.split(/\s+/)) {
    const longer = `${found.at(-1)} ${word}`.trim()
    if (longer.length <= width || found.at(-1) === '') found[found.length - 1] = longer
    else found.push(word)
  }
  return found
}
