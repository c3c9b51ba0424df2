/** Runs the parts with a retry, and summarizes retries, failures, and what a busy machine measured. */

const ATTEMPTS = 2

/** @typedef {{ goal: string, verdict: string }} Line */
/** @typedef {{ name: string, options: object, figures: string[] | null, isTimed: boolean }} Part */
/** @typedef {{ name: string, errors: string[] }} Retried */
/** @typedef {{ name: string, seconds: number, error: string | null }} Attempt */

/** In place of a verdict, where other programs used the CPU before or after a part. */
const BUSY = 'BUSY'
const JUDGED = ['PASS', 'SHORT']

/**
 * Takes back what a busy machine measured.
 * @template {Line} T
 * @param {T[]} lines
 * @returns {T[]}
 */
const withholdVerdicts = (lines) =>
  lines.map((line) => (JUDGED.includes(line.verdict) ? { ...line, verdict: BUSY } : line))

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
 * Those lines whose goal is in `figures`; all lines for `null`.
 * @param {Line[]} lines
 * @param {string[] | null} figures
 */
const selectKnown = (lines, figures) =>
  figures === null ? lines : lines.filter(({ goal }) => figures.includes(goal))

/**
 * Measures the parts in order. A part that throws is measured once more before the next one starts; if it throws again,
 * the `lines` of its error are reported. Lines get no verdict where the machine was busy before or after
 * a part that measures times.
 * @param {Part[]} parts
 * @param {(part: Part) => Promise<Line[]>} measure
 * @param {object} [watchers]
 * @param {(attempt: Attempt) => void} [watchers.onAttempt] called after each attempt; `error` is null on success
 * @param {() => Promise<boolean>} [watchers.isBusy] whether other programs use the CPU now
 * @returns the lines of all parts, and the parts that were retried with success and that failed twice
 */
export async function runParts(parts, measure, { onAttempt = () => {}, isBusy = async () => false } = {}) {
  /** @type {{ lines: Line[], retried: Retried[], failed: Retried[] }} */
  const report = { lines: [], retried: [], failed: [] }
  for (const part of parts) {
    /** @type {string[]} */
    const errors = []
    /** @type {Line[]} */
    let lines = []
    let isMeasured = false
    const wasBusy = part.isTimed && (await isBusy())
    while (!isMeasured && errors.length < ATTEMPTS) {
      const start = performance.now()
      let error = null
      try {
        lines = selectFigures(await measure(part), part.figures)
        isMeasured = true
      } catch (thrown) {
        error = thrown instanceof Error ? thrown.message : String(thrown)
        errors.push(error)
        lines = selectKnown(/** @type {{ lines?: Line[] }} */ (thrown).lines ?? [], part.figures)
      }
      onAttempt({ name: part.name, seconds: (performance.now() - start) / 1000, error })
    }
    const isUnsure = wasBusy || (part.isTimed && (await isBusy()))
    report.lines.push(...(isUnsure ? withholdVerdicts(lines) : lines))
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
