/** The order in which waiting drafts leave the device. */
import { expect, test, vi } from 'vitest'
import { openDraft } from '../store/drafts'
import { runOutbox } from './outbox'

test('sends waiting drafts oldest first', async () => {
  const clock = vi.spyOn(Date, 'now')
  const ids = ['draft_c', 'draft_a', 'draft_b']
  for (const [now, id] of ids.entries()) {
    clock.mockReturnValue(now)
    await openDraft({ id, mode: 'squawk', ownerId: 'usr_1', state: 'waiting' })
  }
  clock.mockRestore()
  const sentIds: string[] = []
  const outbox = runOutbox('usr_1', async ({ id }) => {
    sentIds.push(id)
    return { at: 'gone' }
  })
  await outbox.drain()
  outbox.stop()
  expect(sentIds).toEqual(ids)
})
