/** The feed under load beside yardsticks of the same run, and the rows that D1 reads for a view. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { atLeastTimes, atMost, atMostTimes } from './goals.mjs'
import { beside, compare, printLoads } from './load.mjs'
import { fill } from './posts.mjs'
import { rowsRead } from './rows.mjs'
import { serveBare, serveFeathers, serveProduct, stop, stopAll } from './servers.mjs'

const POSTS = 1_000
const FEED = '/api/posts?kind=squawk'
// A sequence number from the future passes the isolate's memory by, so that each view reads the stored page.
const UNCACHED = `${FEED}&seq=`

/** Installs the yardstick that is not ours; without it the run goes on. */
function installFeathers() {
  const folder = fileURLToPath(new URL('feathers', import.meta.url))
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'],
    { cwd: folder, stdio: 'inherit' },
  )
  if (status !== 0) console.log('Feathers could not be installed; it is left out.')
}

/** Measures it all on a state of its own. */
export async function feed({ port = 8770, withFeathers = false } = {}) {
  if (withFeathers) installFeathers()
  const state = mkdtempSync(join(tmpdir(), 'owlcast-bench-'))
  try {
    await stop((await serveProduct(port, state)).child)
    fill(state, POSTS)
    const rows = await rowsRead(state, port)
    const product = await serveProduct(port, state)
    await fetch(`${product.origin}${FEED}`).then((answer) => answer.json())
    const bare = await serveBare(port + 1, state)
    const feathers = withFeathers ? await serveFeathers(port + 2, state) : null
    const [json, row, health, memory, stored, peer] = await compare([
      { name: 'bare Hono, JSON', url: `${bare.origin}/`, pids: bare.pids },
      { name: 'bare Hono, one stored page row', url: `${bare.origin}/page`, pids: bare.pids },
      { name: 'our /api/health', url: `${product.origin}/api/health`, pids: product.pids },
      { name: 'our feed, from memory', url: `${product.origin}${FEED}`, pids: product.pids },
      {
        name: 'our feed, from the stored page',
        url: (n) => `${product.origin}${UNCACHED}${1e9 + n}`,
        pids: product.pids,
      },
      ...(feathers
        ? [{ name: 'Feathers 5, no total', url: `${feathers.origin}/posts?kind=squawk`, pids: feathers.pids }]
        : []),
    ])
    console.log(`\nFeed at ${POSTS.toLocaleString('en')} posts`)
    printLoads([json, row, health, memory, stored, peer].filter(Boolean))
    return [
      atLeastTimes('feed from memory / our health', beside(memory, health, 'perSecond', 'req/s'), 0.6),
      ...(peer
        ? [atLeastTimes('feed from memory / Feathers 5', beside(memory, peer, 'perSecond', 'req/s'), 3)]
        : []),
      atMostTimes('feed from its row / bare row, CPU', beside(stored, row, 'cpuMs', 'ms'), 1.15),
      atMost('D1 rows of a feed view, from memory', rows['from memory'], 0),
      atMost('D1 rows of a feed view, stored', rows['stored page'], 1),
      atMost('D1 rows of a feed view, made anew', rows.rebuild, 51),
    ]
  } finally {
    await stopAll()
    rmSync(state, { recursive: true, force: true })
    rmSync(`${state}-bare`, { recursive: true, force: true })
  }
}
