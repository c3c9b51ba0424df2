/**
 * What a month costs at Cloudflare and its companions, worked out from what people are taken to do and what prices were:
 * `node scripts/costs.mjs` prints the tables of docs/deploy.md. Change a number here, run it, and put the tables there; a
 * test compares them.
 */
import { fileURLToPath } from 'node:url'

/** When the prices were read. They change: look at each before counting on it. */
export const PRICES_READ = '2026-11-21'

/** Dollars beyond what the plan of five dollars includes; per million where not said otherwise. */
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
  mail: { included: 3000, perThousand: 0.9 },
  sms: { each: 0.0113 },
}

/**
 * What a listener does in a month, on average: most only listen. Sizes are measured ones (docs/performance.md): a minute
 * of speech is 0.48 MB, a view of the feed reads no row from memory, one stored and fifty-one made anew.
 */
export const HABITS = {
  daysOpen: 12,
  /** Calls to the Worker in a day on which it is opened: views, sounds in parts, hints caught up. */
  callsPerDay: 60,
  /** Of these, answered by a cache of Cloudflare's before the Worker: none is counted on. */
  cpuMsPerCall: 2.5,
  rowsReadPerCall: 40,
  playsPerDay: 12,
  /** Ranges that a player asks for, each read from the bucket. */
  readsPerPlay: 2,
  /** One in ten listeners speaks, twice a week; a voice is a minute. */
  voices: 0.1 * 8.7,
  rowsWrittenPerVoice: 60,
  /** Seen, followed, read, counted: everything else that is written. */
  rowsWrittenPerDay: 8,
  mbPerVoice: 0.48,
  /** Kept for a month on average: squawks fade in days, the rest stays and adds up. */
  monthsKept: 6,
  kbPerVoice: 6,
  kbPerListener: 3,
  /** Opens of a socket, and hints that reach it while it is open. */
  socketsPerDay: 2,
  mails: 1.2,
  /** Who signs in by phone, and how often a month. */
  codes: 0.05,
  logLinesPerThousandCalls: 1,
}

/** Seconds that a channel is awake for each hint it hands out: it sleeps in between, its sockets open. */
const AWAKE_SECONDS = 0.05
const GB_OF_A_CHANNEL = 0.128
/** Channels of the feed that every public voice is told to (domain/live.ts). */
const FEED_CHANNELS = 4

export const LISTENERS = [1_000, 100_000, 10_000_000]

/** The bill of a month, line by line, for so many listeners. */
export function billFor(listeners, habits = HABITS, prices = PRICES) {
  const days = listeners * habits.daysOpen
  const calls = days * habits.callsPerDay
  const voices = listeners * habits.voices
  const reads = days * habits.playsPerDay * habits.readsPerPlay
  const gb = (voices * habits.monthsKept * habits.mbPerVoice) / 1000
  const rows = voices * habits.rowsWrittenPerVoice + days * habits.rowsWrittenPerDay
  const stored = (voices * habits.monthsKept * habits.kbPerVoice + listeners * habits.kbPerListener) / 1e6
  const hints = voices * FEED_CHANNELS + days * habits.socketsPerDay
  const awake = hints * AWAKE_SECONDS * GB_OF_A_CHANNEL
  return {
    'Workers plan': prices.plan,
    // Pages hands a request on to the Worker: it counts once, since service bindings cost nothing.
    'Worker requests': beyond(calls, prices.requests),
    'Worker CPU': beyond(calls * habits.cpuMsPerCall, prices.cpuMs),
    'D1 rows read': beyond(calls * habits.rowsReadPerCall, prices.rowsRead),
    'D1 rows written': beyond(rows, prices.rowsWritten),
    'D1 storage': beyond(stored, prices.databaseGb),
    'Durable Objects': beyond(hints, prices.objectRequests) + beyond(awake, prices.objectGbSeconds),
    'R2 storage': beyond(gb, prices.bucketGb),
    'R2 reads and writes': beyond(reads, prices.bucketReads) + beyond(voices, prices.bucketWrites),
    Logs: beyond((calls / 1000) * habits.logLinesPerThousandCalls, prices.logLines),
    'Mail (Resend)': beyond(listeners * habits.mails, prices.mail),
    'Codes by SMS (Twilio)': listeners * habits.codes * prices.sms.each,
  }
}

function beyond(amount, { included, perMillion, perThousand, each }) {
  const price = each ?? (perMillion === undefined ? perThousand / 1e3 : perMillion / 1e6)
  return Math.max(0, amount - included) * price
}

/** How full the one database is by then, in GB: D1 holds ten. */
export function databaseGb(listeners, { voices, monthsKept, kbPerVoice, kbPerListener } = HABITS) {
  return (listeners * (voices * monthsKept * kbPerVoice + kbPerListener)) / 1e6
}

const dollars = (amount) =>
  amount === 0
    ? '0'
    : amount < 100
      ? amount.toFixed(2)
      : Math.round(amount).toLocaleString('en-US', { maximumFractionDigits: 0 })

/** The bills side by side, as a table of markdown. */
export function costTable() {
  const bills = LISTENERS.map((count) => billFor(count))
  const total = bills.map((bill) => Object.values(bill).reduce((sum, amount) => sum + amount, 0))
  const rows = Object.keys(bills[0]).map((name) => [name, ...bills.map((bill) => dollars(bill[name]))])
  const heads = ['dollars a month', ...LISTENERS.map((count) => `${count.toLocaleString('en-US')} listeners`)]
  const per = total.map((amount, at) => `${((amount / LISTENERS[at]) * 100).toFixed(2)} ¢`)
  const gb = LISTENERS.map((count) => `${dollars(databaseGb(count))} GB`)
  const bold = (cells) => cells.map((cell) => `**${cell}**`)
  return markdown([
    heads,
    ...rows,
    bold(['all', ...total.map(dollars)]),
    ['a listener', ...per],
    ['the database holds', ...gb],
  ])
}

function markdown(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)))
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(rows[0]), rule, ...rows.slice(1).map(line)].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(costTable())
