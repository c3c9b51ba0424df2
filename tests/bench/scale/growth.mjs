/**
 * A model of the growth of a database. Every day adds rows of several sorts; some are permanent, some live for days,
 * and expired ones remain until the cron trigger purges them.
 */

const DAY_SECONDS = 86_400

/** Returns the rows added per day of each sort with this many members. */
export function computeDay(members, p) {
  const squawks = members * p.squawks
  const replies = squawks * p.repliesPerSquawk
  const messages = members * p.messages
  const kept = members * p.kept
  const published = squawks + replies + messages + kept
  const notifications = replies + messages + squawks * p.followersTold
  return {
    squawk: squawks,
    reply: replies,
    message: messages,
    kept,
    answer: published,
    notification: notifications,
    push: notifications * p.pushShare,
    // An event for each list and each recipient; an expiring post announces its deletion, too.
    event: published + notifications + squawks + replies,
    session: members * p.sessions,
    letter: members * p.letters,
    follow: p.newMembers * p.follows,
    member: p.newMembers,
  }
}

/** Days that each sort of row is kept; null is permanent. Expiring rows live their hours, and until they are purged. */
export const LIFETIMES = {
  squawk: 'expires',
  reply: 'expires',
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
 * Grows a database day by day. `bytes` is the size of a row with its indexes and words; `purgesPerDay` limits the cron
 * trigger's deletions. Returns a line for each of the requested days, and the day the database was full.
 * @param {{ days: number, purgesPerDay: number, limitBytes?: number, show?: number[] }} bounds
 */
export function simulateGrowth(p, bytes, bounds) {
  const { days, purgesPerDay, limitBytes = 10e9, show = [] } = bounds
  const alive = Object.fromEntries(Object.keys(LIFETIMES).map((sort) => [sort, []]))
  const lasting = Object.fromEntries(Object.keys(LIFETIMES).map((sort) => [sort, 0]))
  lasting.member = p.members
  lasting.follow = p.members * p.follows
  const lines = []
  let members = p.members
  let faded = 0
  let full = null
  for (let day = 1; day <= days; day++) {
    const added = computeDay(members, p)
    // Rows live for parts of days: rows that expire after 30 hours amount to 1.25 days of arrivals.
    const fadesAfter = p.fadeHours / 24
    for (const [sort, rows] of Object.entries(added)) {
      const life = LIFETIMES[sort]
      if (life === null) lasting[sort] += rows
      else {
        alive[sort].push(rows)
        const keeps = Math.ceil(life === 'expires' ? fadesAfter : life)
        while (alive[sort].length > keeps) {
          const gone = alive[sort].shift()
          if (life === 'expires') faded += gone
        }
      }
    }
    faded = Math.max(0, faded - purgesPerDay)
    members += p.newMembers
    const rows = Object.fromEntries(
      Object.keys(LIFETIMES).map((sort) => [
        sort,
        LIFETIMES[sort] === null ? lasting[sort] : alive[sort].reduce((sum, n) => sum + n, 0),
      ]),
    )
    // Rows waiting to be purged are squawks and replies, mostly the former.
    rows.squawk += faded
    const size = Object.entries(rows).reduce((sum, [sort, n]) => sum + n * (bytes[sort] ?? 0), 0)
    if (full === null && size > limitBytes) full = day
    if (show.includes(day) || day === full)
      lines.push({ day, members, rows, faded, size, parts: computeParts(rows, bytes) })
    if (full !== null && show.every((one) => one <= day)) break
  }
  return { lines, full }
}

/** Returns the bytes of each sort. */
function computeParts(rows, bytes) {
  return Object.fromEntries(Object.entries(rows).map(([sort, n]) => [sort, n * (bytes[sort] ?? 0)]))
}

/**
 * Returns the rows written and batches per second at the peak. `written` holds the rows written for a row of a sort,
 * counted from D1's own figures; `batches` the writing calls.
 */
export function computePeakWrites(members, p, { written, batches, peak }) {
  const day = computeDay(members, p)
  const a = Object.entries(day).reduce((sum, [sort, n]) => sum + n * (written[sort] ?? 0), 0)
  const b = Object.entries(day).reduce((sum, [sort, n]) => sum + n * (batches[sort] ?? 0), 0)
  return { rows: (a * peak) / DAY_SECONDS, batches: (b * peak) / DAY_SECONDS }
}

/** Returns the largest number of members whose peak writes stay below a ceiling of batches per second. */
export function computeMaxMembers(ceiling, p, costs) {
  const each = computePeakWrites(1e6, { ...p, newMembers: 0 }, costs).batches / 1e6
  return each > 0 ? ceiling / each : Number.POSITIVE_INFINITY
}

/** Returns the seconds until all followers of one post are notified by the cron trigger alone. */
export function computeFanOutSeconds(followers, { step, steps, everySeconds }) {
  const runs = Math.ceil(followers / (step * steps))
  // The first run follows the response itself.
  return Math.max(0, runs - 1) * everySeconds
}
