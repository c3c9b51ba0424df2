/** Edits from two devices at once: each writes what it changed, and one that would undo the other is refused. */
import { expect, test } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import type { SentTranscript } from '../../domain/transcripts/transcripts.schema'
import { saveProfile } from '../../worker/account/profile/profile.service'
import { editOwnPost } from '../../worker/publishing/edit.service'
import { readErrorCode } from '../support/access-tokens'
import { createInterruptedTools, loadViewer } from '../support/interrupted-tools'
import { publishOwlcast } from '../support/owlcasts'
import { publishSquawk } from '../support/recordings'
import { fetchOwnPost, fetchWords, publishWords } from '../support/speech'
import { call, createPerson, getTools, type Person } from '../support/world'

const edit = async (as: Person, { id }: Post, json: object) => {
  const answer = await call(`PATCH /api/posts/${id}`, { as, json })
  expect(answer.status).toBe(200)
}

/** Edits a post while another device saves in between. */
async function editBetween(as: Person, { id }: Post, json: object, other: () => Promise<void>) {
  const input = { confirmsAnonymity: false, ...json }
  return editOwnPost(createInterruptedTools(other), await loadViewer(as), id, input)
}

test('keeps the title of one device and the text of the other', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishSquawk(wren)
  const { post: answer } = await editBetween(wren, post, { title: `Seen by @${dele.username}` }, () =>
    edit(wren, post, { content: 'From the other device', tags: ['heron'] }),
  )
  const stored = await fetchOwnPost(wren, post)
  const both = { title: `Seen by @${dele.username}`, content: 'From the other device', tags: ['heron'] }
  expect(stored).toMatchObject(both)
  // The answer shows both, and the mention of one edit is not undone by the other.
  expect(answer).toMatchObject(both)
  expect(stored.mentions).toEqual([dele.username])
})

test('keeps the name of one device and the price and visibility of the other', async () => {
  const pia = await createPerson('Pia', { pro: true })
  const cast = await publishOwlcast(pia, { description: 'Before' })
  await editBetween(pia, cast, { visibility: 'unlisted' }, () =>
    edit(pia, cast, { title: 'New name', priceCents: 199, replyPolicy: 'mentioned' }),
  )
  expect(await fetchOwnPost(pia, cast)).toMatchObject({
    title: 'New name',
    content: 'Before',
    visibility: 'unlisted',
    replyPolicy: 'mentioned',
    price: { cents: 199 },
  })
})

test('refuses the second of two edits of the same field', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  const second = editBetween(wren, post, { title: 'Second', content: 'Lost?' }, () =>
    edit(wren, post, { title: 'First' }),
  )
  await expect(second).rejects.toMatchObject({ code: 'post.edit_conflict' })
  expect(await fetchOwnPost(wren, post)).toMatchObject({ title: 'First', content: post.content })
})

test('answers both of two requests at once, and keeps both', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  await Promise.all([
    edit(wren, post, { title: 'One' }),
    edit(wren, post, { content: 'Two' }),
    edit(wren, post, { tags: ['three'] }),
  ])
  expect(await fetchOwnPost(wren, post)).toMatchObject({ title: 'One', content: 'Two', tags: ['three'] })
})

test('keeps the display name of one device and the colour of the other', async () => {
  const wren = await createPerson('Wren')
  const viewer = await loadViewer(wren)
  const username = `lark_${getTools().ids.random(6)}`
  const saveElsewhere = async () => {
    const answer = await call('PATCH /api/me/profile', { as: wren, json: { avatarColor: 'pink', username } })
    expect(answer.status).toBe(200)
  }
  const { me } = await saveProfile(createInterruptedTools(saveElsewhere), viewer, { displayName: 'Lark' })
  const both = { displayName: 'Lark', avatarColor: 'pink', username }
  expect(me).toMatchObject(both)
  expect(await (await call('GET /api/session', { as: wren })).json()).toMatchObject({ user: both })
})

test('refuses a correction of words that were corrected since', async () => {
  const wren = await createPerson('Wren')
  const post = await publishWords(wren, 'The fox is back')
  const read = async () => (await fetchWords(post)).json<SentTranscript>()
  const correct = (json: object) => call(`PUT /api/posts/${post.id}/transcript`, { as: wren, json })
  const { version } = await read()
  expect((await correct({ text: 'The owl is back', version })).status).toBe(200)
  const stale = await correct({ text: 'The fox is gone', version })
  expect([stale.status, await readErrorCode(stale)]).toEqual([409, 'transcript.changed'])
  const newest = await read()
  expect(newest.words.map(([word]) => word).join(' ')).toBe('The owl is back')
  expect(newest.version).not.toBe(version)
  // Who saw the newest may replace it.
  expect((await correct({ text: 'The fox is gone', version: newest.version })).status).toBe(200)
})

test('keeps the choices of two devices about notifications and being found', async () => {
  const wren = await createPerson('Wren')
  const save = (path: string, json: object) => call(`PUT ${path}`, { as: wren, json })
  const read = async (path: string) => (await call(`GET ${path}`, { as: wren })).json()
  const notices = '/api/me/notification-settings'
  const off = { app: false, push: false }
  const quiet = { from: 1380, to: 420, timeZone: 'Europe/Berlin' }
  await Promise.all([
    save(notices, { reasons: { reply: off } }),
    save(notices, { reasons: { mention: { app: true, push: false } } }),
    save(notices, { reasons: { every_squawk: { app: true, push: true } } }),
    save(notices, { words: true }),
    save(notices, { quiet }),
  ])
  const everything = {
    reasons: {
      reply: off,
      mention: { app: true, push: false },
      every_squawk: { app: true, push: true },
      message: { app: true, push: true },
    },
    words: true,
    quiet,
  }
  expect(await read(notices)).toMatchObject(everything)
  await save(notices, { reasons: { reply: { app: true, push: true } }, quiet: null })
  expect(await read(notices)).toMatchObject({
    ...everything,
    reasons: { ...everything.reasons, reply: { app: true, push: true } },
    quiet: null,
  })
  const found = '/api/me/discoverability'
  await Promise.all([save(found, { byEmail: true }), save(found, { byPhone: true })])
  expect(await read(found)).toEqual({ byEmail: true, byPhone: true })
})
