/** Recordings while their owlcast, parents or members change or are deleted, also concurrently. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Failure } from '../../domain/failure'
import type { ReceivedInvitation } from '../../domain/invitations.schema'
import { newPostShape, type Post } from '../../domain/posts.schema'
import { acceptById } from '../../worker/invitations/answers.service'
import { media } from '../../worker/media/media.table'
import { deletePost } from '../../worker/posts/delete.service'
import { expirePosts } from '../../worker/posts/expire.service'
import { posts } from '../../worker/posts/posts.table'
import { publishPost } from '../../worker/posts/publish.service'
import { toolsMeanwhile, viewerOf } from '../support/meanwhile'
import { askForOwlcast, joins, owlcast, recording, recordingsIn } from '../support/owlcasts'
import { squawk, squawkOf, uploaded } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const status = async (route: string, as: Person | null = null, json?: unknown) =>
  (await call(route, { as, json })).status
const look = (post: Post, as: Person | null = null) => status(`GET /api/posts/${post.id}`, as)
const codeOf = async (answer: Response) => (await answer.json<{ error: { code: string } }>()).error.code
const titles = async (cast: Post, as: Person | null = null) =>
  ((await recordingsIn(cast, as)) as Post[]).map(({ title }) => title)
const rowOf = async ({ id }: Post) => (await tools().db.select().from(posts).where(eq(posts.id, id)))[0]

/** Publishes a recording while something else happens between its checks and its batch. */
async function recordsMeanwhile(as: Person, cast: Post, happens: () => Promise<unknown>) {
  const { id: mediaId } = await uploaded(as, { mode: 'owlcast' })
  const input = newPostShape.parse(squawkOf(mediaId, { mode: 'owlcast', owlcastId: cast.id }))
  const author = await viewerOf(as)
  const asked = { input, key: tools().ids.random(16), country: undefined, viewer: author }
  const said = await publishPost(toolsMeanwhile(happens), author, asked).then(
    () => 'published',
    (error: Failure) => error.code,
  )
  const [row] = await tools().db.select().from(posts).where(eq(posts.mediaId, mediaId))
  const [upload] = await tools().db.select().from(media).where(eq(media.id, mediaId))
  return { said, isThere: row !== undefined, upload: upload?.state }
}

test('keeps a recording when the one it answers is deleted', async () => {
  const [mara, tom, eve] = [await person('mara'), await person('tom'), await person('eve')]
  const cast = await owlcast(mara)
  await joins(mara, cast, tom)
  const first = await recording(tom, cast, { title: 'Question' })
  const second = await recording(mara, cast, { title: 'Answer', parents: [{ id: first.id }] })
  const below = await squawk(eve, { parents: [{ id: second.id }] })
  expect(await status(`DELETE /api/posts/${first.id}`, tom)).toBe(204)
  expect((await rowOf(second))?.expiresAt).toBeNull()
  expect([await titles(cast), await look(below)]).toEqual([['Answer'], 200])
})

test('hides recordings and the replies below them with their owlcast', async () => {
  const [mara, eve] = [await person('mara'), await person('eve')]
  const cast = await owlcast(mara)
  const first = await recording(mara, cast)
  const below = await squawk(eve, { parents: [{ id: first.id }] })
  await tools().db.update(posts).set({ hiddenAt: 1 }).where(eq(posts.id, cast.id))
  expect([await look(cast, mara), await look(first, mara), await look(below)]).toEqual([404, 404, 404])
})

test('publishes no recording into an owlcast that is deleted meanwhile', async () => {
  const mara = await person('mara')
  const cast = await owlcast(mara)
  const gone = () => call(`DELETE /api/posts/${cast.id}`, { as: mara })
  expect(await recordsMeanwhile(mara, cast, gone)).toEqual({
    ...{ said: 'owlcast.recording_not_added', isThere: false, upload: 'stored' },
  })
})

test('refuses the recording of a collaborator who is removed meanwhile', async () => {
  const [pia, tom] = [await person('pia', { pro: true }), await person('tom')]
  const cast = await owlcast(pia, { visibility: 'private' })
  await joins(pia, cast, tom)
  const leaves = () => call(`DELETE /api/posts/${cast.id}/collaborators/me`, { as: tom })
  expect(await recordsMeanwhile(tom, cast, leaves)).toMatchObject({
    ...{ said: 'owlcast.recording_not_added', isThere: false },
  })
})

test('takes visibility and price from the owlcast at the time of the write', async () => {
  const pia = await person('pia', { pro: true })
  const cast = await owlcast(pia, { priceCents: 199 })
  const changes = () =>
    tools().db.update(posts).set({ visibility: 'private', priceCents: 499 }).where(eq(posts.id, cast.id))
  expect((await recordsMeanwhile(pia, cast, changes)).said).toBe('published')
  const [row] = await tools().db.select().from(posts).where(eq(posts.owlcastId, cast.id))
  expect(row).toMatchObject({ visibility: 'private', priceCents: 499 })
})

test('expires a recording at once, with its sound, when its owlcast is deleted meanwhile', async () => {
  const mara = await person('mara')
  const cast = await owlcast(mara)
  let late: Post | undefined
  const records = async () => {
    late = await recording(mara, cast)
  }
  await deletePost(toolsMeanwhile(records), await viewerOf(mara), cast.id)
  expect(late && [await look(late, mara), (await rowOf(late))?.expiresAt]).toEqual([404, late?.createdAt])
  await expirePosts(tools())
  expect(late && (await rowOf(late))).toBeUndefined()
  const left = await tools().db.select().from(media).where(eq(media.ownerId, mara.id))
  expect(left).toEqual([])
})

test('refuses to accept an invitation to a post that is deleted meanwhile', async () => {
  const [mara, tom] = [await person('mara'), await person('tom')]
  const cast = await owlcast(mara, { invitees: [`@${tom.username}`] })
  const { items } = await (await call('GET /api/invitations', { as: tom })).json<{
    items: ReceivedInvitation[]
  }>()
  const gone = () => call(`DELETE /api/posts/${cast.id}`, { as: mara })
  const yes = acceptById(toolsMeanwhile(gone), await viewerOf(tom), items[0]?.id ?? '')
  await expect(yes).rejects.toMatchObject({ code: 'invitation.invalid' })
})

test('accepts recordings and invitations for an owlcast itself only, not for recordings or replies', async () => {
  const [mara, tom, eve] = [await person('mara'), await person('tom'), await person('eve')]
  const cast = await owlcast(mara)
  await joins(mara, cast, tom)
  const byTom = await recording(tom, cast)
  const to = { to: `@${eve.username}` }
  expect(await codeOf(await call(`POST /api/posts/${byTom.id}/invitations`, { as: tom, json: to }))).toBe(
    'invitation.to_owlcast',
  )
  const answer = await squawk(tom, { mode: 'owlcast', parents: [{ id: byTom.id }] }, { mode: 'owlcast' })
  await joins(tom, answer, eve)
  const { id: mediaId } = await uploaded(eve, { mode: 'owlcast' })
  const into = {
    as: eve,
    json: squawkOf(mediaId, { mode: 'owlcast', owlcastId: answer.id }),
    key: 'into-answer',
  }
  expect(await codeOf(await call('POST /api/posts', into))).toBe('owlcast.recording_not_added')
})

test("lets a collaborator only detach another user's recording", async () => {
  const [mara, tom] = [await person('mara'), await person('tom')]
  const cast = await owlcast(mara)
  await joins(mara, cast, tom)
  const byTom = await recording(tom, cast, { title: 'Question' })
  const byMara = await recording(mara, cast, { title: 'Answer', parents: [{ id: byTom.id }] })
  const out = await call(`DELETE /api/posts/${byTom.id}/replies/${byMara.id}`, { as: tom })
  expect([out.status, await out.json()]).toEqual([200, { outcome: 'detached' }])
  expect(await titles(cast)).toEqual(['Question', 'Answer'])
  expect((await rowOf(byMara))?.expiresAt).toBeNull()
})

test('answers outsiders of a private owlcast as if it did not exist, on every route', async () => {
  const [pia, eve] = [await person('pia', { pro: true }), await person('eve')]
  const cast = await owlcast(pia, { visibility: 'private' })
  const [first, second] = [await recording(pia, cast), await recording(pia, cast)]
  const tries = (id: string): [string, unknown?][] => [
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
  const answers = async (id: string) =>
    Promise.all(
      tries(id).map(async ([route, json]) => {
        const answer = await call(route, { as: eve, json })
        return `${route.replaceAll(id, 'ID')} ${answer.status} ${await codeOf(answer)}`
      }),
    )
  const nobodys = await answers('post_that_never_was')
  expect(await answers(cast.id)).toEqual(nobodys)
  expect(await answers(first.id)).toEqual(nobodys)
})

test('accepts once, deletes once and counts every recording under concurrent requests', async () => {
  const [mara, tom] = [await person('mara'), await person('tom')]
  const cast = await owlcast(mara, { invitees: [`@${tom.username}`] })
  const { items } = await (await call('GET /api/invitations', { as: tom })).json<{
    items: ReceivedInvitation[]
  }>()
  const twenty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work))
  const yes = await twenty(() => status(`POST /api/invitations/${items[0]?.id}/accept`, tom, {}))
  expect(new Set(yes)).toEqual(new Set([200]))
  const post = await (await call(`GET /api/posts/${cast.id}`)).json<Post>()
  expect(post.collaborators.map(({ username }) => username)).toEqual([tom.username])
  await Promise.all([recording(mara, cast), recording(tom, cast), recording(tom, cast)])
  expect((await rowOf(cast))?.recordingCount).toBe(3)
  for (const said of await twenty(() => status(`DELETE /api/posts/${cast.id}`, mara)))
    expect([204, 404]).toContain(said)
  const told = env.DB.prepare(
    "select count(*) as n from events where subject_id = ? and type = 'post.deleted'",
  )
  expect(await told.bind(cast.id).first('n')).toBe(1)
})

test('keeps what was made with Pro after it ended, and refuses more of it', async () => {
  const [pia, tom] = [await person('pia', { pro: true }), await person('tom')]
  const closed = await owlcast(pia, { visibility: 'private', priceCents: 199 })
  await joins(pia, closed, tom)
  await env.DB.prepare('update profiles set pro_expires_at = 1 where id = ?').bind(pia.id).run()
  expect(await recording(pia, closed)).toMatchObject({
    visibility: 'private',
    price: { cents: 199, locked: false },
  })
  expect(await recording(tom, closed)).toMatchObject({ visibility: 'private' })
  const to = { to: `@${(await person('eve')).username}` }
  expect(await status(`POST /api/posts/${closed.id}/invitations`, pia, to)).toBe(201)
  expect(await codeOf(await askForOwlcast(pia, { visibility: 'private' }))).toBe('owlcast.pro_required')
  expect(await codeOf(await askForOwlcast(pia, { priceCents: 199 }))).toBe('post.pro_required')
})
