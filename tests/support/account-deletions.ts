/**
 * Account deletions during which one call to the stores fails. `npm test` tries a few of these calls, `npm run
 * test:faults` each.
 */
import { deleteAccount, resumeDeletions } from '../../worker/account/deletion/account-deletion.service'
import { runSchedule } from '../../worker/schedule'
import { createBrokenTools } from './broken-tools'
import { createUserWithData, findRemains } from './full-account'
import { getTools } from './world'

/** Deletes an account and returns how many calls to the stores it took. */
export async function countDeletionCalls(): Promise<number> {
  const counting = createBrokenTools(() => false)
  await deleteAccount(counting.tools, (await createUserWithData({ inShort: true })).wren.id)
  return counting.calls()
}

/** Deletes an account while the given call, counted from 1, fails. Returns the words that must not remain. */
export async function deleteWithFailure(call: number, when: 'before' | 'after'): Promise<string[]> {
  const { wren, words } = await createUserWithData({ inShort: true })
  const broken = createBrokenTools((_, __, all) => all === call, when)
  const started = await deleteAccount(broken.tools, wren.id).catch(() => 'not begun')
  // A user who gets an error tries again.
  if (started === 'not begun') await deleteAccount(getTools(), wren.id)
  await resumeDeletions(getTools())
  return Object.values(words)
}

/** Returns where words remain after as many scheduled runs as it takes to send all emails. */
export async function findRemainsAfterSchedule(words: string[]): Promise<string[]> {
  for (let run = 0; run < 5; run += 1) await runSchedule(getTools())
  return findRemains(words)
}
