/** The feed under load beside yardsticks of the same run, and the rows that D1 reads for a view. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from '../../scripts/install-packages.mjs'
import { checkAtLeastTimes, checkAtMost, checkAtMostTimes } from './goals.mjs'
import { comparePaired, compareTargets, printLoads } from './load.mjs'
import { fillPosts } from './posts.mjs'
import { measureRowsRead } from './rows.mjs'
import { copySeededState } from './seeded-state.mjs'
import { serveBare, serveFeathers, serveProduct, stopAll } from './servers.mjs'

const POSTS = 1_000
const FEATHERS = fileURLToPath(new URL('feathers', import.meta.url))
const FEED = '/api/posts?kind=squawk'
/** Every target may compress. */
const BROWSER = { 'accept-encoding': 'gzip, br' }
// A future sequence number bypasses the isolate's cache, so that each view reads the stored page.
const UNCACHED = `${FEED}&seq=`

/** Measures the feed on a new database. `onlyStored` leaves out all but the stored page and its yardstick. */
export async function measureFeedLoad({
  stateFolder,
  port = 8770,
  withFeathers = false,
  rounds = 5,
  onlyStored = false,
}) {
  if (withFeathers && !installPackages(FEATHERS))
    console.log('Feathers could not be installed; it is left out.')
  const state = mkdtempSync(join(tmpdir(), 'owlcast-bench-'))
  try {
    await copySeededState(stateFolder, state)
    fillPosts(state, POSTS)
    const rows = onlyStored ? null : await measureRowsRead(state, port)
    const product = await serveProduct(port, state)
    await fetch(`${product.origin}${FEED}`).then((answer) => answer.json())
    const bare = await serveBare(port + 1, state)
    const feathers = withFeathers ? await serveFeathers(port + 2, state) : null
    const stored = [
      { name: 'bare Hono, one stored page row', url: `${bare.origin}/page`, pids: bare.pids },
      {
        name: 'our feed, from the stored page',
        url: (n) => `${product.origin}${UNCACHED}${1e9 + n}`,
        pids: product.pids,
      },
    ]
    const others = [
      { name: 'our /api/health', url: `${product.origin}/api/health`, pids: product.pids },
      { name: 'our feed, from memory', url: `${product.origin}${FEED}`, pids: product.pids },
      { name: 'bare Hono, JSON', url: `${bare.origin}/`, pids: bare.pids },
      ...(feathers
        ? [{ name: 'Feathers 5, no total', url: `${feathers.origin}/posts?kind=squawk`, pids: feathers.pids }]
        : []),
    ]
    const targets = onlyStored ? stored : [...stored, ...others]
    const loads = await compareTargets(
      targets.map((target) => ({ ...target, headers: BROWSER })),
      { rounds },
    )
    console.log(`\nFeed at ${POSTS.toLocaleString('en')} posts`)
    printLoads(loads)
    const [row, storedPage, health, memory, , peer] = loads
    const storedGoal = checkAtMostTimes(
      'feed from its row / bare row, CPU',
      comparePaired(storedPage, row, 'cpuMs', 'ms'),
      1.25,
    )
    if (onlyStored) return [storedGoal]
    return [
      checkAtLeastTimes(
        'feed from memory / our health',
        comparePaired(memory, health, 'perSecond', 'req/s'),
        0.7,
      ),
      ...(peer
        ? [
            checkAtLeastTimes(
              'feed from memory / Feathers 5',
              comparePaired(memory, peer, 'perSecond', 'req/s'),
              1,
            ),
          ]
        : []),
      storedGoal,
      checkAtMost('D1 rows of a feed view, from memory', rows['from memory'], 0),
      checkAtMost('D1 rows of a feed view, stored', rows['stored page'], 1),
      checkAtMost('D1 rows of a feed view, rebuilt', rows.rebuild, 51),
    ]
  } finally {
    await stopAll()
    rmSync(state, { recursive: true, force: true })
    rmSync(`${state}-bare`, { recursive: true, force: true })
  }
}
