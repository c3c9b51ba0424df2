/** The state folder, and which server runs on one: two at once would write to the same database files. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of D1, R2 and Durable Objects on this machine. */
export const STATE = fileURLToPath(new URL('../.wrangler/state', import.meta.url))

/** @param {string} state */
const toPath = (state) => join(state, 'server.pid')

/**
 * Notes that this process serves a state folder; returns a function that deletes the note.
 * @param {string} state
 */
export function noteServer(state) {
  writeFileSync(toPath(state), String(process.pid))
  return () => rmSync(toPath(state), { force: true })
}

/**
 * The process that serves a state folder; null for none, or one that has ended.
 * @param {string} state
 */
export function findServer(state) {
  if (!existsSync(toPath(state))) return null
  const pid = Number(readFileSync(toPath(state), 'utf8'))
  try {
    process.kill(pid, 0)
    return pid
  } catch (error) {
    // EPERM: it runs, as another user.
    return error.code === 'EPERM' ? pid : null
  }
}
