/**
 * Goals: each part of the bench returns lines with a goal, its measured value, yardstick, ratio and target; one table
 * prints them.
 */

const formatShort = (value, unit = '') =>
  value === null || value === undefined || Number.isNaN(value)
    ? '-'
    : `${Number(value.toPrecision(value >= 1000 ? 4 : 3))}${unit && ` ${unit}`}`

function toLine(goal, { measured, yardstick, ratio, target, met, unit }) {
  const known = Number.isFinite(ratio ?? measured)
  return {
    goal,
    measured: formatShort(measured, unit),
    yardstick: formatShort(yardstick, unit),
    ratio: formatShort(ratio),
    target,
    verdict: known ? (met ? 'PASS' : 'SHORT') : 'NOT MEASURED',
  }
}

/** A figure with an upper limit. */
export function checkAtMost(goal, measured, limit, { unit, yardstick } = {}) {
  return toLine(goal, { measured, yardstick, target: `≤ ${limit}`, met: measured <= limit, unit })
}

/** A figure with a lower limit. */
export function checkAtLeast(goal, measured, limit, { unit } = {}) {
  return toLine(goal, { measured, target: `≥ ${limit}`, met: measured >= limit, unit })
}

/** A figure of at most `limit` times its yardstick. `ratio` is passed where it was computed pair by pair. */
export function checkAtMostTimes(goal, { measured, yardstick, ratio = measured / yardstick, unit }, limit) {
  return toLine(goal, { measured, yardstick, ratio, target: `≤ ${limit}×`, met: ratio <= limit, unit })
}

/** A figure of at least `limit` times its yardstick. */
export function checkAtLeastTimes(goal, { measured, yardstick, ratio = measured / yardstick, unit }, limit) {
  return toLine(goal, { measured, yardstick, ratio, target: `≥ ${limit}×`, met: ratio >= limit, unit })
}

/** Prints the lines as one table, and how many goals were reached. */
export function printGoals(lines) {
  console.log('\nGoals: measured value, yardstick of the same run, their ratio, target')
  console.table(Object.fromEntries(lines.map(({ goal, ...rest }) => [goal, rest])))
  const count = (verdict) => lines.filter((one) => one.verdict === verdict).length
  console.log(
    `${count('PASS')} reached, ${count('SHORT')} short, ${count('BUSY')} measured while others used the CPU, ${count('NOT MEASURED')} not measured`,
  )
}

export const getMedian = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
