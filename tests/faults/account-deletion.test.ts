/**
 * Fails each storage call of an account deletion once, before and after its effect; the next run completes the
 * deletion.
 */
import { afterEach, expect, test, vi } from 'vitest'
import { countDeletionCalls, deleteWithFailure, findRemainsAfterSchedule } from '../support/account-deletions'
import { MOMENTS } from './inject-failure'
import { recordRow } from './row'

afterEach(() => vi.restoreAllMocks())

test.for(MOMENTS)(
  'an account deletion is completed when any storage call fails %s its effect',
  async (moment, { task }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const calls = await countDeletionCalls()
    const gone: string[] = []
    for (let call = 1; call <= calls; call += 1) gone.push(...(await deleteWithFailure(call, moment)))
    expect(await findRemainsAfterSchedule(gone)).toEqual([])
    recordRow(task, {
      fault: `F1 an account deletion: a storage call fails ${moment} its effect`,
      tried: calls,
      happened: 'the next run completes it',
      checked: 'nothing of the user remains in any table or object',
    })
  },
)
