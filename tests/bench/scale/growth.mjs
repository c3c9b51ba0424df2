/**
 * How a database grows: a model. Every day brings rows of some sorts; some stay, some live for days, and what fades is there
 * until the cron trigger gets to it.
 */

const DAY_SECONDS = 86_400

/** What a day brings, of each sort of row, with so many members. */
export function dayOf(members, p) {
  const squawks = members * p.squawks
  const replies = squawks * p.repliesPerSquawk
  const messages = members * p.messages
  const kept = members * p.kept
  const published = squawks + replies + messages + kept
  const tellings = replies + messages + squawks * p.followersTold
  return {
    squawk: squawks,
    reply: replies,
    message: messages,
    kept,
    answer: published,
    notification: tellings,
    push: tellings * p.pushShare,
    // A hint for whoever lists it and for each who is told; what fades is told once more.
    event: published + tellings + squawks + replies,
    session: members * p.sessions,
    letter: members * p.letters,
    follow: p.newMembers * p.follows,
    member: p.newMembers,
  }
}

/** How many days each sort of row is kept; null is for good. What fades lives its hours, and until it is purged. */
export const LIVES = {
  squawk: 'fades',
  reply: 'fades',
  message: null,
  kept: null,
  answer: 2,
  notification: 90,
  push: 90,
  event: 3,
  session: 7,
  letter: 7,
  follow: null,
  member: null,
}

/**
 * Grows a database day by day. `bytes` is what one row of a sort takes with its indexes and words; `purgesPerDay` is the
 * most that the cron trigger deletes. Answers a line for each of the days asked for, and the day it was full.
 * @param {{ days: number, purgesPerDay: number, limitBytes?: number, show?: number[] }} bounds
 */
export function grow(p, bytes, bounds) {
  const { days, purgesPerDay, limitBytes = 10e9, show = [] } = bounds
  const alive = Object.fromEntries(Object.keys(LIVES).map((sort) => [sort, []]))
  const lasting = Object.fromEntries(Object.keys(LIVES).map((sort) => [sort, 0]))
  lasting.member = p.members
  lasting.follow = p.members * p.follows
  const lines = []
  let members = p.members
  let faded = 0
  let full = null
  for (let day = 1; day <= days; day++) {
    const brought = dayOf(members, p)
    // A day's arrivals live for part of days: what fades after 30 hours is there for 1.25 days of arrivals.
    const fadesAfter = p.fadeHours / 24
    for (const [sort, rows] of Object.entries(brought)) {
      const life = LIVES[sort]
      if (life === null) lasting[sort] += rows
      else {
        alive[sort].push(rows)
        const keeps = Math.ceil(life === 'fades' ? fadesAfter : life)
        while (alive[sort].length > keeps) {
          const gone = alive[sort].shift()
          if (life === 'fades') faded += gone
        }
      }
    }
    faded = Math.max(0, faded - purgesPerDay)
    members += p.newMembers
    const rows = Object.fromEntries(
      Object.keys(LIVES).map((sort) => [
        sort,
        LIVES[sort] === null ? lasting[sort] : alive[sort].reduce((sum, n) => sum + n, 0),
      ]),
    )
    // What waits to be purged is squawks and their answers, mostly the former.
    rows.squawk += faded
    const size = Object.entries(rows).reduce((sum, [sort, n]) => sum + n * (bytes[sort] ?? 0), 0)
    if (full === null && size > limitBytes) full = day
    if (show.includes(day) || day === full)
      lines.push({ day, members, rows, faded, size, parts: partsOf(rows, bytes) })
    if (full !== null && show.every((one) => one <= day)) break
  }
  return { lines, full }
}

/** What each sort takes of the whole. */
function partsOf(rows, bytes) {
  return Object.fromEntries(Object.entries(rows).map(([sort, n]) => [sort, n * (bytes[sort] ?? 0)]))
}

/**
 * Rows written and batches of a second at the peak. `written` holds what one row of a sort costs, counted from D1's own
 * figures; `batches` how many calls that write it takes.
 */
export function writesAtPeak(members, p, { written, batches, peak }) {
  const day = dayOf(members, p)
  const a = Object.entries(day).reduce((sum, [sort, n]) => sum + n * (written[sort] ?? 0), 0)
  const b = Object.entries(day).reduce((sum, [sort, n]) => sum + n * (batches[sort] ?? 0), 0)
  return { rows: (a * peak) / DAY_SECONDS, batches: (b * peak) / DAY_SECONDS }
}

/** The most members whose writes at the peak stay below a ceiling of batches a second. */
export function membersUnder(ceiling, p, costs) {
  const each = writesAtPeak(1e6, { ...p, newMembers: 0 }, costs).batches / 1e6
  return each > 0 ? ceiling / each : Number.POSITIVE_INFINITY
}

/** How long telling all followers of one voice takes, in seconds, by the cron trigger alone. */
export function fanOutSeconds(followers, { step, steps, everySeconds }) {
  const runs = Math.ceil(followers / (step * steps))
  // The first run follows the answer itself.
  return Math.max(0, runs - 1) * everySeconds
}
