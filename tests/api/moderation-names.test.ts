/** What moderators and authors read of an untitled post: its public words, else its length, never a default title. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { QueuePage } from '../../domain/moderation/moderation.schema'
import type { Post } from '../../domain/posts/posts.schema'
import {
  clearModeration,
  decide,
  listEmailsTo,
  readOwnDecisions,
  report,
  toPost,
} from '../support/moderation'
import { publishSquawk } from '../support/recordings'
import { publishWords } from '../support/speech'
import { call, createPerson, type Person } from '../support/world'

const SAID = 'The fox is back. It brought a friend.'

beforeEach(clearModeration)

/** Reports and hides a post; returns its name in the queue, in its author's decisions, and the email's text. */
async function hide(author: Person, post: Post) {
  const [reporter, admin] = [await createPerson('Dele'), await createPerson('Keeper', { admin: true })]
  await report(reporter, toPost(post))
  const { items } = await (await call('GET /api/moderation?queue=open', { as: admin })).json<QueuePage>()
  await decide(admin, toPost(post), 'hide')
  const [decision] = await readOwnDecisions(author)
  const [email] = (await listEmailsTo(author.email)).slice(-1)
  return { queued: items[0]?.title, decided: decision?.title, text: email?.text }
}

test('names an untitled post by the first words said in it', async () => {
  const wren = await createPerson('Wren')
  const names = await hide(wren, await publishWords(wren, SAID, { title: '' }))
  expect(names).toMatchObject({ queued: 'The fox is back', decided: 'The fox is back' })
  expect(names.text).toContain('It is about “The fox is back”.')
})

test('names an untitled post without words by its length', async () => {
  const wren = await createPerson('Wren')
  const names = await hide(wren, await publishSquawk(wren, { title: '' }))
  expect(names).toMatchObject({ queued: 'Voice, 0:03', decided: 'Voice, 0:03' })
  expect(names.text).toContain('It is about “Voice, 0:03”.')
})

test('keeps the words of a post that is not public', async () => {
  const wren = await createPerson('Wren')
  const post = await publishWords(wren, SAID, { title: '' })
  await env.DB.prepare("update posts set visibility = 'unlisted' where id = ?").bind(post.id).run()
  const names = await hide(wren, post)
  expect(names).toMatchObject({ queued: 'Voice, 0:03', decided: 'Voice, 0:03' })
  expect(names.text).not.toContain('fox')
})
