/**
 * Fails each storage call of an account deletion once, before and after its effect; the next run completes the
 * deletion.
 */
import { afterEach, expect, test, vi } from 'vitest'
import { countEraseCalls, eraseWithFailure, remainsAfterSchedule } from '../support/erasures'
import { MOMENTS } from './failing'
import { note } from './row'

afterEach(() => vi.restoreAllMocks())

test.for(MOMENTS)(
  'an account deletion is completed when any storage call fails %s its effect',
  async (moment, { task }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const calls = await countEraseCalls()
    const gone: string[] = []
    for (let call = 1; call <= calls; call += 1) gone.push(...(await eraseWithFailure(call, moment)))
    expect(await remainsAfterSchedule(gone)).toEqual([])
    note(task, {
      fault: `F1 an account deletion: a storage call fails ${moment} its effect`,
      tried: calls,
      happened: 'the next run completes it',
      checked: 'nothing of the user remains in any table or object',
    })
  },
)
