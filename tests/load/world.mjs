/** The built Worker on a filled state, and an idle Worker as yardstick of the machine. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/port.mjs'
import { serve } from '../../scripts/serve.mjs'
import { serveBare, serveProduct, stop, stopAll } from '../bench/servers.mjs'
import { createClient } from './client.mjs'
import { seedState } from './seed.mjs'

/** Starts both; `leave` stops the servers, and `clear` removes the folders. */
export async function createWorld() {
  const state = mkdtempSync(join(tmpdir(), 'owlcast-load-'))
  const clear = async () => {
    await stopAll()
    for (const folder of [state, `${state}-bare`]) rmSync(folder, { recursive: true, force: true })
  }
  try {
    // Migrates an empty state first; its tables are then filled.
    await (await serve({ port: await findFreePort(), state })).mf.dispose()
    const town = seedState(state)
    const port = await findFreePort()
    const product = await serveProduct(port, state)
    const bare = await serveBare(await findFreePort(), state)
    const { origin, pids } = product
    return {
      town,
      state,
      port,
      origin,
      pids,
      clear,
      door: createClient(origin),
      bare: createClient(bare.origin),
      /** Acknowledged writes, verified at the end. */
      book: [],
      leave: () => Promise.all([stop(product.child), stop(bare.child)]),
    }
  } catch (error) {
    await clear()
    throw error
  }
}
