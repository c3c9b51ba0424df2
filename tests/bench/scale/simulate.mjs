/**
 * `npm run simulate`: simulates the feed and the database as Owlcast grows. Two models, in fan-out.mjs and growth.mjs;
 * the first is calibrated on the real channel with few listeners in the same run and compared with 1,000 real sockets;
 * the second uses measured.json. `npm run simulate -- --help` lists the options.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { measureFeed } from './compare-real.mjs'
import { printFeed, printStorm } from './feed-tables.mjs'
import { printGrowth } from './growth-tables.mjs'

/** Options with their defaults. */
const ASSUMED = {
  port: [8848, 'where the channel listens while it is measured'],
  listeners: [100_000, 'on the public feed'],
  shards: [null, 'of the feed; FEED_SHARDS otherwise'],
  postsPerSecond: [1, 'in public'],
  refetch: [0.5, 'of the listeners look at the top of the list and read it again after a hint'],
  signedIn: [0.5, 'of those who read again: who they are is asked of the database'],
  isolates: [100, 'of the Worker; each asks for a new page once'],
  real: [1000, 'sockets the model is held against; 0 leaves that out, and takes the costs of an earlier run'],
  members: [10_000, 'on the first day'],
  newMembers: [100, 'a day'],
  squawks: [0.3, 'a member and day, which expire'],
  repliesPerSquawk: [0.5, 'which expire too'],
  messages: [0.5, 'a member and day, permanent'],
  kept: [0.03, 'stories, songs and owlcasts a member and day, permanent'],
  follows: [20, 'a member'],
  followersTold: [10, 'notifications a squawk; those who have one unread get none'],
  pushShare: [0.3, 'of the notifications go to a browser too'],
  sessions: [0.1, 'a member and day'],
  letters: [0.05, 'emails a member and day'],
  visits: [3, 'a member and day'],
  listens: [5, 'posts a visit'],
  fadeHours: [24, 'until a squawk expires; 48 with Pro'],
  days: [3650, 'to look ahead'],
  peak: [4, 'times the mean is the busiest hour'],
  ceiling: [1000, 'calls a second that one database answers: what Cloudflare names for calls of 1 ms'],
}

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    ...Object.fromEntries(Object.keys(ASSUMED).map((name) => [name, { type: 'string' }])),
  },
})
if (values.help) {
  for (const [name, [value, what]] of Object.entries(ASSUMED))
    console.log(`--${name} ${value ?? ''}`.padEnd(28), what)
  process.exit(0)
}
const root = fileURLToPath(new URL('../../..', import.meta.url))
const limits = {}
for (const path of ['limits.ts', 'live/live.limits.ts', 'notifications/notifications.limits.ts'])
  Object.assign(limits, (await runnerImport(`${root}domain/${path}`, { configFile: false, root })).module)
const p = Object.fromEntries(
  Object.entries(ASSUMED).map(([name, [value]]) => [
    name,
    values[name] === undefined ? value : Number(values[name]),
  ]),
)
p.shards ??= limits.FEED_SHARDS
for (const [name, value] of Object.entries(p))
  if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} is to be a number from 0 on`)
if (p.real > 5000) throw new Error('--real goes up to 5000')
const measured = JSON.parse(readFileSync(new URL('measured.json', import.meta.url), 'utf8'))

const { costs, perSecond } = p.real > 0 ? await measureFeed(p.port, p.real) : measured.feed
printFeed(p, costs)
printStorm(p, limits, perSecond, measured.actions['catch up'].calls)
printGrowth(p, limits, measured)
