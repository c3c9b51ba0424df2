/** A shared sound that is stored while something else begins. */
import { expect, test } from 'vitest'
import { SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import type { Mode } from '../../../domain/kinds'
import { makeMessage, makePost } from '../../../tests/components'
import { feedMicrophone, setUpMicrophone } from '../../../tests/components/microphone'
import { toChosenParent } from '../store/chosen-parent'
import { EMPTY_FORM } from '../store/draft-record'
import { listDrafts } from '../store/drafts'
import { importSound } from './import-sound'
import { beginReply } from './reply'
import { cancel, startRecording } from './session'
import { edit } from './session-form'
import { getSession } from './session-state'

setUpMicrophone()

const RANGE = { start: 0, end: 1 }

/** A sound of a second. `meanwhile` happens while it is being read. */
const createSource = (meanwhile: () => Promise<unknown> | unknown) => ({
  seconds: 1,
  async samples() {
    await meanwhile()
    return new Int16Array(SAMPLE_RATE_HZ).fill(1000)
  },
  peaks: async () => '',
  close: () => undefined,
})

test('keeps mode and recipient of a message that begins while a shared sound is stored', async () => {
  edit({ mode: 'mue', form: { ...EMPTY_FORM, recipient: '@mara', recipientId: 'usr_mara' } })
  const start = () =>
    startRecording({ limitSeconds: 60, deviceId: null, format: { lossless: false, level: false } })
  const { signal } = new AbortController()
  await expect(importSound(createSource(start), RANGE, 'squawk', signal)).rejects.toThrow()
  await feedMicrophone(1)
  const message = { mode: 'mue', form: { recipient: '@mara', recipientId: 'usr_mara' } }
  expect(getSession()).toMatchObject({ ...message, state: { at: 'recording' } })
  expect(await listDrafts()).toMatchObject([message])
})

test('leaves a reply that was opened after the shared sound was left', async () => {
  const message = makeMessage()
  const leaving = new AbortController()
  const source = createSource(() => {
    leaving.abort()
    beginReply(message, toChosenParent(message))
  })
  await expect(importSound(source, RANGE, 'squawk', leaving.signal)).rejects.toThrow()
  expect(getSession()).toMatchObject({ mode: 'mue', form: { parents: [{ id: message.id }] } })
  expect(getSession().state.at).toBe('idle')
  expect(await listDrafts()).toEqual([])
})

async function importAs(mode: Mode): Promise<void> {
  const { signal } = new AbortController()
  await importSound(
    createSource(() => undefined),
    RANGE,
    mode,
    signal,
  )
}

test('opens a shared sound in the chosen mode', async () => {
  edit({ mode: 'hum', form: { ...EMPTY_FORM, title: 'Shared' } })
  const { formId } = getSession()
  await importAs('squawk')
  const form = { title: 'Shared' }
  expect(getSession()).toMatchObject({ formId, mode: 'squawk', form, state: { at: 'stopped' } })
})

test('takes no words of a typed message along, which comes back once the sound is discarded', async () => {
  const typed = { mode: 'mue' as const, form: { ...EMPTY_FORM, recipient: '@mara', title: 'For you alone' } }
  edit(typed)
  await importAs('squawk')
  expect(getSession()).toMatchObject({ mode: 'squawk', form: { title: '', recipient: '' } })
  await cancel()
  expect(getSession()).toMatchObject(typed)
})

test('is no public reply when it becomes a message while a reply was left open', async () => {
  const post = makePost()
  beginReply(post, toChosenParent(post))
  await importAs('mue')
  expect(getSession()).toMatchObject({ mode: 'mue', form: { parents: [] }, state: { at: 'stopped' } })
})
