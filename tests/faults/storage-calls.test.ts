/**
 * Fails every storage call of the most important actions, one by one, before and after its effect. The client retries
 * like the app; then the action happened once, and every invariant holds. All within production limits.
 */
import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ACTIONS, runToCompletion } from './actions'
import { createClient } from './client'
import { injectFailure, MOMENTS } from './inject-failure'
import { listBroken } from './invariants'
import { limitKeyRounds, PRODUCTION } from './production-limits'
import { ALL_INVARIANTS, recordRow } from './row'
import { selectCalls } from './select-calls'

let unlimit = () => {}
beforeAll(() => {
  unlimit = limitKeyRounds()
})
afterAll(() => unlimit())
afterEach(() => vi.restoreAllMocks())

for (const [name, { begin, bindings = env }] of Object.entries(ACTIONS))
  test.for(MOMENTS)(
    `${name} happens once when any storage call fails %s its effect`,
    async (moment, { task }) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      let most = 0

      /** Runs the action with the k-th call failing, or none for 0; returns the number of calls and the failed one. */
      async function runOnce(k: number) {
        const { does, holds } = await begin()
        const faults = injectFailure(bindings, k, moment)
        const client = createClient(faults.bindings)
        await does(client)
        await runToCompletion()
        const at = `call ${k}: ${faults.seen.failed}`
        await holds().catch((error: unknown) => {
          throw new Error(at, { cause: error })
        })
        expect(await listBroken(), at).toEqual([])
        // No failures beyond the injected one, and all responses have their headers.
        expect(client.seen.failures.length, at).toBeLessThanOrEqual(faults.seen.failed ? 1 : 0)
        expect(client.seen.bare, at).toEqual([])
        most = Math.max(most, client.seen.most)
        return faults.seen
      }

      const { calls } = await runOnce(0)
      const failed: string[] = []
      for (const k of selectCalls(calls)) {
        const seen = await runOnce(k)
        if (seen.failed) failed.push(seen.failed)
      }
      expect(failed.length).toBeGreaterThan(0)
      expect(most).toBeLessThan(PRODUCTION.statements)
      recordRow(task, {
        fault: `F1 ${name}: a storage call fails ${moment} its effect`,
        tried: failed.length,
        happened: `of ${calls} calls; done once each time, at most ${most} statements in a request`,
        checked: `${ALL_INVARIANTS}, I11, I12`,
      })
    },
  )
