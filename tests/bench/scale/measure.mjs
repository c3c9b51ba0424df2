/**
 * `npm run bench:scale`: measures the size of rows, the cost of actions and of purging, and writes measured.json, which
 * `npm run simulate` reads. Takes some minutes; `-- rows`, `-- actions` or `-- feed` measures one of them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { countActions } from './actions.mjs'
import { measureFeed } from './compare-real.mjs'
import { weighRows } from './rows-on-disk.mjs'

const PORT = 8848
const FILE = new URL('measured.json', import.meta.url)
const [only] = process.argv.slice(2)
const date = new Date().toISOString().slice(0, 10)

const roundToTenths = (value) => Math.round(value * 10) / 10
const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

/** Sums bytes by part: rows, indexes, words. */
function sumByPart(parts) {
  const sumOf = (which) =>
    Object.values(parts).reduce((sum, { bytes, sort }) => sum + (sort === which ? bytes : 0), 0)
  return { rows: sumOf('table'), indexes: sumOf('index'), words: sumOf('words') }
}

function measureRows() {
  const { sorts, empty, purge } = weighRows()
  console.log('\nBytes on disk of one row of each sort, with its indexes and words; CPU to write it')
  console.table(
    mapValues(sorts, ({ count, bytes, microseconds, parts }) => ({
      count,
      bytes: Math.round(bytes),
      ...mapValues(sumByPart(parts), Math.round),
      µs: Math.round(microseconds),
    })),
  )
  for (const [sort, { parts }] of Object.entries(sorts)) {
    const each = Object.entries(parts).map(([name, { bytes }]) => `${name} ${Math.round(bytes)}`)
    console.log(`${sort}: ${each.join(', ')}`)
  }
  console.log(`\nAn empty database: ${Math.round(empty / 1000)} kB. Rounds of expiry, in MB after each purge`)
  console.table(
    Object.fromEntries(
      purge.map(({ name, purged, used, file, words, microseconds }) => [
        name,
        {
          purged,
          'in use': roundToTenths(used / 1e6),
          file: roundToTenths(file / 1e6),
          'of it words': roundToTenths(words / 1e6),
          'CPU µs a row': Math.round(microseconds),
        },
      ]),
    ),
  )
  return {
    empty,
    bytes: mapValues(sorts, ({ bytes }) => Math.round(bytes)),
    microseconds: mapValues(sorts, ({ microseconds }) => Math.round(microseconds)),
    purgeMicroseconds: Object.fromEntries(purge.map((one) => [one.name, Math.round(one.microseconds)])),
  }
}

async function measureActions() {
  const { actions, publishing } = await countActions(PORT)
  console.log('\nWhat each asks: D1 calls, statements, rows read and written, Durable Objects, R2, fetches')
  console.table(actions)
  console.log('Eight connections in a closed loop, in turn')
  console.table(mapValues(publishing, (row) => mapValues(row, roundToTenths)))
  return { actions, publishing: mapValues(publishing, (row) => mapValues(row, roundToTenths)) }
}

console.log(`${date} · ${cpus().length} × ${cpus()[0]?.model} · load ${loadavg()[0]?.toFixed(1)}`)
const kept = JSON.parse(readFileSync(FILE, 'utf8'))
if (only === undefined || only === 'rows') Object.assign(kept, measureRows())
if (only === undefined || only === 'actions') Object.assign(kept, await measureActions())
if (only === undefined || only === 'feed') kept.feed = await measureFeed(PORT, 1000)
writeFileSync(FILE, `${JSON.stringify({ ...kept, date }, null, 2)}\n`)
