/**
 * The table of targets. A broken invariant (an error, lost, duplicate or leaked data, wrong bytes) fails the run; a
 * time over its target is SHORT, which on a busy machine may be due to the machine: see the figures beside it.
 */
import { cpus } from 'node:os'

const formatMs = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
const formatCores = (taken) => (taken === null ? 'unknown' : taken.toFixed(2))
/** Other processes used more than half of the machine. */
const isCrowded = ({ machine }) => machine.others !== null && machine.others > cpus().length / 2

/** A time with an upper limit. */
export function toTimeRow(id, what, measured, target, cause) {
  const verdict = measured <= target ? 'PASS' : 'SHORT'
  return { id, what, measured: formatMs(measured), target: `≤ ${formatMs(target)}`, verdict, cause }
}

/** A count that must be 0. `examples` describe the occurrences. */
export function toCountRow(id, what, count, examples = []) {
  return {
    id,
    what,
    measured: String(count),
    target: '0',
    verdict: count === 0 ? 'PASS' : 'BROKEN',
    cause: examples.slice(0, 3).join(' · '),
  }
}

/**
 * Requests of a loop, none of which may fail. Connections without a response on a crowded machine prove nothing about
 * the Worker.
 */
export function toFailureRow(id, what, loop, run) {
  const row = toCountRow(
    id,
    `${what} that failed, of ${loop.count + loop.failed}`,
    loop.failed,
    loop.failures,
  )
  return loop.failed > 0 && loop.cut === loop.failed && isCrowded(run) ? { ...row, verdict: 'SHORT' } : row
}

/** A formatted figure and whether it meets its target; with `isPromise` a miss is BROKEN. */
export function toFigureRow(id, what, measured, target, isMet, { isPromise = false, cause } = {}) {
  const missed = isPromise ? 'BROKEN' : 'SHORT'
  return { id, what, measured, target, verdict: isMet === null ? '' : isMet ? 'PASS' : missed, cause }
}

/** Formats the figures measured during a load in one line. */
export function formatContext({ health, bare, machine }, loops = []) {
  const late = Math.max(0, ...loops.map((one) => one.late))
  return [
    `/api/health p50 ${formatMs(health.p50)}, p99 ${formatMs(health.p99)}`,
    `idle Worker p50 ${formatMs(bare.p50)}, p99 ${formatMs(bare.p99)}`,
    `cores: our Worker ${formatCores(machine.server)}, generator ${formatCores(machine.generator)}, others ${formatCores(machine.others)}`,
    `requests left up to ${formatMs(late)} late (p99)`,
  ].join(' · ')
}

/** Prints the table; returns whether nothing is BROKEN. */
export function printTable(rows) {
  console.log('\nTargets')
  console.table(
    Object.fromEntries(
      rows.map(({ id, what, measured, target, verdict }) => [`${id} ${what}`, { measured, target, verdict }]),
    ),
  )
  const missed = rows.filter(({ verdict }) => verdict === 'SHORT' || verdict === 'BROKEN')
  for (const { id, what, verdict, cause } of missed)
    console.log(`${verdict} ${id} ${what}${cause ? `: ${cause}` : ''}`)
  const count = (verdict) => rows.filter((row) => row.verdict === verdict).length
  console.log(`\n${count('PASS')} passed, ${count('SHORT')} short, ${count('BROKEN')} failed`)
  return count('BROKEN') === 0
}
