/**
 * `npm run bench`: the figures of docs/performance.md, beside yardsticks of the same run. `-- --feathers` adds Feathers;
 * `-- --search` measures searching alone, and `--search=FOLDER` keeps its million posts for the next time.
 */
import { cpus, loadavg, release } from 'node:os'
import { feed } from './feed.mjs'
import { search } from './search.mjs'
import { voice } from './voice.mjs'
import { appWeight } from './weight.mjs'

console.log(
  `${new Date().toISOString().slice(0, 10)} · ${cpus().length} × ${cpus()[0]?.model} · Linux ${release()} · Node ${process.version} · load ${loadavg()[0]?.toFixed(2)}`,
)
const searching = process.argv.find((one) => one.startsWith('--search'))
if (searching) await search(searching.split('=')[1])
else {
  await feed()
  await voice()
  console.log('\nFirst view after brotli (targets 100 kB, 12 kB, 10 requests)')
  console.table({ 'first view': appWeight() })
}
