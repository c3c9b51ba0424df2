/** Avatars: judged by their bytes, stored without metadata, public, one a user. */
import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { PICTURE_RULES } from '../../domain/media/picture-rules'
import type { Me } from '../../domain/people/people.schema'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { saveAvatar } from '../../worker/account/profile/avatar.service'
import { AVATAR_CHANGES } from '../../worker/account/profile/me.routes'
import { media, mediaDeletions } from '../../worker/database/tables/media.table'
import { deleteBytes, purgeUploads } from '../../worker/media/purge.service'
import type { SessionUser } from '../../worker/session-user'
import { createExif, GIF, HTML, SVG, withSegment } from '../support/pictures'
import { publishSquawk, readFixture } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db } = getTools()
const DAY = 86_400_000

afterEach(() => setClockOffset(0))

const putAvatar = (as: Person | null, body: BodyInit, type = 'image/webp') =>
  call('PUT /api/me/avatar', { as, body, headers: { 'content-type': type } })

/** Sets an avatar; returns its URL. */
async function setAvatar(as: Person, name: string): Promise<string> {
  const answer = await putAvatar(as, await readFixture(`pictures/${name}`))
  expect(answer.status).toBe(200)
  const { avatarUrl } = await answer.json<Me>()
  if (!avatarUrl) throw new Error('no picture is worn')
  return avatarUrl
}
const toMediaId = (url: string) => url.replace('/media/', '')
const findRow = async (url: string) =>
  (
    await db
      .select()
      .from(media)
      .where(eq(media.id, toMediaId(url)))
  )[0]
const readError = async (answer: Response) => ({
  status: answer.status,
  code: (await answer.json<{ error: { code: string } }>()).error.code,
})

test('serves the avatar to everyone, cached for good, with nothing in it that can run', async () => {
  const wren = await createPerson('Wren')
  const url = await setAvatar(wren, 'owl.webp')
  const answer = await call(`GET ${url}`)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="owlcast-med_\w+\.webp"$/)
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50)
  const row = await findRow(url)
  expect(row).toMatchObject({ ownerId: wren.id, public: true, state: 'attached', expiresAt: null })
  expect(row?.key).toMatch(new RegExp(`^avatars/${wren.id}/\\d+-[a-z0-9]{12}\\.webp$`))
  expect((await call(`GET ${url}/preview`)).status).toBe(404)
})

test('shows the avatar in the session and on old and new posts at once', async () => {
  const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
  const old = await publishSquawk(wren)
  const url = await setAvatar(wren, 'owl.jpg')
  const later = await publishSquawk(wren)
  expect(later.author.avatarUrl).toBe(url)
  for (const { id } of [old, later])
    expect(await (await call(`GET /api/posts/${id}`, { as: eve })).json()).toMatchObject({
      author: { avatarUrl: url },
    })
  const { user } = await (await call('GET /api/session', { as: wren })).json<{ user: Me }>()
  expect(user.avatarUrl).toBe(url)
})

test('strips the location from a photo', async () => {
  const wren = await createPerson('Wren')
  const photo = withSegment(await readFixture('pictures/owl.jpg'), 0xe1, createExif(1))
  const { avatarUrl } = await (await putAvatar(wren, photo, 'image/png')).json<Me>()
  const answer = await call(`GET ${avatarUrl}`)
  // The declared type is ignored.
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const shown = new TextDecoder('latin1').decode(await answer.arrayBuffer())
  expect(shown).not.toMatch(/Exif|59\.3293/)
})

test('replaces the avatar and deletes the bytes of the previous one', async () => {
  const wren = await createPerson('Wren')
  const first = await setAvatar(wren, 'owl.png')
  const old = await findRow(first)
  const second = await setAvatar(wren, 'owl.webp')
  expect(second).not.toBe(first)
  expect((await call(`GET ${first}`)).status).toBe(404)
  expect(await db.$count(mediaDeletions, eq(mediaDeletions.key, old?.key ?? ''))).toBe(1)
  setClockOffset(DAY)
  await deleteBytes(getTools())
  expect(await env.MEDIA.head(old?.key ?? '')).toBeNull()
  expect(await env.MEDIA.head((await findRow(second))?.key ?? '')).not.toBeNull()
})

test('shows initials again after the avatar is removed, also when removed twice', async () => {
  const wren = await createPerson('Wren')
  const url = await setAvatar(wren, 'alpha.webp')
  const post = await publishSquawk(wren)
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = await call('DELETE /api/me/avatar', { as: wren })
    expect(await answer.json()).toMatchObject({ id: wren.id, avatarUrl: null })
  }
  expect((await call(`GET ${url}`)).status).toBe(404)
  expect(await (await call(`GET /api/posts/${post.id}`)).json()).toMatchObject({
    author: { avatarUrl: null },
  })
})

test('keeps one of several concurrent avatars and nothing of the rest', async () => {
  const wren = await createPerson('Wren')
  const picture = await readFixture('pictures/owl.webp')
  const answers = await Promise.all(Array.from({ length: 6 }, () => putAvatar(wren, picture)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const rows = await db.select().from(media).where(eq(media.ownerId, wren.id))
  expect(rows).toHaveLength(1)
  const { user } = await (await call('GET /api/session', { as: wren })).json<{ user: Me }>()
  expect(user.avatarUrl).toBe(`/media/${rows[0]?.id}`)
})

test.each([
  ['SVG', SVG],
  ['HTML', HTML],
  ['GIF', GIF],
  ['nothing', new Uint8Array()],
])('refuses %s whatever its declared type, and stores nothing', async (_, bytes) => {
  const wren = await createPerson('Wren')
  for (const type of ['image/webp', 'image/svg+xml', 'text/html'])
    expect(await readError(await putAvatar(wren, bytes, type))).toEqual({
      status: 422,
      code: 'avatar.invalid',
    })
  expect(await db.$count(media, eq(media.ownerId, wren.id))).toBe(0)
})

test('refuses a body larger than browsers send without reading it', async () => {
  const wren = await createPerson('Wren')
  const answer = await putAvatar(wren, new Uint8Array(PICTURE_RULES.avatar.maxBytes + 1))
  expect(await readError(answer)).toEqual({ status: 413, code: 'request.too_large' })
})

test('deletes stored bytes that never became an avatar', async () => {
  const wren = await createPerson('Wren')
  const url = await setAvatar(wren, 'owl.webp')
  // As if the Worker had stopped between storing the bytes and setting the avatar.
  await db
    .update(media)
    .set({ state: 'pending', expiresAt: 1, public: false })
    .where(eq(media.id, toMediaId(url)))
  await purgeUploads(getTools())
  expect(await findRow(url)).toBeUndefined()
})

test('stores nothing when the user is deleted during the upload', async () => {
  const wren = await createPerson('Wren')
  const made = getTools()
  const slow: Pick<R2Bucket, 'put'> = {
    put: (async (...given: Parameters<R2Bucket['put']>) => {
      await deleteAccount(getTools(), wren.id)
      return made.media.put(...given)
    }) as R2Bucket['put'],
  }
  const bucket = new Proxy(made.media, {
    get: (target, name) => {
      const value = name === 'put' ? slow.put : Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const late = { ...made, media: bucket }
  const viewer = { ...wren, avatarMediaId: null } as unknown as SessionUser
  await expect(saveAvatar(late, viewer, await readFixture('pictures/owl.webp'))).rejects.toMatchObject({
    code: 'avatar.upload_failed',
  })
  expect((await env.MEDIA.list({ prefix: `avatars/${wren.id}/` })).objects).toEqual([])
  expect(await db.$count(media, eq(media.ownerId, wren.id))).toBe(0)
})

test('refuses to publish an avatar as a recording', async () => {
  const wren = await createPerson('Wren')
  const mediaId = toMediaId(await setAvatar(wren, 'owl.webp'))
  const json = { mode: 'squawk', title: 'A', tags: ['b'], mediaId }
  const answer = await call('POST /api/posts', { as: wren, json, key: getTools().ids.make('key') })
  expect(answer.status).toBeGreaterThanOrEqual(400)
})

test('limits avatar changes', async () => {
  const wren = await createPerson('Wren')
  for (let tries = 0; tries < AVATAR_CHANGES.count; tries += 1) await putAvatar(wren, SVG)
  expect((await putAvatar(wren, SVG)).status).toBe(429)
  const mine = and(eq(media.ownerId, wren.id), eq(media.public, true))
  expect(await db.$count(media, mine)).toBe(0)
})
