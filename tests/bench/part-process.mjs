/** Measures a part in a process group of its own, so that a crash, a hang or a server left behind ends with it. */
import { fork } from 'node:child_process'

const GRACE_MS = 5_000
const INTERRUPTS = ['SIGINT', 'SIGTERM']

/** Signals a process and its descendants. */
function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has ended.
  }
}

/**
 * Resolves with the lines of the part `{ name, options }`.
 * Rejects with the part's own error, when its process ends without a result, and after `limitMs`; `lines` of the error
 * are those of the steps that were measured.
 */
export function measureInProcess({ name, options }, limitMs) {
  const child = fork(new URL('measure-part.mjs', import.meta.url), [name, JSON.stringify(options)], {
    detached: true,
  })
  // A detached group does not receive the terminal's interrupt.
  const interrupt = (signal) => {
    signalGroup(child, signal)
    process.exit(1)
  }
  for (const name of INTERRUPTS) process.once(name, interrupt)
  let isLate = false
  let timer = setTimeout(() => {
    isLate = true
    signalGroup(child, 'SIGTERM')
    timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS)
  }, limitMs)
  const stopWatching = () => {
    clearTimeout(timer)
    for (const name of INTERRUPTS) process.off(name, interrupt)
  }
  return new Promise((resolve, reject) => {
    const lines = []
    let result = null
    child.on('message', (message) => {
      lines.push(...(message.lines ?? []))
      result = message
    })
    const fail = (text) => reject(Object.assign(new Error(text), { lines }))
    child.on('error', reject)
    child.on('exit', () => signalGroup(child, 'SIGKILL'))
    // A result may arrive after `exit`, but not after `close`.
    child.on('close', (code, signal) => {
      if (result?.isDone) resolve(lines)
      else if (isLate) fail(`no result within ${limitMs / 60_000} minutes`)
      else fail(result?.error ?? `process ended with ${signal ?? `code ${code}`}`)
    })
  }).finally(stopWatching)
}
