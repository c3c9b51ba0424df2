/** Canary tests of hums: what is answered about the person a story is for reaches nobody. */
import { expect, test } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { crawl, createMark, dumpResponse, listMarkedIds } from '../support/canary'
import { createUpload } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

const ANSWERS = [
  'recipientName',
  'condition',
  'presentOutcome',
  'wholenessFeeling',
  'meaningPurpose',
  'witnesses',
]

async function publishHum(as: Person, detail: Record<string, unknown>): Promise<Post> {
  const { id: mediaId } = await createUpload(as, { mode: 'hum' })
  const json = { mode: 'hum', mediaId, title: 'Home', description: 'Sailor, you are home.', detail }
  const answer = await call('POST /api/posts', { as, json, key: getTools().ids.make('key') })
  expect(answer.status).toBe(201)
  return (await answer.json<{ post: Post }>()).post
}

test("returns nothing about the hum's recipient but the script", { timeout: 300_000 }, async () => {
  const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
  const marked = Object.fromEntries(ANSWERS.map((field) => [field, createMark(field)]))
  const detail = { consent: true, isUnlisted: false, ...marked, alias: 'the sailor' }
  const stories = [await publishHum(wren, detail), await publishHum(wren, { ...detail, keepAnswers: true })]
  const marks = Object.values(marked)
  const ids = stories.flatMap((post) => listMarkedIds({ post }))
  for (const reader of [null, eve, wren]) {
    const responses = await crawl(reader, [...ids, 'sailor'])
    for (const { id } of stories)
      for (const page of [`/hum/${id}`, `/embed/hum/${id}`])
        responses.set(page, await dumpResponse(await call(`GET ${page}`, { as: reader })))
    const withMark = [...responses]
      .filter(([, text]) => marks.some((mark) => text.includes(mark)))
      .map(([route]) => route)
    // Answers kept at the author's wish appear in nothing but the author's export.
    expect(withMark).toEqual(reader === wren ? ['GET /api/me/export {}'] : [])
    expect([...responses.values()].some((text) => text.includes('you are home'))).toBe(true)
  }
})
