/** Canary tests of reports: who reported, and private messages that moderators have not opened. */
import { beforeEach, expect, test } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { crawl, createMark, findLeaks, listMarkedIds, publishMarkedMessage } from '../support/canary'
import { clearModeration, report, toPost } from '../support/moderation'
import { createUpload } from '../support/recordings'
import { call, createPerson, getTools } from '../support/world'

beforeEach(clearModeration)

test('shows a copyright report to no one: no visitor, not the author, not the reporter', {
  timeout: 120_000,
}, async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const { id: mediaId } = await createUpload(wren, { mode: 'parrot' })
  const source = { author: 'The Slow Hour', subject: 'Boredom', originalUrl: 'https://pod.example/41.mp3' }
  const json = { mode: 'parrot', title: 'Only cited', tags: ['podcastreply'], mediaId, detail: source }
  const published = await call('POST /api/posts', { as: wren, json, key: getTools().ids.make('key') })
  const { post } = await published.json<{ post: Post }>()
  const [name, work] = [createMark('name'), createMark('work')]
  const sent = await call(`POST /api/posts/${post.id}/copyright-reports`, {
    as: dele,
    json: { name, email: 'dele@example.org', work, truthful: true },
  })
  expect(sent.status).toBe(202)
  for (const reader of [null, wren, dele]) {
    const responses = await crawl(reader, [post.id])
    expect(responses.size).toBeGreaterThan(20)
    expect(findLeaks(responses, [name, work])).toEqual([])
  }
})

test('shows a moderator nothing of a private message but its title, reported or not, until they open it', {
  timeout: 120_000,
}, async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const moderator = await createPerson('Keeper', { moderator: true })
  const given = { recipient: `@${dele.username}` }
  const [reported, other] = [await publishMarkedMessage(wren, given), await publishMarkedMessage(wren, given)]
  await report(dele, toPost(reported.post))
  const ids = [...listMarkedIds(reported), ...listMarkedIds(other), wren.id]
  const responses = await crawl(moderator, ids)
  expect(responses.size).toBeGreaterThan(20)
  expect(findLeaks(responses, other.marks)).toEqual([])
  const [title, ...content] = reported.marks
  expect(findLeaks(responses, content)).toEqual([])
  const named = findLeaks(responses, [title ?? '']).filter((leak) => !leak.startsWith('GET /api/moderation'))
  expect(named).toEqual([])
})
