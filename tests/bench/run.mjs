/**
 * `npm run bench`: the goals of docs/performance.md, beside yardsticks of the same run.
 *   -- --only feed,sound     some parts alone
 *   -- --million             a million posts where else there are a hundred thousand: some ten minutes more
 *   -- --keep FOLDER         keeps those posts there for the next runs of the day
 *   -- --feathers            adds Feathers 5 to the yardsticks of the feed; its packages are installed then
 */
import { cpus, loadavg, release } from 'node:os'
import { parseArgs } from 'node:util'
import { fanOut } from './fan-out.mjs'
import { feed } from './feed.mjs'
import { flat } from './flat.mjs'
import { printGoals } from './goals.mjs'
import { lighthousePart } from './lighthouse.mjs'
import { scroll } from './scroll.mjs'
import { search } from './search.mjs'
import { sound } from './sound.mjs'
import { forgetSpoken } from './spoken-state.mjs'
import { voice } from './voice.mjs'
import { weight } from './weight.mjs'

const { values: given } = parseArgs({
  options: {
    only: { type: 'string' },
    keep: { type: 'string' },
    million: { type: 'boolean', default: false },
    feathers: { type: 'boolean', default: false },
  },
})
const many = { million: given.million, kept: given.keep ?? null }
const PARTS = {
  weight,
  feed: () => feed({ withFeathers: given.feathers }),
  sound,
  flat: () => flat(many),
  search: () => search(many),
  fanout: fanOut,
  lighthouse: lighthousePart,
  scroll,
  voice,
}

const wanted = given.only?.split(',') ?? Object.keys(PARTS)
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}
const load = loadavg()[0]?.toFixed(2)
console.log(
  `${new Date().toISOString().slice(0, 10)} · ${cpus().length} × ${cpus()[0]?.model} · Linux ${release()} · Node ${process.version} · load ${load}`,
)
const goals = []
const failed = []
for (const name of wanted) {
  const start = performance.now()
  try {
    goals.push(...(await PARTS[name]()))
  } catch (error) {
    // The other figures are still worth having.
    failed.push(name)
    console.error(`\n${name} could not be measured:`, error)
  }
  console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`)
}
forgetSpoken()
printGoals(goals)
if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)
