/** A shared sound that is stored while something else begins. */
import { expect, test } from 'vitest'
import { SAMPLE_RATE_HZ } from '../../domain/audio/audio.limits'
import type { Mode } from '../../domain/kinds'
import { makeAuthor, makeMessage, makePost } from '../../tests/components'
import { getShownForm, startShown } from '../../tests/components/forms'
import { feedMicrophone, setUpMicrophone } from '../../tests/components/microphone'
import { toChosenParent } from '../drafts/store/chosen-parent'
import { listDrafts } from '../drafts/store/drafts'
import { editForm } from './edit'
import type { Form } from './forms'
import { importSound } from './import-sound'
import { IDLE } from './machine'
import { openMessage, openNewPost, openReply } from './places'

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

test('is stored beside a message that begins meanwhile, which goes on', async () => {
  const message = openMessage({ label: '@mara', person: makeAuthor({ id: 'usr_mara' }) }, null)
  const { signal } = new AbortController()
  const source = createSource(() => startShown(message.formId))
  await expect(importSound(source, RANGE, 'squawk', signal)).rejects.toThrow()
  await feedMicrophone(1)
  expect(getShownForm()).toMatchObject({
    mode: 'mue',
    form: { recipient: '@mara', recipientId: 'usr_mara' },
    state: { at: 'recording' },
  })
})

test('is not opened once it was left', async () => {
  const message = makeMessage()
  const leaving = new AbortController()
  const source = createSource(() => {
    leaving.abort()
    openReply(message, toChosenParent(message))
  })
  await expect(importSound(source, RANGE, 'squawk', leaving.signal)).rejects.toThrow()
  expect(getShownForm()).toMatchObject({ mode: 'mue', form: { parents: [{ id: message.id }] }, state: IDLE })
  expect(await listDrafts()).toEqual([])
})

function importAs(mode: Mode): Promise<Form> {
  const { signal } = new AbortController()
  return importSound(
    createSource(() => undefined),
    RANGE,
    mode,
    signal,
  )
}

test('is opened in the chosen mode, with the words that were typed for another', async () => {
  const { formId } = openNewPost('hum')
  editForm(formId, { title: 'Shared' })
  expect(await importAs('squawk')).toMatchObject({ formId, mode: 'squawk', form: { title: 'Shared' } })
  expect(getShownForm()).toMatchObject({ formId, state: { at: 'stopped' } })
})

test('takes no words of a typed message, and is no reply that was left open', async () => {
  const post = makePost()
  openReply(post, toChosenParent(post))
  editForm(openNewPost('mue').formId, { recipient: '@mara', title: 'For you alone' })
  const empty = { title: '', recipient: '', parents: [] }
  expect(await importAs('squawk')).toMatchObject({ mode: 'squawk', form: empty })
  expect(await importAs('mue')).toMatchObject({ mode: 'mue', form: { parents: [] } })
})
