/** Own covers of owlcasts: of their author alone, seen by those who see the owlcast, one an owlcast. */
import { env } from 'cloudflare:workers'
import { and, eq, like } from 'drizzle-orm'
import { parseRssFeed } from 'feedsmith'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PICTURE_RULES } from '../../domain/media/picture-rules'
import type { ReviewedPost } from '../../domain/moderation/moderation.schema'
import type { CompactFeed } from '../../domain/posts/feed.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { media, mediaDeletions } from '../../worker/database/tables/media.table'
import { deleteBytes, purgeUploads } from '../../worker/media/purge.service'
import { saveCover } from '../../worker/publishing/cover.service'
import { createCoverFile, requestCover, setCover } from '../support/covers'
import { createInterruptedTools, loadViewer } from '../support/interrupted-tools'
import { clearModeration, report, toPost } from '../support/moderation'
import { addCollaborator, publishOwlcast, publishRecording } from '../support/owlcasts'
import { readPage } from '../support/page-content'
import { createExif, GIF, HTML, SVG, withSegment } from '../support/pictures'
import { publishSquawk, readFixture } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db } = getTools()
const DAY = 86_400_000

beforeEach(clearModeration)
afterEach(() => setClockOffset(0))

const removeCover = (as: Person | null, { id }: Post) => call(`DELETE /api/posts/${id}/cover`, { as })
const readPost = async ({ id }: Post, as: Person | null = null) =>
  (await call(`GET /api/posts/${id}`, { as })).json<Post>()
const readStatus = async (url: string, as: Person | null = null) => (await call(`GET ${url}`, { as })).status
const readError = async (answer: Response) => ({
  status: answer.status,
  code: (await answer.json<{ error: { code: string } }>()).error.code,
})
const toMediaId = (url: string) => /\/media\/(\w+)\.jpg$/.exec(url)?.[1] ?? ''
const findRow = async (url: string) =>
  (
    await db
      .select()
      .from(media)
      .where(eq(media.id, toMediaId(url)))
  )[0]
const countCovers = ({ id }: Person) =>
  db.$count(media, and(eq(media.ownerId, id), like(media.key, `${PICTURE_RULES.cover.prefix}%`)))

describe('is set by the author', () => {
  test('and takes the place of the drawn one wherever the owlcast is read', async () => {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    const cast = await publishOwlcast(wren)
    expect(cast.cover).toBeUndefined()
    const cover = await setCover(wren, cast)
    expect(cover).toEqual({ url: expect.stringMatching(/^\/media\/med_\w+\.jpg$/), side: 1400 })
    for (const as of [null, wren, dele]) expect((await readPost(cast, as)).cover).toEqual(cover)
    const feed = await (await call('GET /api/posts?kind=owlcast')).json<CompactFeed>()
    expect(feed.items.find(({ id }) => id === cast.id)?.cover).toEqual(cover)
    const answer = await call(`GET ${cover.url}`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=300',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    })
    const row = await findRow(cover.url)
    expect(row).toMatchObject({ ownerId: wren.id, public: false, state: 'attached', expiresAt: null })
    expect(row?.key).toMatch(new RegExp(`^covers/${wren.id}/\\d+-[a-z0-9]{12}\\.jpg$`))
    expect((await answer.arrayBuffer()).byteLength).toBe(row?.bytes)
  })

  test('without the location of the photo', async () => {
    const wren = await createPerson('Wren')
    const cast = await publishOwlcast(wren)
    const photo = withSegment(await createCoverFile(1400), 0xe1, createExif(1))
    const { cover } = await (await requestCover(wren, cast, photo)).json<Post>()
    const shown = await (await call(`GET ${cover?.url}`)).arrayBuffer()
    expect(new TextDecoder('latin1').decode(shown)).not.toMatch(/Exif|59\.3293/)
  })

  test('and by nobody else', async () => {
    const [wren, dele, mona] = [
      await createPerson('Wren'),
      await createPerson('Dele'),
      await createPerson('Mona'),
    ]
    const cast = await publishOwlcast(wren)
    await addCollaborator(wren, cast, mona)
    const file = await createCoverFile(1400)
    for (const as of [dele, mona])
      expect(await readError(await requestCover(as, cast, file))).toEqual({
        status: 403,
        code: 'auth.forbidden',
      })
    expect((await requestCover(null, cast, file)).status).toBe(401)
    const cover = await setCover(wren, cast)
    for (const as of [dele, mona]) expect((await removeCover(as, cast)).status).toBe(403)
    expect((await removeCover(null, cast)).status).toBe(401)
    expect((await readPost(cast)).cover).toEqual(cover)
    expect(await readError(await requestCover(wren, { id: 'post_nowhere' }, file))).toMatchObject({
      status: 404,
    })
  })

  test('of an owlcast, and of no other post', async () => {
    const wren = await createPerson('Wren')
    const cast = await publishOwlcast(wren)
    const file = await createCoverFile(1400)
    for (const post of [await publishSquawk(wren), await publishRecording(wren, cast)])
      expect(await readError(await requestCover(wren, post, file))).toEqual({
        status: 400,
        code: 'request.invalid',
      })
    expect(await countCovers(wren)).toBe(0)
  })
})

describe('is refused', () => {
  test.each([
    ['SVG', () => SVG],
    ['HTML', () => HTML],
    ['GIF', () => GIF],
    ['nothing', () => new Uint8Array()],
    ['a PNG', () => readFixture('pictures/owl.png')],
    ['a JPEG that is no square', () => readFixture('pictures/owl.jpg')],
    ['a JPEG larger than covers are', () => createCoverFile(1401)],
  ])('for %s, whatever its declared type', async (_, load) => {
    const wren = await createPerson('Wren')
    const cast = await publishOwlcast(wren)
    expect(await readError(await requestCover(wren, cast, await load()))).toEqual({
      status: 422,
      code: 'cover.invalid',
    })
    expect([await countCovers(wren), (await readPost(cast)).cover]).toEqual([0, undefined])
  })

  test('for a body larger than browsers send', async () => {
    const wren = await createPerson('Wren')
    const answer = await requestCover(
      wren,
      await publishOwlcast(wren),
      new Uint8Array(PICTURE_RULES.cover.maxBytes + 1),
    )
    expect(await readError(answer)).toEqual({ status: 413, code: 'request.too_large' })
  })
})

describe('ends', () => {
  test('with the next one, whose bytes replace it', async () => {
    const wren = await createPerson('Wren')
    const cast = await publishOwlcast(wren)
    const first = await setCover(wren, cast)
    const old = await findRow(first.url)
    const second = await setCover(wren, cast, 600)
    expect(second).toMatchObject({ side: 600 })
    expect(await readStatus(first.url)).toBe(404)
    expect(await db.$count(mediaDeletions, eq(mediaDeletions.key, old?.key ?? ''))).toBe(1)
    setClockOffset(DAY)
    await deleteBytes(getTools())
    expect(await env.MEDIA.head(old?.key ?? '')).toBeNull()
    expect(await env.MEDIA.head((await findRow(second.url))?.key ?? '')).not.toBeNull()
  })

  test('where the author goes back to the drawn one, also twice', async () => {
    const wren = await createPerson('Wren')
    const cast = await publishOwlcast(wren)
    const { url } = await setCover(wren, cast)
    for (let tries = 0; tries < 2; tries += 1) {
      const answer = await removeCover(wren, cast)
      expect(answer.status).toBe(200)
      expect(await answer.json<Post>()).not.toHaveProperty('cover')
    }
    expect([await readStatus(url), await countCovers(wren)]).toEqual([404, 0])
  })

  test('with the owlcast', async () => {
    const wren = await createPerson('Wren')
    const cast = await publishOwlcast(wren)
    const { url } = await setCover(wren, cast)
    const row = await findRow(url)
    expect((await call(`DELETE /api/posts/${cast.id}`, { as: wren })).status).toBe(204)
    expect([await readStatus(url), await countCovers(wren)]).toEqual([404, 0])
    setClockOffset(DAY)
    await deleteBytes(getTools())
    expect(await env.MEDIA.head(row?.key ?? '')).toBeNull()
  })

  test('and leaves nothing of several at once, nor of one whose owlcast is deleted meanwhile', async () => {
    const wren = await createPerson('Wren')
    const cast = await publishOwlcast(wren)
    const file = await createCoverFile(1400)
    const answers = await Promise.all(Array.from({ length: 6 }, () => requestCover(wren, cast, file)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await countCovers(wren)).toBe(1)
    const { cover } = await readPost(cast)
    expect(await readStatus(cover?.url ?? '')).toBe(200)

    const tools = createInterruptedTools(() => call(`DELETE /api/posts/${cast.id}`, { as: wren }))
    await expect(saveCover(tools, await loadViewer(wren), cast.id, file)).rejects.toMatchObject({
      code: 'post.not_found',
    })
    setClockOffset(DAY)
    await purgeUploads(getTools())
    await deleteBytes(getTools())
    expect(await countCovers(wren)).toBe(0)
    expect((await env.MEDIA.list({ prefix: `covers/${wren.id}/` })).objects).toEqual([])
  })
})

describe('is seen', () => {
  test('by the members of a private owlcast alone', async () => {
    const [wren, dele, mona] = [
      await createPerson('Wren', { pro: true }),
      await createPerson('Dele'),
      await createPerson('Mona'),
    ]
    const cast = await publishOwlcast(wren, { visibility: 'private' })
    await addCollaborator(wren, cast, mona)
    const { url } = await setCover(wren, cast)
    for (const as of [null, dele])
      for (const path of [url, url.replace('.jpg', '')]) expect(await readStatus(path, as)).toBe(404)
    for (const as of [wren, mona]) {
      const answer = await call(`GET ${url}`, { as })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      await answer.arrayBuffer()
    }
    expect(await readError(await requestCover(dele, cast, await createCoverFile(9)))).toMatchObject({
      status: 404,
    })
    expect((await removeCover(dele, cast)).status).toBe(404)
  })

  test('by everyone where only listening has a price', async () => {
    const wren = await createPerson('Wren', { pro: true })
    const cast = await publishOwlcast(wren, { priceCents: 299 })
    expect(await readStatus((await setCover(wren, cast)).url)).toBe(200)
  })

  test('by moderators who open the reported owlcast, also when it is deleted', async () => {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    const moderator = await createPerson('Keeper', { moderator: true })
    const cast = await publishOwlcast(wren)
    const { url } = await setCover(wren, cast)
    await report(dele, toPost(cast))
    await call(`DELETE /api/posts/${cast.id}`, { as: wren })
    for (const as of [null, wren, dele, moderator]) expect(await readStatus(url, as)).toBe(404)
    const opened = await call(`POST /api/moderation/posts/${cast.id}/views`, { as: moderator })
    expect(await opened.json<ReviewedPost>()).toMatchObject({ coverUrl: url, isGone: true })
    expect([await readStatus(url, moderator), await readStatus(url, dele)]).toEqual([200, 404])
  })

  test('by podcast apps where it is large enough for them, else they get the drawn one', async () => {
    const wren = await createPerson('Wren')
    const cast = await publishOwlcast(wren)
    await publishRecording(wren, cast)
    const readCovers = async () => {
      const { image, itunes } = parseRssFeed(await (await call(`GET /feeds/post/${cast.id}.xml`)).text())
      const { icon } = await (await call(`GET /feeds/post/${cast.id}.json`)).json<{ icon: string }>()
      return [image?.url, itunes?.image, icon]
    }
    const drawn = `${env.ORIGIN}/feeds/cover/post/${cast.id}.png`
    expect(await readCovers()).toEqual([drawn, drawn, drawn])
    await setCover(wren, cast, 1399)
    expect(await readCovers()).toEqual([drawn, drawn, drawn])
    const { url } = await setCover(wren, cast, 1400)
    expect(await readCovers()).toEqual(Array(3).fill(`${env.ORIGIN}${url}`))
  })

  test('in link previews and in lists without a script', async () => {
    const wren = await createPerson('Wren')
    const cast = await publishOwlcast(wren)
    await publishRecording(wren, cast)
    const { url } = await setCover(wren, cast, 900)
    const link = `${env.ORIGIN}/owlcast/${cast.id}`
    const { metas, jsonLd } = await readPage(await call(`GET /owlcast/${cast.id}`))
    expect(jsonLd).toMatchObject({ thumbnailUrl: `${env.ORIGIN}${url}` })
    expect(Object.fromEntries(metas)).toMatchObject({
      'og:image': `${env.ORIGIN}${url}`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '900',
      'og:image:height': '900',
      'twitter:image': `${env.ORIGIN}${url}`,
    })
    const oembed = await call(`GET /api/oembed?url=${encodeURIComponent(link)}`)
    expect(await oembed.json()).toMatchObject({
      thumbnail_url: `${env.ORIGIN}${url}`,
      thumbnail_width: 900,
      thumbnail_height: 900,
    })
    for (const path of ['/latest/owlcast', `/owlcast/${cast.id}`])
      expect(await (await call(`GET ${path}`)).text(), path).toContain(`src="${url}"`)
  })
})
