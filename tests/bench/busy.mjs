/** Whether other programs use the CPU: figures of such minutes say more about the machine than about the app. */
import { cpus } from 'node:os'
import { isMainThread, Worker } from 'node:worker_threads'

const SPIN_MS = 500
/** Of a quiet machine, a thread on each core gets at least this share. */
const QUIET_SHARE = 0.85

/** Spins a thread on each core; returns the share of the time for which they had the CPU, 0 to 1. */
export async function measureCpuShare() {
  const threads = cpus().map(() => new Worker(new URL(import.meta.url)))
  await Promise.all(threads.map((thread) => new Promise((start) => thread.once('online', start))))
  const before = process.cpuUsage()
  const start = performance.now()
  await Promise.all(threads.map((thread) => new Promise((end) => thread.once('exit', end))))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / (threads.length * (performance.now() - start))
}

/** Returns whether others use the CPU now. */
export async function isMachineBusy() {
  return (await measureCpuShare()) < QUIET_SHARE
}

if (!isMainThread) {
  const end = performance.now() + SPIN_MS
  while (performance.now() < end);
}
