/**
 * Account deletions during which one call to the stores fails. `npm test` tries a few of these calls, `npm run
 * test:faults` each.
 */
import { erasePerson, goOnErasing } from '../../worker/people/erase.service'
import { runSchedule } from '../../worker/schedule'
import { brokenTools } from './broken'
import { remains, somebody } from './everything'
import { tools } from './world'

/** Deletes an account and returns how many calls to the stores it took. */
export async function countEraseCalls(): Promise<number> {
  const counting = brokenTools(() => false)
  await erasePerson(counting.tools, (await somebody({ inShort: true })).wren.id)
  return counting.calls()
}

/** Deletes an account while the given call, counted from 1, fails. Returns the words that must not remain. */
export async function eraseWithFailure(call: number, when: 'before' | 'after'): Promise<string[]> {
  const { wren, words } = await somebody({ inShort: true })
  const broken = brokenTools((_, __, all) => all === call, when)
  const began = await erasePerson(broken.tools, wren.id).catch(() => 'not begun')
  // A user who gets an error tries again.
  if (began === 'not begun') await erasePerson(tools(), wren.id)
  await goOnErasing(tools())
  return Object.values(words)
}

/** Returns where words remain after as many scheduled runs as it takes to send all emails. */
export async function remainsAfterSchedule(words: string[]): Promise<string[]> {
  for (let run = 0; run < 5; run += 1) await runSchedule(tools())
  return remains(words)
}
