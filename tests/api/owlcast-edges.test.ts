/** Recordings while their owlcast, parents or members change or are deleted, also concurrently. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { AppError } from '../../domain/errors/app-error'
import type { ReceivedInvitation } from '../../domain/invitations/invitations.schema'
import { newPostShape, type Post } from '../../domain/posts/posts.schema'
import { media } from '../../worker/database/tables/media.table'
import { posts } from '../../worker/database/tables/posts.table'
import { acceptById } from '../../worker/invitations/respond.service'
import { deletePost } from '../../worker/posts/delete.service'
import { expirePosts } from '../../worker/posts/expire.service'
import { publishNewPost } from '../../worker/publishing/publish.service'
import { createInterruptedTools, loadViewer } from '../support/interrupted-tools'
import {
  addCollaborator,
  listRecordings,
  publishOwlcast,
  publishRecording,
  requestOwlcast,
} from '../support/owlcasts'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const getStatus = async (route: string, as: Person | null = null, json?: unknown) =>
  (await call(route, { as, json })).status
const getPostStatus = (post: Post, as: Person | null = null) => getStatus(`GET /api/posts/${post.id}`, as)
const readErrorCode = async (answer: Response) =>
  (await answer.json<{ error: { code: string } }>()).error.code
const listTitles = async (cast: Post, as: Person | null = null) =>
  ((await listRecordings(cast, as)) as Post[]).map(({ title }) => title)
const findRow = async ({ id }: Post) => (await getTools().db.select().from(posts).where(eq(posts.id, id)))[0]

/** Publishes a recording while something else happens between its checks and its batch. */
async function recordDuring(as: Person, cast: Post, happens: () => Promise<unknown>) {
  const { id: mediaId } = await createUpload(as, { mode: 'owlcast' })
  const input = newPostShape.parse(createSquawkInput(mediaId, { mode: 'owlcast', owlcastId: cast.id }))
  const author = await loadViewer(as)
  const asked = { input, key: getTools().ids.random(16), viewer: author }
  const outcome = await publishNewPost(createInterruptedTools(happens), author, asked).then(
    () => 'published',
    (error: AppError) => error.code,
  )
  const [row] = await getTools().db.select().from(posts).where(eq(posts.mediaId, mediaId))
  const [upload] = await getTools().db.select().from(media).where(eq(media.id, mediaId))
  return { outcome, isThere: row !== undefined, upload: upload?.state }
}

test('keeps a recording when the one it answers is deleted', async () => {
  const [mara, tom, eve] = [await createPerson('mara'), await createPerson('tom'), await createPerson('eve')]
  const cast = await publishOwlcast(mara)
  await addCollaborator(mara, cast, tom)
  const first = await publishRecording(tom, cast, { title: 'Question' })
  const second = await publishRecording(mara, cast, { title: 'Answer', parents: [{ id: first.id }] })
  const below = await publishSquawk(eve, { parents: [{ id: second.id }] })
  expect(await getStatus(`DELETE /api/posts/${first.id}`, tom)).toBe(204)
  expect((await findRow(second))?.expiresAt).toBeNull()
  expect([await listTitles(cast), await getPostStatus(below)]).toEqual([['Answer'], 200])
})

test('hides recordings and the replies below them with their owlcast', async () => {
  const [mara, eve] = [await createPerson('mara'), await createPerson('eve')]
  const cast = await publishOwlcast(mara)
  const first = await publishRecording(mara, cast)
  const below = await publishSquawk(eve, { parents: [{ id: first.id }] })
  await getTools().db.update(posts).set({ hiddenAt: 1 }).where(eq(posts.id, cast.id))
  expect([
    await getPostStatus(cast, mara),
    await getPostStatus(first, mara),
    await getPostStatus(below),
  ]).toEqual([404, 404, 404])
})

test('publishes no recording into an owlcast that is deleted meanwhile', async () => {
  const mara = await createPerson('mara')
  const cast = await publishOwlcast(mara)
  const deleteCast = () => call(`DELETE /api/posts/${cast.id}`, { as: mara })
  expect(await recordDuring(mara, cast, deleteCast)).toEqual({
    outcome: 'owlcast.recording_not_added',
    isThere: false,
    upload: 'stored',
  })
})

test('refuses the recording of a collaborator who is removed meanwhile', async () => {
  const [pia, tom] = [await createPerson('pia', { pro: true }), await createPerson('tom')]
  const cast = await publishOwlcast(pia, { visibility: 'private' })
  await addCollaborator(pia, cast, tom)
  const leaveCast = () => call(`DELETE /api/posts/${cast.id}/collaborators/me`, { as: tom })
  expect(await recordDuring(tom, cast, leaveCast)).toMatchObject({
    outcome: 'owlcast.recording_not_added',
    isThere: false,
  })
})

test('takes visibility and price from the owlcast at the time of the write', async () => {
  const pia = await createPerson('pia', { pro: true })
  const cast = await publishOwlcast(pia, { priceCents: 199 })
  const changeCast = () =>
    getTools().db.update(posts).set({ visibility: 'private', priceCents: 499 }).where(eq(posts.id, cast.id))
  expect((await recordDuring(pia, cast, changeCast)).outcome).toBe('published')
  const [row] = await getTools().db.select().from(posts).where(eq(posts.owlcastId, cast.id))
  expect(row).toMatchObject({ visibility: 'private', priceCents: 499 })
})

test('expires a recording at once, with its sound, when its owlcast is deleted meanwhile', async () => {
  const mara = await createPerson('mara')
  const cast = await publishOwlcast(mara)
  let late: Post | undefined
  const recordMeanwhile = async () => {
    late = await publishRecording(mara, cast)
  }
  await deletePost(createInterruptedTools(recordMeanwhile), await loadViewer(mara), cast.id)
  expect(late && [await getPostStatus(late, mara), (await findRow(late))?.expiresAt]).toEqual([
    404,
    late?.createdAt,
  ])
  await expirePosts(getTools())
  expect(late && (await findRow(late))).toBeUndefined()
  const left = await getTools().db.select().from(media).where(eq(media.ownerId, mara.id))
  expect(left).toEqual([])
})

test('refuses to accept an invitation to a post that is deleted meanwhile', async () => {
  const [mara, tom] = [await createPerson('mara'), await createPerson('tom')]
  const cast = await publishOwlcast(mara, { invitees: [`@${tom.username}`] })
  const { items } = await (await call('GET /api/invitations', { as: tom })).json<{
    items: ReceivedInvitation[]
  }>()
  const deleteCast = () => call(`DELETE /api/posts/${cast.id}`, { as: mara })
  const accepted = acceptById(createInterruptedTools(deleteCast), await loadViewer(tom), items[0]?.id ?? '')
  await expect(accepted).rejects.toMatchObject({ code: 'invitation.invalid' })
})

test('accepts recordings and invitations for an owlcast itself only, not for recordings or replies', async () => {
  const [mara, tom, eve] = [await createPerson('mara'), await createPerson('tom'), await createPerson('eve')]
  const cast = await publishOwlcast(mara)
  await addCollaborator(mara, cast, tom)
  const byTom = await publishRecording(tom, cast)
  const to = { to: `@${eve.username}` }
  expect(
    await readErrorCode(await call(`POST /api/posts/${byTom.id}/invitations`, { as: tom, json: to })),
  ).toBe('invitation.recording_not_supported')
  const answer = await publishSquawk(
    tom,
    { mode: 'owlcast', parents: [{ id: byTom.id }] },
    { mode: 'owlcast' },
  )
  await addCollaborator(tom, answer, eve)
  const { id: mediaId } = await createUpload(eve, { mode: 'owlcast' })
  const into = {
    as: eve,
    json: createSquawkInput(mediaId, { mode: 'owlcast', owlcastId: answer.id }),
    key: 'into-answer',
  }
  expect(await readErrorCode(await call('POST /api/posts', into))).toBe('owlcast.recording_not_added')
})

test("lets a collaborator only detach another user's recording", async () => {
  const [mara, tom] = [await createPerson('mara'), await createPerson('tom')]
  const cast = await publishOwlcast(mara)
  await addCollaborator(mara, cast, tom)
  const byTom = await publishRecording(tom, cast, { title: 'Question' })
  const byMara = await publishRecording(mara, cast, { title: 'Answer', parents: [{ id: byTom.id }] })
  const out = await call(`DELETE /api/posts/${byTom.id}/replies/${byMara.id}`, { as: tom })
  expect([out.status, await out.json()]).toEqual([200, { outcome: 'detached' }])
  expect(await listTitles(cast)).toEqual(['Question', 'Answer'])
  expect((await findRow(byMara))?.expiresAt).toBeNull()
})

test('answers outsiders of a private owlcast as if it did not exist, on every route', async () => {
  const [pia, eve] = [await createPerson('pia', { pro: true }), await createPerson('eve')]
  const cast = await publishOwlcast(pia, { visibility: 'private' })
  const [first, second] = [await publishRecording(pia, cast), await publishRecording(pia, cast)]
  const listRoutes = (id: string): [string, unknown?][] => [
    [`DELETE /api/posts/${id}`],
    [`DELETE /api/posts/${id}/collaborators/me`],
    [`DELETE /api/posts/${id}/collaborators/${pia.id}`],
    [`POST /api/posts/${id}/invitations`, { to: `@${eve.username}` }],
    [`DELETE /api/posts/${id}/replies/${second.id}`],
    [`DELETE /api/connections/${id}/${second.id}`],
    ['POST /api/connections', { childId: id, parents: [{ id: second.id }] }],
    ['POST /api/magic-links', { postId: id }],
    ...['', '/recordings', '/replies', '/parents', '/collaborators', '/invitations'].map((part): [string] => [
      `GET /api/posts/${id}${part}`,
    ]),
  ]
  const listAnswers = async (id: string) =>
    Promise.all(
      listRoutes(id).map(async ([route, json]) => {
        const answer = await call(route, { as: eve, json })
        return `${route.replaceAll(id, 'ID')} ${answer.status} ${await readErrorCode(answer)}`
      }),
    )
  const nobodys = await listAnswers('post_that_never_was')
  expect(await listAnswers(cast.id)).toEqual(nobodys)
  expect(await listAnswers(first.id)).toEqual(nobodys)
})

test('accepts once, deletes once and counts every recording under concurrent requests', async () => {
  const [mara, tom] = [await createPerson('mara'), await createPerson('tom')]
  const cast = await publishOwlcast(mara, { invitees: [`@${tom.username}`] })
  const { items } = await (await call('GET /api/invitations', { as: tom })).json<{
    items: ReceivedInvitation[]
  }>()
  const runTwenty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work))
  const accepted = await runTwenty(() => getStatus(`POST /api/invitations/${items[0]?.id}/accept`, tom, {}))
  expect(new Set(accepted)).toEqual(new Set([200]))
  const post = await (await call(`GET /api/posts/${cast.id}`)).json<Post>()
  expect(post.collaborators.map(({ username }) => username)).toEqual([tom.username])
  await Promise.all([publishRecording(mara, cast), publishRecording(tom, cast), publishRecording(tom, cast)])
  expect((await findRow(cast))?.recordingCount).toBe(3)
  for (const status of await runTwenty(() => getStatus(`DELETE /api/posts/${cast.id}`, mara)))
    expect([204, 404]).toContain(status)
  const deletedEvents = env.DB.prepare(
    "select count(*) as n from events where subject_id = ? and type = 'post.deleted'",
  )
  expect(await deletedEvents.bind(cast.id).first('n')).toBe(1)
})

test('keeps what was made with Pro after it ended, and refuses more of it', async () => {
  const [pia, tom] = [await createPerson('pia', { pro: true }), await createPerson('tom')]
  const closed = await publishOwlcast(pia, { visibility: 'private', priceCents: 199 })
  await addCollaborator(pia, closed, tom)
  await env.DB.prepare('update profiles set pro_expires_at = 1 where id = ?').bind(pia.id).run()
  expect(await publishRecording(pia, closed)).toMatchObject({
    visibility: 'private',
    price: { cents: 199, locked: false },
  })
  expect(await publishRecording(tom, closed)).toMatchObject({ visibility: 'private' })
  const to = { to: `@${(await createPerson('eve')).username}` }
  expect(await getStatus(`POST /api/posts/${closed.id}/invitations`, pia, to)).toBe(201)
  expect(await readErrorCode(await requestOwlcast(pia, { visibility: 'private' }))).toBe(
    'owlcast.pro_required',
  )
  expect(await readErrorCode(await requestOwlcast(pia, { priceCents: 199 }))).toBe('post.pro_required')
})
