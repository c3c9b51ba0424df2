/** `npm run bench`: the figures of docs/performance.md, each beside its yardstick of the same run. */
import { cpus, loadavg, release } from 'node:os'
import { feed } from './feed.mjs'

console.log(
  `${new Date().toISOString().slice(0, 10)} · ${cpus().length} × ${cpus()[0]?.model} · Linux ${release()} · Node ${process.version} · load ${loadavg()[0]?.toFixed(2)}`,
)
await feed()
