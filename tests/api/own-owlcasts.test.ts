/** The owlcasts a user works on, to choose from when recording. */
import { expect, test } from 'vitest'
import type { Owlcasts } from '../../domain/owlcasts.schema'
import type { Post } from '../../domain/posts.schema'
import { joins, owlcast, recording } from '../support/owlcasts'
import { squawk, squawkOf, uploaded } from '../support/recordings'
import { call, type Person, person, travel } from '../support/world'

const mine = async (as: Person) => (await call('GET /api/owlcasts', { as })).json<Owlcasts>()
const ids = async (as: Person) => (await mine(as)).items.map(({ id }) => id)
const endsWork = (owner: Person, { id }: Post, { id: personId }: Person) =>
  call(`DELETE /api/posts/${id}/collaborators/${personId}`, { as: owner })

test('lists created and joined owlcasts, newest first, and no others', async () => {
  const [pia, tom, eve] = [await person('pia', { pro: true }), await person('tom'), await person('eve')]
  const first = await owlcast(tom)
  travel(1000)
  const hidden = await owlcast(pia, { visibility: 'private', priceCents: 299 })
  await recording(pia, hidden)
  travel(2000)
  await joins(pia, hidden, tom)
  // Collaboration on another kind of post does not count.
  await joins(pia, await squawk(pia), tom)
  expect(await ids(tom)).toEqual([hidden.id, first.id])
  expect(await ids(pia)).toEqual([hidden.id])
  expect(await ids(eve)).toEqual([])
  const [shown] = (await mine(tom)).items
  expect(shown).toMatchObject({ recordingCount: 1, price: { cents: 299, locked: false } })

  expect((await endsWork(pia, hidden, tom)).status).toBeLessThan(300)
  expect(await ids(tom)).toEqual([first.id])
  await call(`DELETE /api/posts/${first.id}`, { as: tom })
  expect(await ids(tom)).toEqual([])
  travel(0)
})

test('accepts parents of the same owlcast for a recording and refuses others', async () => {
  const mara = await person('mara')
  const [one, two] = [await owlcast(mara), await owlcast(mara)]
  const asked = await recording(mara, one)
  for (const parent of [await recording(mara, two), await squawk(mara)]) {
    const { id } = await uploaded(mara, { mode: 'owlcast' })
    const parents = [{ id: parent.id, type: 'answer' as const }]
    const json = squawkOf(id, { mode: 'owlcast', owlcastId: one.id, parents })
    const answer = await call('POST /api/posts', { as: mara, json, key: `answers-${parent.id}`.slice(0, 60) })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error: { code: 'owlcast.parents_elsewhere', field: 'parents' },
    })
  }
  const answered = await recording(mara, one, { parents: [{ id: asked.id, type: 'answer' }] })
  expect(answered).toMatchObject({ parentId: asked.id, owlcastId: one.id })
})
