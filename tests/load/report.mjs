/**
 * The table of targets. A broken promise (an error, something lost, doubled, told to somebody else, wrong bytes) fails the
 * run; a time over its target falls short, which on a busy machine may be the machine's: what stood beside it tells.
 */
import { cpus } from 'node:os'

const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
const cores = (taken) => (taken === null ? 'unknown' : taken.toFixed(2))
/** Others had more than half of the machine. */
const isCrowded = ({ machine }) => machine.others !== null && machine.others > cpus().length / 2

/** A time, which may not be longer than its target. */
export function time(id, what, measured, target, cause) {
  const verdict = measured <= target ? 'PASS' : 'SHORT'
  return { id, what, measured: ms(measured), target: `≤ ${ms(target)}`, verdict, cause }
}

/** Something of which there may be none. `examples` say what there was. */
export function none(id, what, count, examples = []) {
  return {
    ...{ id, what, measured: String(count), target: '0' },
    ...{ verdict: count === 0 ? 'PASS' : 'BROKEN', cause: examples.slice(0, 3).join(' · ') },
  }
}

/**
 * Requests of a loop, none of which may fail. Connections that got no answer while others had the machine say nothing of
 * the Worker: it was given no time to answer.
 */
export function answered(id, what, loop, run) {
  const row = none(id, `${what} that failed, of ${loop.count + loop.failed}`, loop.failed, loop.failures)
  return loop.failed > 0 && loop.cut === loop.failed && isCrowded(run) ? { ...row, verdict: 'SHORT' } : row
}

/** A figure with its own words, and whether it is as it should be; `isPromise` where it must. */
export function figure(id, what, measured, target, isMet, { isPromise = false, cause } = {}) {
  const missed = isPromise ? 'BROKEN' : 'SHORT'
  return { id, what, measured, target, verdict: isMet === null ? '' : isMet ? 'PASS' : missed, cause }
}

/** What stood beside a load, in one line. */
export function told({ health, bare, machine }, loops = []) {
  const late = Math.max(0, ...loops.map((one) => one.late))
  return [
    `/api/health p50 ${ms(health.p50)}, p99 ${ms(health.p99)}`,
    `idle Worker p50 ${ms(bare.p50)}, p99 ${ms(bare.p99)}`,
    `cores: our Worker ${cores(machine.server)}, generator ${cores(machine.generator)}, others ${cores(machine.others)}`,
    `requests left up to ${ms(late)} late (p99)`,
  ].join(' · ')
}

/** Prints the table; answers whether every promise held. */
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
