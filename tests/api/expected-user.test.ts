/** A tab that does not know yet that another account signed in sends nothing as that account. */
import { expect, test } from 'vitest'
import { EXPECTED_USER_HEADER } from '../../domain/auth/expected-user'
import { createSquawkInput, createUpload, createUploadInput } from '../support/recordings'
import { call, createPerson } from '../support/world'

test("refuses uploads and posts that were meant for another user's session", async () => {
  const [wren, mara] = [await createPerson('Wren'), await createPerson('Mara')]
  const { bytes, ...ticket } = await createUploadInput()
  const { id } = await createUpload(mara)
  const headers = { [EXPECTED_USER_HEADER]: wren.id }
  const track = { mode: 'mue', recipient: `@${wren.username}`, trackId: 'x' }
  for (const [route, json] of [
    ['POST /api/uploads', { ...ticket, bytes: bytes.length, sha256: '0'.repeat(64) }],
    ['POST /api/posts', createSquawkInput(id)],
    ['POST /api/posts', track],
    ['POST /api/owlcasts', { name: 'Two Banks' }],
  ] as const) {
    const answer = await call(route, { as: mara, json, headers, key: crypto.randomUUID() })
    expect(answer.status, route).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { code: expect.stringMatching(/required$/) } })
  }
  const own = { [EXPECTED_USER_HEADER]: mara.id }
  const json = createSquawkInput(id)
  expect((await call('POST /api/posts', { as: mara, json, headers: own, key: 'own-key-0001' })).status).toBe(
    201,
  )
})
