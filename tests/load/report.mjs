/**
 * The table of targets. A broken invariant (an error, lost, duplicate or leaked data, wrong bytes) fails the run; a
 * time over its target is SHORT, which on a busy machine may be due to the machine: see the figures beside it.
 */
import { cpus } from 'node:os'

const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
const cores = (taken) => (taken === null ? 'unknown' : taken.toFixed(2))
/** Other processes used more than half of the machine. */
const isCrowded = ({ machine }) => machine.others !== null && machine.others > cpus().length / 2

/** A time with an upper limit. */
export function time(id, what, measured, target, cause) {
  const verdict = measured <= target ? 'PASS' : 'SHORT'
  return { id, what, measured: ms(measured), target: `≤ ${ms(target)}`, verdict, cause }
}

/** A count that must be 0. `examples` describe the occurrences. */
export function none(id, what, count, examples = []) {
  return {
    ...{ id, what, measured: String(count), target: '0' },
    ...{ verdict: count === 0 ? 'PASS' : 'BROKEN', cause: examples.slice(0, 3).join(' · ') },
  }
}

/**
 * Requests of a loop, none of which may fail. Connections without a response on a crowded machine prove nothing about
 * the Worker.
 */
export function answered(id, what, loop, run) {
  const row = none(id, `${what} that failed, of ${loop.count + loop.failed}`, loop.failed, loop.failures)
  return loop.failed > 0 && loop.cut === loop.failed && isCrowded(run) ? { ...row, verdict: 'SHORT' } : row
}

/** A formatted figure and whether it meets its target; with `isPromise` a miss is BROKEN. */
export function figure(id, what, measured, target, isMet, { isPromise = false, cause } = {}) {
  const missed = isPromise ? 'BROKEN' : 'SHORT'
  return { id, what, measured, target, verdict: isMet === null ? '' : isMet ? 'PASS' : missed, cause }
}

/** Formats the figures measured during a load in one line. */
export function told({ health, bare, machine }, loops = []) {
  const late = Math.max(0, ...loops.map((one) => one.late))
  return [
    `/api/health p50 ${ms(health.p50)}, p99 ${ms(health.p99)}`,
    `idle Worker p50 ${ms(bare.p50)}, p99 ${ms(bare.p99)}`,
    `cores: our Worker ${cores(machine.server)}, generator ${cores(machine.generator)}, others ${cores(machine.others)}`,
    `requests left up to ${ms(late)} late (p99)`,
  ].join(' · ')
}

/** Prints the table; returns whether nothing is BROKEN. */
export function print(rows) {
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
