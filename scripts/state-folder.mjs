/** The state folder, and which server runs on one: two at once would write to the same database files. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of D1, R2 and Durable Objects on this machine. */
export const STATE = fileURLToPath(new URL('../.wrangler/state', import.meta.url))

/** @param {string} state */
const toPath = (state) => join(state, 'server.pid')

/**
 * Notes that this process serves a state folder, until it ends. Exits with instructions when another one does.
 * @param {string} state
 */
export function claimState(state) {
  requireNoServer(state)
  mkdirSync(state, { recursive: true })
  writeFileSync(toPath(state), String(process.pid))
  // A signal ends the process before the server's own end is awaited.
  process.on('exit', () => deleteNote(state))
}

/** The note of a server that has replaced this one stays. */
function deleteNote(state) {
  if (readNote(state) === process.pid) rmSync(toPath(state))
}

/** @param {string} state */
function readNote(state) {
  return existsSync(toPath(state)) ? Number(readFileSync(toPath(state), 'utf8')) : null
}

/**
 * The process that serves a state folder; null for none, or one that has ended.
 * @param {string} state
 */
export function findServer(state) {
  const pid = readNote(state)
  // Since the machine was started, the process id may be that of another program.
  if (!pid || statSync(toPath(state)).mtimeMs < Date.now() - uptime() * 1000) return null
  try {
    process.kill(pid, 0)
    return pid
  } catch (error) {
    // EPERM: it runs, as another user.
    return error.code === 'EPERM' ? pid : null
  }
}

/**
 * The advice where a server runs on a state folder; null where none does.
 * @param {string} state
 */
export function describeServer(state) {
  const server = findServer(state)
  return server && `A server runs on ${state} (process ${server}). Stop it first.`
}

/**
 * Exits with instructions when another server runs on a state folder: before a build, which would change what it serves.
 * @param {string} [state]
 */
export function requireNoServer(state = STATE) {
  const problem = describeServer(state)
  if (!problem) return
  console.error(problem)
  process.exit(1)
}
