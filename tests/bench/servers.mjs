/** Starts the measured servers, each as a process with the pids whose CPU counts. */
import { spawn } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listProcessTree } from './load.mjs'
import { findDatabaseFile } from './posts.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const running = []

/** Starts a program and waits until it prints the given word. */
async function start(args, env, ready) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes(ready) && resolve())
    child.on('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)))
  })
  return child
}

/** Stops a server and waits for its exit. */
export function stop(child) {
  running.splice(running.indexOf(child), 1)
  return new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.on('exit', resolve)
    child.kill('SIGTERM')
  })
}

/** Stops all running servers. */
export async function stopAll() {
  await Promise.all([...running].map(stop))
}

/** Serves the product on a state folder. */
export async function serveProduct(port, state) {
  const child = await start(
    ['scripts/serve.mjs'],
    { PORT: String(port), STATE: state, ENVIRONMENT: 'test' },
    'serves on',
  )
  return { child, pids: listProcessTree(child.pid).slice(1), origin: `http://localhost:${port}` }
}

/** Serves the product behind the row counter. */
export async function serveCounted(port, state) {
  const child = await start(['tests/bench/serve-counted.mjs', String(port), state], {}, 'ready')
  return { child, pids: listProcessTree(child.pid).slice(1), origin: `http://localhost:${port}` }
}

/** Serves the minimal Worker on a copy of the state. */
export async function serveBare(port, state) {
  cpSync(state, `${state}-bare`, { recursive: true })
  const child = await start(['tests/bench/bare.mjs', String(port), `${state}-bare`], {}, 'ready')
  return { child, pids: listProcessTree(child.pid).slice(1), origin: `http://localhost:${port}` }
}

/** Serves Feathers on the same file; returns null if its packages are not installed. */
export async function serveFeathers(port, state) {
  if (!existsSync(`${root}tests/bench/feathers/node_modules`)) return null
  const child = await start(
    ['tests/bench/feathers/server.mjs', String(port), findDatabaseFile(state)],
    {},
    'ready',
  )
  return { child, pids: [child.pid], origin: `http://localhost:${port}` }
}
