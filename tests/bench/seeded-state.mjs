/** State folders shared by the parts: created once per run, and kept for later runs with `--keep`. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveProduct, stop } from './servers.mjs'

const PORT = 8780
const NOTE = 'state.json'
/** Posts of a state expire a day after it was created. */
const FRESH_MS = 12 * 3_600_000

/**
 * Returns a fresh state folder with the facts that `make(folder)` returned for it. Calls `make` with an empty folder if
 * there is none yet; a folder whose `make` threw is created again.
 */
export async function prepareState(folder, make) {
  const note = join(folder, NOTE)
  const known = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : null
  if (known && Date.now() - known.at < FRESH_MS) return { folder, ...known }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const made = { at: Date.now(), ...(await make(folder)) }
  writeFileSync(note, JSON.stringify(made))
  return { folder, ...made }
}

/**
 * Copies a state after a first start to `target`: migrated, with the music library and one member, whose id and cookie
 * it returns.
 */
export async function copySeededState(parent, target) {
  const { folder, reader, cookie } = await prepareState(join(parent, 'seeded'), async (made) => {
    const { id, cookie: own } = await createReader(made)
    return { reader: id, cookie: own }
  })
  cpSync(folder, target, { recursive: true, filter: (path) => !path.endsWith(NOTE) })
  return { reader, cookie }
}

/** Serves a state once and creates a member in it; returns the id and cookie. */
async function createReader(folder) {
  const { child, origin } = await serveProduct(PORT, folder)
  const response = await fetch(`${origin}/api/dev/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name: 'Reader' }),
  })
  const reader = await response.json()
  await stop(child)
  return reader
}
