/** The feed under load, at a thousand and at a hundred thousand posts, beside yardsticks of the same run. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compare } from './load.mjs'
import { fill, newestOf } from './posts.mjs'
import { rowsRead } from './rows.mjs'
import { serveBare, serveFeathers, serveProduct, stop, stopAll } from './servers.mjs'

const FEED = '/api/posts?kind=squawk'
// A sequence number from the future passes the isolate's memory by, so that each view reads the stored page.
const UNCACHED = `${FEED}&seq=`

/** Measures one size; returns the rows D1 read a view, and a load for each target. */
async function measure(count, port, withVoice) {
  const state = mkdtempSync(join(tmpdir(), 'owlcast-bench-'))
  try {
    await stop((await serveProduct(port, state)).child)
    fill(state, count)
    const rows = await rowsRead(state, port)
    const product = await serveProduct(port, state)
    await fetch(`${product.origin}${FEED}`).then((answer) => answer.json())
    const bare = await serveBare(port + 1, state)
    const feathers = await serveFeathers(port + 2, state)
    const targets = [
      { name: 'bare workerd, JSON', url: `${bare.origin}/`, pids: bare.pids },
      { name: 'bare route, one stored page row', url: `${bare.origin}/page`, pids: bare.pids },
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
    ]
    const loads = await compare(targets)
    return { rows, loads, voice: withVoice ? await measureVoice(count, product, bare) : null }
  } finally {
    await stopAll()
    rmSync(state, { recursive: true, force: true })
    rmSync(`${state}-bare`, { recursive: true, force: true })
  }
}

/** One voice, as those who got its link read and hear it, beside bare routes that read the same. */
async function measureVoice(count, product, bare) {
  const id = newestOf(count)
  const { audioUrl } = await (await fetch(`${product.origin}/api/posts/${id}`)).json()
  const part = { headers: { range: 'bytes=0-65535' }, status: 206 }
  const media = audioUrl.split('/').at(-1)
  return compare([
    { name: 'bare route, one post row', url: `${bare.origin}/post/${id}`, pids: bare.pids },
    { name: 'our share page', url: `${product.origin}/squawk/${id}`, pids: product.pids },
    {
      name: 'bare route, one row and 64 KiB of R2',
      url: `${bare.origin}/range/${media}`,
      pids: bare.pids,
      ...part,
    },
    { name: 'our /media, 64 KiB', url: `${product.origin}/media/${media}`, pids: product.pids, ...part },
  ])
}

/** Installs the yardstick that is not ours; without it the run goes on. */
function installFeathers() {
  const folder = fileURLToPath(new URL('feathers', import.meta.url))
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'],
    {
      cwd: folder,
      stdio: 'inherit',
    },
  )
  if (status !== 0) console.log('Feathers could not be installed; it is left out.')
}

function print(rows) {
  console.table(
    Object.fromEntries(
      rows.map(({ name, ...row }) => [
        name,
        {
          'req/s': Math.round(row.perSecond),
          'p50 ms': Number(row.p50.toFixed(2)),
          'p99 ms': Number(row.p99.toFixed(2)),
          'CPU ms/req': row.cpuMs === null ? null : Number(row.cpuMs.toFixed(3)),
          bytes: row.bytes,
          wrong: row.wrong,
        },
      ]),
    ),
  )
}

/** Prints the tables for both sizes and the ratios the targets are about. */
export async function feed() {
  if (process.argv.includes('--feathers')) installFeathers()
  for (const [i, count] of [1_000, 100_000].entries()) {
    const { rows: read, loads: rows, voice } = await measure(count, 8770 + i * 10, i === 0)
    console.log(`\nFeed at ${count.toLocaleString('en')} posts`)
    print(rows)
    console.log('D1 rows read a view (targets 0, 1, 51)')
    console.table({ [`${count.toLocaleString('en')} posts`]: read })
    const of = (name) => rows.find((row) => row.name.startsWith(name))
    const ratio = (a, b) => (a && b ? (a / b).toFixed(2) : 'not measured')
    console.log(
      `from memory / our health: ${ratio(of('our feed, from memory').perSecond, of('our /api').perSecond)} (target 0.6)`,
    )
    console.log(
      `from memory / Feathers:   ${ratio(of('our feed, from memory').perSecond, of('Feathers')?.perSecond)} (target 3)`,
    )
    console.log(
      `stored page CPU / bare route reading one row: ${ratio(of('our feed, from the stored').cpuMs, of('bare route').cpuMs)} (target 1.15)`,
    )
    // One post is one post, however many there are.
    if (!voice) continue
    console.log('A voice (target: a range 0.95 of the bare route)')
    print(voice)
    const [, , bareRange, ourRange] = voice
    console.log(`range / bare range: ${ratio(ourRange.perSecond, bareRange.perSecond)} (target 0.95)`)
  }
}
