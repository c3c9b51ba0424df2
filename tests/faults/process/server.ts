/** The server as a process that can be killed and restarted on the same folder. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../../scripts/port.mjs'
import type { Stores } from '../../support/invariants'

const SERVED = join(import.meta.dirname, 'served.mjs')

/** Options of a start; see `serve` in scripts/serve.mjs. */
export type StartOptions = { vars?: Record<string, string>; bundle?: string; before?: string }
export type Server = {
  /** Its stores, for the invariants and for queries. */
  stores: Stores
  rows: <T>(sql: string) => Promise<T[]>
  origin: string
  port: number
  /** Returns its output since the first start. */
  output: () => string
  cron: () => Promise<void>
  change: (statements: string[]) => Promise<void>
  /** Kills its process group at once. */
  kill: () => Promise<void>
  /** Stops it gracefully, like a deployment. */
  stop: () => Promise<void>
  /** Starts it again on the same state. */
  start: (options?: StartOptions) => Promise<void>
  /** Returns CPU seconds and resident bytes of the workerd process. */
  used: () => { cpuSeconds: number; memoryBytes: number }
  /** Kills it and removes its folder. */
  remove: () => Promise<void>
}

/** Starts a server on an empty folder. `publicPort` is where clients reach it, if not at its own port. */
export async function startServer(options: StartOptions & { publicPort?: number } = {}): Promise<Server> {
  const { publicPort, ...first } = options
  const state = mkdtempSync(join(tmpdir(), 'owlcast-faults-'))
  const port = await findFreePort()
  const origin = `http://localhost:${publicPort ?? port}`
  let child: ChildProcess | null = null
  let output = ''
  let asked = 0
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>()

  function rejectPending(reason: string) {
    for (const { reject } of waiting.values()) reject(new Error(reason))
    waiting.clear()
  }

  async function start({ vars = {}, ...rest }: StartOptions = {}): Promise<void> {
    const given = { port, state, vars: { ENVIRONMENT: 'test', ORIGIN: origin, ...vars }, ...rest }
    // In a process group of its own, so that workerd is killed with it.
    const made = fork(SERVED, [JSON.stringify(given)], { detached: true, silent: true })
    child = made
    for (const stream of [made.stdout, made.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    made.on('exit', () => made === child && rejectPending('The server is gone.'))
    made.on('message', (message) => {
      const { id, answer, error } = message as { id: number; answer: unknown; error?: string }
      const one = waiting.get(id)
      waiting.delete(id)
      if (error) one?.reject(new Error(error))
      else one?.resolve(answer)
    })
    await new Promise((resolve, reject) => waiting.set(0, { resolve, reject })).catch((error: unknown) => {
      throw new Error(`It did not start: ${output.slice(-2000)}`, { cause: error })
    })
  }

  function query<T>(what: string, given?: unknown): Promise<T> {
    asked += 1
    const id = asked
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject })
      child?.send({ id, what, given })
    })
  }

  const rows = <T>(sql: string) => query<T[]>('rows', sql)

  async function kill(): Promise<void> {
    const killed = child
    if (!killed?.pid || killed.exitCode !== null || killed.signalCode !== null) return
    const gone = once(killed, 'exit')
    process.kill(-killed.pid, 'SIGKILL')
    await gone
    // The port is free once the last process of the group has exited.
    await pollUntil(() => !isListening(port))
  }

  await start(first)
  return {
    origin,
    port,
    start,
    kill,
    output: () => output,
    rows,
    stores: {
      db: { prepare: (sql) => ({ all: async <T>() => ({ results: await rows<T>(sql) }) }) },
      bucket: {
        list: async () => ({
          objects: await query<{ key: string; size: number }[]>('objects'),
          truncated: false,
        }),
        head: async (key) => ({ checksums: { sha256: parseHex(await query<string>('digest', key)) } }),
      },
      visit: async (path) => (await fetch(`${origin}${path}`)).status,
    },
    cron: () => query('cron'),
    change: (statements) => query('change', statements),
    async stop() {
      await query('end')
      await kill()
    },
    used: () => measureUsage(child?.pid ?? 0),
    async remove() {
      await kill()
      rmSync(state, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const parseHex = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex')).buffer

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Polls until a condition holds; throws after `patienceMs`. */
export async function pollUntil(
  isTrue: () => boolean | Promise<boolean>,
  patienceMs = 30_000,
): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await isTrue()); await pause(50))
    if (Date.now() > end) throw new Error(`Timed out: ${isTrue}`)
}

/** Reads the kernel's table, which opens no connection; returns false without it. */
function isListening(port: number): boolean {
  const wanted = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = (readFileOrNull('/proc/net/tcp') ?? '').split('\n').map((line) => line.trim().split(/\s+/))
  return lines.some(([, local, , state]) => local === wanted && state === '0A')
}

/** Returns the usage of the largest workerd process of a group. */
function measureUsage(group: number): { cpuSeconds: number; memoryBytes: number } {
  const TICKS_PER_SECOND = 100
  const PAGE_BYTES = 4096
  let used = { cpuSeconds: 0, memoryBytes: 0 }
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const [name = '', rest = ''] = (readFileOrNull(`/proc/${pid}/stat`) ?? '').split(') ')
    const fields = rest.split(' ')
    if (!name.includes('(workerd') || Number(fields[2]) !== group) continue
    const ticks = Number(fields[11]) + Number(fields[12])
    const memoryBytes = Number(fields[21]) * PAGE_BYTES
    if (memoryBytes > used.memoryBytes) used = { cpuSeconds: ticks / TICKS_PER_SECOND, memoryBytes }
  }
  return used
}

function readFileOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
