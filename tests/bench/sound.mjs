/** Requests for one post: its share page and a range of its audio, beside bare routes that read the same rows. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkAtLeastTimes, checkAtMostTimes } from './goals.mjs'
import { comparePaired, compareTargets, printLoads } from './load.mjs'
import { fillPosts, getNewestId } from './posts.mjs'
import { copySeededState } from './seeded-state.mjs'
import { serveBare, serveProduct, stopAll } from './servers.mjs'

const POSTS = 1_000

/** Measures both on a new database. The share page has no goal, so a quick run leaves it out. */
export async function measureAudioRange({ stateFolder, port = 8774, rounds = 5, withSharePage = true }) {
  const state = mkdtempSync(join(tmpdir(), 'owlcast-bench-'))
  try {
    await copySeededState(stateFolder, state)
    fillPosts(state, POSTS)
    const product = await serveProduct(port, state)
    const bare = await serveBare(port + 1, state)
    const id = getNewestId(POSTS)
    const { audioUrl } = await (await fetch(`${product.origin}/api/posts/${id}`)).json()
    const media = audioUrl.split('/').at(-1)
    const part = { headers: { range: 'bytes=0-65535' }, status: 206 }
    const pages = [
      { name: 'bare Hono, one post row', url: `${bare.origin}/post/${id}`, pids: bare.pids },
      { name: 'our share page', url: `${product.origin}/squawk/${id}`, pids: product.pids },
    ]
    const ranges = [
      { name: 'bare Hono, one row and R2', url: `${bare.origin}/range/${media}`, pids: bare.pids, ...part },
      { name: 'our /media', url: `${product.origin}/media/${media}`, pids: product.pids, ...part },
    ]
    const pageLoads = withSharePage ? await compareTargets(pages, { rounds }) : []
    const [bareRange, range] = await compareTargets(ranges, { rounds })
    console.log('\nA post: its share page, and 64 KiB of its audio')
    printLoads([...pageLoads, bareRange, range])
    return [
      // Ours asks for every range who may hear it, without a cache, so that a deleted post is silent at once.
      checkAtLeastTimes(
        'audio range / bare range',
        comparePaired(range, bareRange, 'perSecond', 'req/s'),
        0.75,
      ),
      checkAtMostTimes('audio range: first byte / bare', comparePaired(range, bareRange, 'first', 'ms'), 1.5),
    ]
  } finally {
    await stopAll()
    rmSync(state, { recursive: true, force: true })
    rmSync(`${state}-bare`, { recursive: true, force: true })
  }
}
