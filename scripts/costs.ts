/**
 * Monthly costs at Cloudflare and other providers, from assumed usage and the prices of a date. `node
 * scripts/costs.ts` prints the tables of docs/deploy.md: after changing a number, update the tables there; a test
 * compares them.
 */
import { fileURLToPath } from 'node:url'

/** Date of the prices; verify them before relying on the result. */
export const PRICES_READ = '2026-11-21'

/** The amount above `included` is charged, at a price for each, a thousand or a million. */
type Price = { included: number } & ({ each: number } | { perThousand: number } | { perMillion: number })

/** Dollars beyond the five-dollar plan's allowance; per million unless named otherwise. */
export const PRICES = {
  plan: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  rowsRead: { included: 25e9, perMillion: 0.001 },
  rowsWritten: { included: 50e6, perMillion: 1 },
  databaseGb: { included: 5, each: 0.75 },
  objectRequests: { included: 1e6, perMillion: 0.15 },
  objectGbSeconds: { included: 400e3, perMillion: 12.5 },
  bucketGb: { included: 10, each: 0.015 },
  bucketWrites: { included: 1e6, perMillion: 4.5 },
  bucketReads: { included: 10e6, perMillion: 0.36 },
  logLines: { included: 20e6, perMillion: 0.6 },
  /** Minutes of speech recognized by Workers AI, dollars each: 10,000 neurons are free every day. */
  speechMinutes: { included: 214 * 30, each: 0.00051 },
  mail: { included: 3000, perThousand: 0.9 },
  sms: { each: 0.0113 },
  /** Of each card payment. */
  cards: { each: 0.3, part: 0.029 },
  /** Of each author who is paid out in a month, and of what they get. */
  payouts: { each: 2 + 0.25, part: 0.0025 },
}

/**
 * Average usage of a listener per month; most only listen. Sizes are measured (docs/performance.md): a minute of speech
 * is 0.48 MB; a feed request reads 0 rows from memory, 1 stored, 51 when rebuilt.
 */
export const HABITS = {
  daysOpen: 12,
  /** Worker requests per active day: views, media ranges, catching up on hints. */
  callsPerDay: 60,
  /** CPU per request; assumes no cache hits in front of the Worker. */
  cpuMsPerCall: 2.5,
  rowsReadPerCall: 40,
  playsPerDay: 12,
  /** Range requests per play, each one R2 read. */
  readsPerPlay: 2,
  /** A tenth of the listeners publishes twice a week, a minute each. */
  posts: 0.1 * 8.7,
  rowsWrittenPerPost: 60,
  /** Followers notified of a post, and the browsers among them that get a push (docs/scale.md). */
  followersPerPost: 10,
  pushesPerFollower: 0.37,
  rowsReadPerFollower: 14,
  rowsWrittenPerFollower: 11,
  rowsWrittenPerPush: 7,
  /** All other writes: seen, followed, read, counted. */
  rowsWrittenPerDay: 8,
  mbPerPost: 0.48,
  /** Recording and words. */
  filesPerPost: 2,
  /** Minutes that the engine gets: nearly all posts are public. */
  speechMinutesPerPost: 1,
  /** Average storage time in months: squawks expire in days, the rest accumulates. */
  monthsKept: 6,
  kbPerPost: 6,
  kbPerListener: 3,
  /** Sockets opened per day, and hints received on them. */
  socketsPerDay: 2,
  mails: 1.2,
  /** Phone sign-ins per listener and month. */
  codes: 0.05,
  /** Months of Pro, posts bought at $2.99, and authors who are paid out, per listener and month. */
  proMonths: 0.02,
  proDollars: 1,
  sales: 0.02,
  saleDollars: 2.99,
  paidAuthors: 0.0005,
  logLinesPerThousandCalls: 1,
}

/** Seconds a channel is active per hint; it hibernates in between with open sockets. */
const AWAKE_SECONDS = 0.05
const GB_OF_A_CHANNEL = 0.128
/** Feed shards that every public post is announced to (domain/live/live.ts). */
const FEED_CHANNELS = 4

export const LISTENERS = [1_000, 100_000, 10_000_000]

type Bill = ReturnType<typeof calculateBill>

/** The monthly bill by line item. */
export function calculateBill(listeners: number, habits = HABITS, prices = PRICES) {
  const days = listeners * habits.daysOpen
  const calls = days * habits.callsPerDay
  const posts = listeners * habits.posts
  const reads = days * habits.playsPerDay * habits.readsPerPlay
  const gb = (posts * habits.monthsKept * habits.mbPerPost) / 1000
  const notified = posts * habits.followersPerPost
  const rowsPerFollower = habits.rowsWrittenPerFollower + habits.pushesPerFollower * habits.rowsWrittenPerPush
  const rows =
    posts * habits.rowsWrittenPerPost + days * habits.rowsWrittenPerDay + notified * rowsPerFollower
  const rowsRead = calls * habits.rowsReadPerCall + notified * habits.rowsReadPerFollower
  const stored = (posts * habits.monthsKept * habits.kbPerPost + listeners * habits.kbPerListener) / 1e6
  const hints = posts * FEED_CHANNELS + notified + days * habits.socketsPerDay
  const awake = hints * AWAKE_SECONDS * GB_OF_A_CHANNEL
  return {
    'Workers plan': prices.plan,
    // Pages forwards requests by service binding, which costs nothing: each counts once.
    'Worker requests': calculateOverage(calls, prices.requests),
    'Worker CPU': calculateOverage(calls * habits.cpuMsPerCall, prices.cpuMs),
    'D1 rows read': calculateOverage(rowsRead, prices.rowsRead),
    'D1 rows written': calculateOverage(rows, prices.rowsWritten),
    'D1 storage': calculateOverage(stored, prices.databaseGb),
    'Durable Objects':
      calculateOverage(hints, prices.objectRequests) + calculateOverage(awake, prices.objectGbSeconds),
    'R2 storage': calculateOverage(gb, prices.bucketGb),
    'R2 reads and writes':
      calculateOverage(reads, prices.bucketReads) +
      calculateOverage(posts * habits.filesPerPost, prices.bucketWrites),
    'Transcripts (Workers AI)': calculateOverage(posts * habits.speechMinutesPerPost, prices.speechMinutes),
    Logs: calculateOverage((calls / 1000) * habits.logLinesPerThousandCalls, prices.logLines),
    'Mail (Resend)': calculateOverage(listeners * habits.mails, prices.mail),
    'Codes by SMS (Twilio)': listeners * habits.codes * prices.sms.each,
    'Card payments (Stripe)':
      calculateShare(listeners * habits.proMonths, habits.proDollars, prices.cards) +
      calculateShare(listeners * habits.sales, habits.saleDollars, prices.cards),
    'Payouts (Stripe Connect)': calculateShare(
      listeners * habits.paidAuthors,
      (habits.sales * habits.saleDollars) / habits.paidAuthors,
      prices.payouts,
    ),
  }
}

function calculateOverage(amount: number, price: Price): number {
  return Math.max(0, amount - price.included) * getUnitPrice(price)
}

function getUnitPrice(price: Price): number {
  if ('each' in price) return price.each
  return 'perThousand' in price ? price.perThousand / 1e3 : price.perMillion / 1e6
}

/** The cost of payments: an amount for each, and a part of it. */
const calculateShare = (
  count: number,
  dollars: number,
  { each, part }: { each: number; part: number },
): number => count * (each + dollars * part)

/** Size of the database in GB; D1's limit is 10. */
export function calculateDatabaseGb(
  listeners: number,
  { posts, monthsKept, kbPerPost, kbPerListener } = HABITS,
): number {
  return (listeners * (posts * monthsKept * kbPerPost + kbPerListener)) / 1e6
}

const formatDollars = (amount: number): string =>
  amount === 0
    ? '0'
    : amount < 100
      ? amount.toFixed(2)
      : Math.round(amount).toLocaleString('en-US', { maximumFractionDigits: 0 })

/** The bills side by side, as a Markdown table. */
export function formatCostTable(): string {
  const bills = LISTENERS.map((count) => calculateBill(count))
  const total = bills.map((bill) => Object.values(bill).reduce((sum, amount) => sum + amount, 0))
  const items = Object.keys(calculateBill(0)) as (keyof Bill)[]
  const rows = items.map((name) => [name, ...bills.map((bill) => formatDollars(bill[name]))])
  const heads = ['dollars a month', ...LISTENERS.map((count) => `${count.toLocaleString('en-US')} listeners`)]
  const per = LISTENERS.map((count, index) => `${(((total[index] ?? 0) / count) * 100).toFixed(2)} ¢`)
  const gb = LISTENERS.map((count) => `${formatDollars(calculateDatabaseGb(count))} GB`)
  const bold = (cells: readonly string[]) => cells.map((cell) => `**${cell}**`)
  return formatMarkdownTable(heads, [
    ...rows,
    bold(['all', ...total.map(formatDollars)]),
    ['a listener', ...per],
    ['the database holds', ...gb],
  ])
}

function formatMarkdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((_, index) => Math.max(...[heads, ...rows].map((row) => row[index]?.length ?? 0)))
  const toLine = (row: readonly string[]) =>
    `| ${widths.map((width, index) => (row[index] ?? '').padEnd(width)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [toLine(heads), rule, ...rows.map(toLine)].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(formatCostTable())
