/** The owlcasts a user works on, to choose from when recording. */
import { expect, test } from 'vitest'
import type { Owlcasts } from '../../domain/owlcasts/owlcasts.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { addCollaborator, publishOwlcast, publishRecording } from '../support/owlcasts'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, type Person, setClockOffset } from '../support/world'

const listOwn = async (as: Person) => (await call('GET /api/owlcasts', { as })).json<Owlcasts>()
const listOwnIds = async (as: Person) => (await listOwn(as)).items.map(({ id }) => id)
const removeCollaborator = (owner: Person, { id }: Post, { id: userId }: Person) =>
  call(`DELETE /api/posts/${id}/collaborators/${userId}`, { as: owner })

test('lists created and joined owlcasts, newest first, and no others', async () => {
  const [pia, tom, eve] = [
    await createPerson('pia', { pro: true }),
    await createPerson('tom'),
    await createPerson('eve'),
  ]
  const first = await publishOwlcast(tom)
  setClockOffset(1000)
  const hidden = await publishOwlcast(pia, { visibility: 'private', priceCents: 299 })
  await publishRecording(pia, hidden)
  setClockOffset(2000)
  await addCollaborator(pia, hidden, tom)
  // Collaboration on another kind of post does not count.
  await addCollaborator(pia, await publishSquawk(pia), tom)
  expect(await listOwnIds(tom)).toEqual([hidden.id, first.id])
  expect(await listOwnIds(pia)).toEqual([hidden.id])
  expect(await listOwnIds(eve)).toEqual([])
  const [shown] = (await listOwn(tom)).items
  expect(shown).toMatchObject({ recordingCount: 1, price: { cents: 299, locked: false } })

  expect((await removeCollaborator(pia, hidden, tom)).status).toBeLessThan(300)
  expect(await listOwnIds(tom)).toEqual([first.id])
  await call(`DELETE /api/posts/${first.id}`, { as: tom })
  expect(await listOwnIds(tom)).toEqual([])
  setClockOffset(0)
})

test('accepts parents of the same owlcast for a recording and refuses others', async () => {
  const mara = await createPerson('mara')
  const [one, two] = [await publishOwlcast(mara), await publishOwlcast(mara)]
  const asked = await publishRecording(mara, one)
  for (const parent of [await publishRecording(mara, two), await publishSquawk(mara)]) {
    const { id } = await createUpload(mara, { mode: 'owlcast' })
    const parents = [{ id: parent.id, type: 'answer' as const }]
    const json = createSquawkInput(id, { mode: 'owlcast', owlcastId: one.id, parents })
    const answer = await call('POST /api/posts', { as: mara, json, key: `answers-${parent.id}`.slice(0, 60) })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error: { code: 'owlcast.parents_outside', field: 'parents' },
    })
  }
  const answered = await publishRecording(mara, one, { parents: [{ id: asked.id, type: 'answer' }] })
  expect(answered).toMatchObject({ parentId: asked.id, owlcastId: one.id })
})
