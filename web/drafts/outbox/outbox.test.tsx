/** Which waiting drafts leave the device, in which order, and when the rest wait. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { appError } from '../../../domain/errors/errors'
import { UNDO_SEND_MS } from '../../../domain/messages/messages.limits'
import { announceConnection } from '../../live/connection'
import type { DraftRecord } from '../store/draft-record'
import { openDraft } from '../store/drafts'
import { runOutbox } from './outbox'
import type { SendOutcome } from './send'

/** Stores drafts, the first one as the oldest. */
async function store(...drafts: (Partial<DraftRecord> & { id: string })[]): Promise<void> {
  const clock = vi.spyOn(Date, 'now')
  for (const [now, draft] of drafts.entries()) {
    clock.mockReturnValue(now)
    await openDraft({ mode: 'squawk', ownerId: 'usr_1', state: 'waiting', ...draft })
  }
  clock.mockRestore()
}

/** Runs the outbox once; returns the ids that it sent. */
async function drain(send: (id: string) => SendOutcome = () => ({ at: 'gone' })): Promise<string[]> {
  const sentIds: string[] = []
  const outbox = runOutbox('usr_1', async ({ id }) => {
    sentIds.push(id)
    return send(id)
  })
  await outbox.drain()
  outbox.stop()
  return sentIds
}

test('sends waiting drafts oldest first', async () => {
  await store({ id: 'draft_c' }, { id: 'draft_a' }, { id: 'draft_b' })
  expect(await drain()).toEqual(['draft_c', 'draft_a', 'draft_b'])
})

test('sends no draft of another account, none that the user has not sent, and none before it is due', async () => {
  await store(
    { id: 'draft_foreign', ownerId: 'usr_2' },
    { id: 'draft_visitor', ownerId: null },
    { id: 'draft_ready', state: 'ready' },
    { id: 'draft_recording', state: 'recording' },
    { id: 'draft_later', sendAfter: Date.now() + UNDO_SEND_MS },
    { id: 'draft_due', sendAfter: Date.now() - 1 },
    { id: 'draft_cut_off', state: 'sending' },
  )
  expect(await drain()).toEqual(['draft_due', 'draft_cut_off'])
})

test('sends a held message after the clock of the device was set back', async () => {
  await store({ id: 'draft_held', sendAfter: Date.now() + UNDO_SEND_MS })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  expect(await drain()).toEqual(['draft_held'])
})

test('keeps the order: the rest waits when one must wait, and goes on after a refusal', async () => {
  await store({ id: 'draft_1' }, { id: 'draft_2' }, { id: 'draft_3' })
  const failure = appError('request.failed')
  const outcomes: Record<string, SendOutcome> = {
    draft_1: { at: 'refused', failure },
    draft_2: { at: 'waiting', failure },
  }
  expect(await drain((id) => outcomes[id] ?? { at: 'gone' })).toEqual(['draft_1', 'draft_2'])
})

test('sends again once the server is reached, without a word of the browser', async () => {
  await store({ id: 'draft_1' })
  const send = vi.fn(
    async (): Promise<SendOutcome> => ({ at: 'waiting', failure: appError('request.failed') }),
  )
  const outbox = runOutbox('usr_1', send)
  onTestFinished(outbox.stop)
  await outbox.drain()
  expect(send).toHaveBeenCalledTimes(1)
  announceConnection()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

test('sends nothing more once it is stopped', async () => {
  await store({ id: 'draft_1' }, { id: 'draft_2' })
  const sentIds: string[] = []
  const outbox = runOutbox('usr_1', async ({ id }) => {
    sentIds.push(id)
    outbox.stop()
    return { at: 'gone' }
  })
  await outbox.drain()
  expect(sentIds).toEqual(['draft_1'])
})
