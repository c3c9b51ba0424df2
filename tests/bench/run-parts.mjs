/** Runs the parts with a retry, and summarizes retries and failures. */

const ATTEMPTS = 2

/** @typedef {{ goal: string, verdict: string }} Line */
/** @typedef {{ name: string, options: object, figures: string[] | null }} Part */
/** @typedef {{ name: string, errors: string[] }} Retried */
/** @typedef {{ name: string, seconds: number, error: string | null }} Attempt */

/**
 * Those lines whose goal is in `figures`, in its order; all lines for `null`, and from a part that could measure nothing,
 * as without a browser. Throws for a figure without a line.
 * @template {Line} T
 * @param {T[]} lines
 * @param {string[] | null} figures
 * @returns {T[]}
 */
export function selectFigures(lines, figures) {
  if (figures === null || lines.every(({ verdict }) => verdict === 'NOT MEASURED')) return lines
  return figures.map((figure) => {
    const found = lines.find(({ goal }) => goal === figure)
    if (!found) throw new Error(`no figure "${figure}" among: ${lines.map(({ goal }) => goal).join('; ')}`)
    return found
  })
}

/**
 * Measures the parts in order. A part that throws is measured once more before the next one starts.
 * @param {Part[]} parts
 * @param {(part: Part) => Promise<Line[]>} measure
 * @param {(attempt: Attempt) => void} onAttempt called after each attempt; `error` is null on success
 * @returns the lines of all parts, and the parts that were retried with success and that failed twice
 */
export async function runParts(parts, measure, onAttempt = () => {}) {
  /** @type {{ lines: Line[], retried: Retried[], failed: Retried[] }} */
  const report = { lines: [], retried: [], failed: [] }
  for (const part of parts) {
    /** @type {string[]} */
    const errors = []
    let isMeasured = false
    while (!isMeasured && errors.length < ATTEMPTS) {
      const start = performance.now()
      let error = null
      try {
        report.lines.push(...selectFigures(await measure(part), part.figures))
        isMeasured = true
      } catch (thrown) {
        error = thrown instanceof Error ? thrown.message : String(thrown)
        errors.push(error)
      }
      onAttempt({ name: part.name, seconds: (performance.now() - start) / 1000, error })
    }
    const { name } = part
    if (!isMeasured) report.failed.push({ name, errors })
    else if (errors.length > 0) report.retried.push({ name, errors })
  }
  return report
}

/** Formats a line for each part that needed a second attempt; the first line of the last error of each. */
export function formatAttempts({ retried, failed }) {
  const toLine = (outcome) => (part) => `${outcome} ${part.name}: ${part.errors.at(-1).split('\n')[0]}`
  return [...retried.map(toLine('Retried')), ...failed.map(toLine('Failed twice'))]
}
