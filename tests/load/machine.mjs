/** CPU and memory of processes, read from /proc where there is one. */
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { readCpuSeconds } from '../bench/load.mjs'

const SAMPLE_MS = 500

/** Returns the resident bytes of these processes, or null without /proc. */
function readMemory(pids) {
  try {
    return pids.reduce((sum, pid) => {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
      return sum + Number(kilobytes ?? 0) * 1024
    }, 0)
  } catch {
    return null
  }
}

/** Returns the busy and total ticks of all cores, or null without /proc. */
function readTicks() {
  try {
    const fields = readFileSync('/proc/stat', 'utf8')
      .split('\n')[0]
      .trim()
      .split(/\s+/)
      .slice(1, 9)
      .map(Number)
    const all = fields.reduce((sum, one) => sum + one, 0)
    return { all, busy: all - fields[3] - fields[4] }
  } catch {
    return null
  }
}

/**
 * Watches processes until the returned function is called.
 * @returns a function: `memory` as `{ x: minutes, y: bytes }` over time, and cores used by the `server`, the
 * `generator` and `others`; null where unknown
 */
export function watchProcesses(pids) {
  const start = performance.now()
  const minutes = () => (performance.now() - start) / 60_000
  const before = { server: readCpuSeconds(pids), own: process.cpuUsage(), machine: readTicks() }
  const memory = []
  const sample = () => {
    const bytes = readMemory(pids)
    if (bytes) memory.push({ x: minutes(), y: bytes })
  }
  sample()
  const sampling = setInterval(sample, SAMPLE_MS)
  return () => {
    clearInterval(sampling)
    sample()
    const seconds = (performance.now() - start) / 1000
    const own = process.cpuUsage(before.own)
    const generator = (own.user + own.system) / 1e6 / seconds
    const spent = readCpuSeconds(pids)
    const now = readTicks()
    if (spent === null || !now || !before.machine) return { memory, generator, server: null, others: null }
    const server = (spent - before.server) / seconds
    const busy = (now.busy - before.machine.busy) / (now.all - before.machine.all)
    return { memory, generator, server, others: Math.max(0, busy * cpus().length - server - generator) }
  }
}
