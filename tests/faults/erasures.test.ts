/** Each call to the stores that an erasure makes is failed once, before its effect and after it; the next run completes it. */
import { afterEach, expect, test, vi } from 'vitest'
import { countEraseCalls, eraseWithFailure, remainsAfterSchedule } from '../support/erasures'
import { MOMENTS } from './failing'
import { note } from './row'

afterEach(() => vi.restoreAllMocks())

test.for(MOMENTS)(
  'an erasure is completed when any storage call fails %s its effect',
  async (moment, { task }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const calls = await countEraseCalls()
    const gone: string[] = []
    for (let call = 1; call <= calls; call += 1) gone.push(...(await eraseWithFailure(call, moment)))
    expect(await remainsAfterSchedule(gone)).toEqual([])
    note(task, {
      fault: `F1 an erasure: a storage call fails ${moment} its effect`,
      tried: calls,
      happened: 'the next run completes it',
      checked: 'nothing of the person remains in any table or object',
    })
  },
)
