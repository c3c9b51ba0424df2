/**
 * Verifies a deployment: Worker version by its tag, Pages by its entry script, and the stores by the deep health check.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../root.ts'
import { readDeepHealth } from './deep-health.ts'

const TRIES = 30
const PAUSE_MS = 4000
/** A hanging site would otherwise hold the deployment for minutes per request, or 15 s in each of 30 tries. */
const PATIENCE_MS = 15_000
const TOTAL_MS = 120_000

const healthShape = z.object({ version: z.string().optional() })

type Print = (...lines: string[]) => void
type AskSite = (url: string) => Promise<Response>

type ConfirmOptions = {
  origin: string
  version: string
  /** The app's HTML as it was built. */
  page?: string
  ask?: typeof fetch
  patienceMs?: number
  totalMs?: number
  pause?: () => Promise<unknown>
  print?: Print
  tries?: number
}

/** The entry script of the app's HTML. */
export function findEntryScript(html: string): string | null {
  return /<script[^>]+src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? null
}

/** True once the site serves the new version; false, with a printed reason, after two minutes at most. */
export async function confirm({
  origin,
  version,
  page = readFileSync(join(ROOT, 'web/dist/index.html'), 'utf8'),
  ask = fetch,
  patienceMs = PATIENCE_MS,
  totalMs = TOTAL_MS,
  pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
  print = console.log,
  tries = TRIES,
}: ConfirmOptions): Promise<boolean> {
  const end = Date.now() + totalMs
  const getTimeLeft = () => Math.max(0, end - Date.now())
  const askInTime: AskSite = (url) =>
    ask(url, { signal: AbortSignal.timeout(Math.min(patienceMs, getTimeLeft())) })
  let last = ''
  for (let count = 0; count < tries; count++) {
    if (count > 0) {
      if (getTimeLeft() <= PAUSE_MS) break
      await pause()
    }
    last = await findDifference({ origin, version, page, ask: askInTime, print })
    if (!last) return true
  }
  print(`  ${last}`)
  return false
}

/** Parts that say how the site has been doing: the new version may be the one that mends them. */
const PARTS_OF_THE_PAST = ['outbox', 'schedule']

/** Message about stores that the new version does not reach; empty if it reaches all. */
async function describeMissingParts(response: Response, version: string, print: Print): Promise<string> {
  // The app's HTML is no health response, whatever its status.
  const { ok, parts = {}, version: checked } = await readDeepHealth(response)
  if (checked !== undefined && checked !== version)
    return `/api/health/deep was answered by ${checked}, not ${version}.`
  if (response.ok && ok === true && checked === version) return ''
  const missing = Object.keys(parts).filter((part) => !parts[part])
  const vital = missing.filter((part) => !PARTS_OF_THE_PAST.includes(part))
  if (missing.length === 0 || vital.length > 0)
    return `/api/health/deep answered ${response.status}; not reached: ${vital.join(', ') || 'unknown'}.`
  print(`  It serves, but ${missing.join(' and ')} is late: npm run doctor says what to do.`)
  return ''
}

async function findDifference({
  origin,
  version,
  page,
  ask,
  print,
}: {
  origin: string
  version: string
  page: string
  ask: AskSite
  print: Print
}): Promise<string> {
  try {
    const health = await ask(`${origin}/api/health`)
    if (!health.ok) return `${origin}/api/health answered ${health.status}: the log of the Worker says why.`
    const { version: served } = healthShape.parse(await health.json())
    if (served !== version) return `The Worker says it is ${served}, not ${version}.`
    const shown = findEntryScript(await (await ask(`${origin}/`)).text())
    if (shown !== findEntryScript(page))
      return `Pages starts the app with ${shown}, not ${findEntryScript(page)}.`
    return await describeMissingParts(await ask(`${origin}/api/health/deep`), version, print)
  } catch (error) {
    return `${origin} cannot be reached: ${error instanceof Error ? error.message : error}.`
  }
}
