/** A driver that speaks WebDriver over HTTP: of WebKit, and of Chromium. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from '../../scripts/port.mjs'
import { COMMANDS, pollUntil, type Send } from './webdriver'

type DriverOptions = { path: string; env: NodeJS.ProcessEnv; capabilities: Record<string, unknown> }

/** Starts a driver with a browser; both end together. */
export async function startDriver({ path, env, capabilities }: DriverOptions) {
  const port = await findFreePort()
  // A group of its own, so that `kill` ends the browser too.
  const driver = spawn(path, [`--port=${port}`], { stdio: 'ignore', detached: true, env })
  const exited = once(driver, 'exit')
  const call = createCaller(`http://127.0.0.1:${port}`)
  await pollUntil(async () => (await call<{ ready: boolean }>('GET /status')).ready, `${path} starts`)
  const opened = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST /session',
    { capabilities: { alwaysMatch: capabilities } },
  )
  const session = `/session/${opened.sessionId}`
  const send: Send = (command, { id = '', ...params } = {}) => {
    const [method, route] = COMMANDS[command][0].split(' ')
    const address = `${method} ${session}${route}`.replace('{id}', String(id))
    return call(address, method === 'GET' ? undefined : params)
  }
  const kill = async () => {
    if (driver.pid && driver.exitCode === null && driver.signalCode === null)
      process.kill(-driver.pid, 'SIGKILL')
    await exited
  }
  return {
    version: opened.capabilities.browserVersion,
    send,
    kill,
    async close(): Promise<void> {
      await call(`DELETE ${session}`).catch(() => null)
      await kill()
    },
  }
}

function createCaller(driver: string) {
  return async <T>(route: string, json?: unknown): Promise<T> => {
    const [method = 'GET', path] = route.split(' ')
    const body = json === undefined ? {} : { body: JSON.stringify(json) }
    const answer = await fetch(`${driver}${path}`, { method, ...body })
    const { value } = (await answer.json()) as { value: T & { message?: string } }
    if (!answer.ok) throw new Error(`${route}: ${value.message}`)
    return value
  }
}
