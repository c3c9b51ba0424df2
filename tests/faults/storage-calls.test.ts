/**
 * Every storage call of what matters most is failed, one by one, before its effect and after it. The client tries again,
 * as the app does; then it happened once, and every invariant holds. All of it within production's limits.
 */
import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { broken } from './invariants'
import { clientOf } from './client'
import { DEEDS, settle } from './deeds'
import { failing, MOMENTS } from './failing'
import { limitKeyRounds, PRODUCTION } from './production'

let unlimit = () => {}
beforeAll(() => {
  unlimit = limitKeyRounds()
})
afterAll(() => unlimit())
afterEach(() => vi.restoreAllMocks())

/** More calls than any of them makes. */
const ENOUGH = 400

for (const [name, { begin, bindings = env }] of Object.entries(DEEDS))
  test.each(MOMENTS)(`${name}: every storage call fails %s its effect`, async (moment) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const failed: string[] = []
    let most = 0
    for (let k = 1; k < ENOUGH; k += 1) {
      const { does, holds } = await begin()
      const faults = failing(bindings, k, moment)
      const client = clientOf(faults.bindings)
      await does(client)
      await settle()
      const at = `call ${k}: ${faults.seen.failed}`
      await holds().catch((error: unknown) => {
        throw new Error(at, { cause: error })
      })
      expect(await broken(), at).toEqual([])
      // No trouble but what was injected, and each answer as guarded as any.
      expect(client.seen.failures.length, at).toBeLessThanOrEqual(faults.seen.failed ? 1 : 0)
      expect(client.seen.bare, at).toEqual([])
      most = Math.max(most, client.seen.most)
      if (!faults.seen.failed) break
      failed.push(faults.seen.failed)
    }
    expect(failed.length).toBeGreaterThan(0)
    expect(failed.length).toBeLessThan(ENOUGH - 1)
    expect(most).toBeLessThan(PRODUCTION.statements)
    console.log(
      `${name}, ${moment}: ${failed.length} calls failed, ${most} statements at most in one request`,
    )
  })
