/** A bounded load on loopback: closed loop over kept-alive connections, with the server's CPU read from /proc. */
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const TICKS_PER_SECOND = 100
const MAX_SECONDS = 30

/** Returns the CPU seconds used by these processes so far, or null without /proc. */
export function readCpuSeconds(pids) {
  try {
    return pids.reduce((sum, pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
      return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
    }, 0)
  } catch {
    return null
  }
}

/** Returns the pids of a process and its descendants. */
export function listProcessTree(pid) {
  const children = (parent) =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((name) => {
        try {
          return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1].split(' ')[1]) === parent
        } catch {
          return false
        }
      })
      .map(Number)
  const all = [pid]
  for (const member of all) all.push(...children(member))
  return all
}

/** Sends one GET; returns ms to its first and last byte, status and bytes. */
export function sendGet(url, agent, headers = {}) {
  if (!/^http:\/\/(localhost|127\.0\.0\.1):/.test(url)) throw new Error('load goes to loopback only')
  return new Promise((resolve, reject) => {
    const start = performance.now()
    request(url, { agent, headers }, (answer) => {
      let bytes = 0
      let first = 0
      answer.on('data', (chunk) => {
        first ||= performance.now() - start
        bytes += chunk.length
      })
      answer.on('end', () =>
        resolve({ first, ms: performance.now() - start, status: answer.statusCode, bytes }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/**
 * Loads one target for some seconds.
 * @param target `{ url, pids, headers?, status? }`; `url` and `headers` may be functions of the request's number.
 * @returns requests per second, p50 and p99 in ms, p50 of the first byte, CPU ms per request, wrong responses
 */
export async function runLoad(target, { seconds = 1.5, connections = 8 } = {}) {
  if (seconds > MAX_SECONDS) throw new Error('too long')
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times = []
  const firsts = []
  let wrong = 0
  let n = 0
  let bytes = 0
  const before = readCpuSeconds(target.pids)
  const start = performance.now()
  const end = start + seconds * 1000
  const worker = async () => {
    while (performance.now() < end) {
      const of = (given) => (typeof given === 'function' ? given(n) : given)
      n++
      const answer = await sendGet(of(target.url), agent, of(target.headers))
      times.push(answer.ms)
      firsts.push(answer.first)
      bytes = answer.bytes
      if (answer.status !== (target.status ?? 200)) wrong++
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const elapsed = (performance.now() - start) / 1000
  const after = readCpuSeconds(target.pids)
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    perSecond: times.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    first: getMedian(firsts),
    cpuMs: before === null || after === null ? null : ((after - before) * 1000) / times.length,
    bytes,
    wrong,
  }
}

const getMedian = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/**
 * Loads several targets in turn, A B C A B C …, and returns the medians, so that all share the state of the machine.
 */
export async function compareTargets(targets, { rounds = 5, seconds = 1, ...given } = {}) {
  const options = { seconds, ...given }
  const runs = new Map(targets.map((target) => [target.name, []]))
  for (const target of targets) await runLoad(target, { ...options, seconds: 0.5 })
  for (let round = 0; round < rounds; round++)
    for (const target of targets) runs.get(target.name).push(await runLoad(target, options))
  return targets.map(({ name }) => {
    const all = runs.get(name)
    const of = (key) => getMedian(all.map((run) => run[key]))
    return {
      name,
      runs: all,
      perSecond: of('perSecond'),
      p50: of('p50'),
      p99: of('p99'),
      first: of('first'),
      cpuMs: of('cpuMs'),
      bytes: of('bytes'),
      wrong: all.reduce((sum, run) => sum + run.wrong, 0),
    }
  })
}

/** Compares a figure of two targets, paired by round: both medians, and the median ratio. */
export function comparePaired(measured, yardstick, figure, unit) {
  const ratios = measured.runs.map((run, i) => run[figure] / yardstick.runs[i][figure])
  return { measured: measured[figure], yardstick: yardstick[figure], ratio: getMedian(ratios), unit }
}

/** Prints the comparison; throws if a response was wrong. */
export function printLoads(rows) {
  const roundToHundredths = (value) => (value === null ? null : Number(value.toFixed(2)))
  console.table(
    Object.fromEntries(
      rows.map(({ name, perSecond, p50, p99, first, cpuMs, bytes, wrong }) => [
        name,
        {
          'req/s': Math.round(perSecond),
          'first byte ms': roundToHundredths(first),
          'p50 ms': roundToHundredths(p50),
          'p99 ms': roundToHundredths(p99),
          'CPU ms/req': cpuMs === null ? null : Number(cpuMs.toFixed(3)),
          bytes,
          wrong,
        },
      ]),
    ),
  )
  const wrong = rows.filter((row) => row.wrong > 0)
  if (wrong.length > 0) throw new Error(`wrong responses: ${wrong.map(({ name }) => name).join(', ')}`)
}
