/** Prints the database over the years, its busiest second, and the fan-out to followers as tables. */
import { formatNumber } from './figures.mjs'
import { computeFanOutSeconds, computeMaxMembers, computePeakWrites, simulateGrowth } from './growth.mjs'

/** Prints the growth of the database by these habits and the measured costs. */
export function printGrowth(p, limits, measured) {
  const { actions, bytes } = measured
  const publishing = ['ticket for an upload', 'upload']
  const costOf = (key, name) => [...publishing, name].reduce((sum, one) => sum + actions[one][key], 0)
  const quiet = actions['cron, nothing to do']
  const faded = actions['cron, 600 expired']
  const ofAll = (key) => ({
    squawk:
      costOf(key, 'publish, no followers') + (faded[key] - Math.min(quiet[key], faded[key])) / faded.purged,
    reply: costOf(key, 'reply'),
    message: costOf(key, 'message to a member'),
    kept: costOf(key, 'publish, no followers'),
    follow: actions.follow[key],
    notification: (actions['publish, 1,000 followers'][key] - actions['publish, no followers'][key]) / 1000,
  })
  const costs = { written: ofAll('written'), batches: ofAll('calls'), peak: p.peak }
  const purgesPerDay = limits.PURGE_ROWS_PER_RUN * 288
  const show = [1, 30, 90, 365, 730, 1825, 3650].filter((day) => day <= p.days)
  const { lines, full } = simulateGrowth(p, { ...bytes }, { days: p.days, purgesPerDay, show })
  const visit = ['session', 'feed, signed in, after a hint', 'unread figure', 'conversations', 'catch up']
  const callsPerVisit =
    visit.reduce((sum, name) => sum + actions[name].calls, 0) + p.listens * actions['a range of sound'].calls
  console.log(`\nThe database (bytes a row measured ${measured.date}); a day is called full at 10 GB`)
  console.table(
    lines.map(({ day, members, size, parts, faded: waiting }) => {
      const writes = computePeakWrites(members, p, costs)
      const reads = (members * p.visits * callsPerVisit * p.peak) / 86_400
      const largest = Object.entries(parts).sort(([, a], [, b]) => b - a)
      return {
        day: day === full ? `${formatNumber(day)} FULL` : formatNumber(day),
        members: formatNumber(members),
        GB: formatNumber(size / 1e9, 2),
        'most of it': largest
          .slice(0, 3)
          .map(([sort, part]) => `${sort} ${Math.round((part / size) * 100)}%`)
          .join(', '),
        'expired, not purged': formatNumber(waiting),
        'rows written/s': formatNumber(writes.rows),
        'calls/s to write': formatNumber(writes.batches, 1),
        'calls/s to read': formatNumber(reads, 1),
        'of the ceiling %': formatNumber(((writes.batches + reads) / p.ceiling) * 100),
      }
    }),
  )
  console.log(full ? `Full on day ${formatNumber(full)}.` : `Not full in ${formatNumber(p.days)} days.`)
  const perMember = computePeakWrites(1, { ...p, newMembers: 0 }, costs).batches
  const readsPerMember = (p.visits * callsPerVisit * p.peak) / 86_400
  console.log(`Members at whose peak one database is busy, by its ${formatNumber(p.ceiling)} calls/s`)
  console.table({
    'writes alone': formatNumber(computeMaxMembers(p.ceiling, p, costs)),
    'reads and writes': formatNumber(p.ceiling / (perMember + readsPerMember)),
    'purging keeps up': formatNumber(purgesPerDay / (p.squawks * (1 + p.repliesPerSquawk))),
  })
  const rule = { step: limits.FANOUT_STEP, steps: limits.FANOUT_STEPS, everySeconds: 300 }
  console.log('Notifying the followers of one post, by the cron trigger')
  console.table(
    [1000, 4000, 10_000, 100_000, 1_000_000].map((followers) => ({
      followers: formatNumber(followers),
      steps: formatNumber(Math.ceil(followers / rule.step)),
      'all notified after': `${formatNumber(computeFanOutSeconds(followers, rule) / 60)} min`,
      'rows written': formatNumber(followers * costs.written.notification),
      'Durable Objects called': formatNumber(followers),
      'MB of notifications': formatNumber((followers * bytes.notification) / 1e6),
    })),
  )
}
