/** Feeds for podcast apps: what is in them, for whom, and how they are served. */
import { env } from 'cloudflare:workers'
import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import { afterEach, describe, expect, test } from 'vitest'
import type { CreatedPrivateFeed } from '../../domain/syndication/syndication.schema'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { createDeps } from '../../worker/context'
import { runSchedule } from '../../worker/schedule'
import { trackQueries } from '../../worker/tools/query-budget'
import { createSite, firstIsolate } from '../support/edge-sites'
import { renameUser } from '../support/members'
import { addCollaborator, publishOwlcast, publishRecording } from '../support/owlcasts'
import { buy, publishSong } from '../support/payments'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

async function readRss(path: string) {
  const answer = await call(`GET ${path}`)
  expect(answer.status).toBe(200)
  return parseRssFeed(await answer.text())
}

const listIds = async (path: string) => (await readRss(path)).items?.map(({ guid }) => guid?.value) ?? []

async function createAddress(as: Person, feed: { type: string; subject: string }, name = 'Overcast') {
  const answer = await call('POST /api/feeds/private', { as, json: { name, feed } })
  expect(answer.status).toBe(201)
  const made = await answer.json<CreatedPrivateFeed>()
  return { ...made, path: made.url.replace(env.ORIGIN, '') }
}

describe('the feed of a person', () => {
  test('has their lasting posts and recordings with sound, newest first', async () => {
    const [wren, dele] = [await createPerson('Wren', { pro: true }), await createPerson('Dele')]
    await publishSquawk(wren)
    const song = await publishSong(wren, 0, {
      title: 'Low tide & <high>',
      description: 'First\nline\n\nSecond',
    })
    setClockOffset(1000)
    const owlcast = await publishOwlcast(dele)
    await addCollaborator(dele, owlcast, wren)
    const recording = await publishRecording(wren, owlcast)
    const feed = await readRss(`/feeds/person/${wren.username}.xml`)
    expect(feed.items?.map(({ guid }) => guid?.value)).toEqual([recording.id, song.id])
    const item = feed.items?.[1]
    expect(item).toMatchObject({
      title: 'Low tide & <high>',
      link: `${env.ORIGIN}/nightingale/${song.id}`,
      guid: { isPermaLink: false },
    })
    expect(item?.content?.encoded).toContain('<p>First<br/>line</p><p>Second</p>')
    const [enclosure] = item?.enclosures ?? []
    const sound = await call(`GET ${enclosure?.url?.replace(env.ORIGIN, '')}`)
    expect(sound.status).toBe(200)
    expect(sound.headers.get('content-type')).toBe(enclosure?.type)
    expect((await sound.arrayBuffer()).byteLength).toBe(enclosure?.length)
  })

  test('has posts that expire once their author chose that', async () => {
    const wren = await createPerson('Wren')
    const squawk = await publishSquawk(wren)
    const path = `/feeds/person/${wren.username}.xml`
    expect(await listIds(path)).toEqual([])
    expect(await (await call('GET /api/feeds/settings', { as: wren })).json()).toEqual({
      includesExpiring: false,
    })
    await call('PUT /api/feeds/settings', { as: wren, json: { includesExpiring: true } })
    expect(await listIds(path)).toEqual([squawk.id])
    expect(await listIds('/feeds/tag/morning.xml')).toContain(squawk.id)
    setClockOffset(3 * 86_400_000)
    expect(await listIds(path)).toEqual([])
  })

  test('redirects a former name and keeps its guid', async () => {
    const before = await createPerson('Wren')
    const { podcast } = await readRss(`/feeds/person/${before.username}.xml`)
    const wren = await renameUser(before, `kestrel_${before.username.slice(-6)}`)
    const moved = await call(`GET /feeds/person/${before.username}.xml`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/feeds/person/${wren.username}.xml`])
    expect((await readRss(`/feeds/person/${wren.username}.xml`)).podcast?.guid).toBe(podcast?.guid)
    expect(podcast?.guid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('is divided into pages that lead to each other', async () => {
    const wren = await createPerson('Wren')
    const first = await publishSong(wren, 0)
    // Copies of the row: publishing ten thousand songs would take an hour.
    await copyPost(first.id, 10_000)
    const path = `/feeds/person/${wren.username}.xml`
    const { d1, queryCount } = trackQueries(env.DB)
    expect((await call(`GET ${path}`, { bindings: { ...env, DB: d1 } })).status).toBe(200)
    expect(queryCount()).toBeLessThanOrEqual(8)
    const feed = await readRss(path)
    expect(feed.items).toHaveLength(100)
    const next = feed.atom?.links?.find(({ rel }) => rel === 'next')?.href ?? ''
    const second = await readRss(next.replace(env.ORIGIN, ''))
    expect(second.items).toHaveLength(100)
    const seen = new Set([...(feed.items ?? []), ...(second.items ?? [])].map(({ guid }) => guid?.value))
    expect(seen.size).toBe(200)
    expect(second.atom?.links?.find(({ rel }) => rel === 'first')?.href).toBe(`${env.ORIGIN}${path}`)
  })
})

describe('the feed of a post', () => {
  test('has the recordings of an owlcast', async () => {
    const wren = await createPerson('Wren')
    const owlcast = await publishOwlcast(wren, { name: 'Two Banks', description: 'About a river' })
    const recordings = [await publishRecording(wren, owlcast), await publishRecording(wren, owlcast)]
    const feed = await readRss(`/feeds/post/${owlcast.id}.xml`)
    expect(feed).toMatchObject({ title: 'Two Banks', description: 'About a river' })
    expect(feed.items?.map(({ guid }) => guid?.value).sort()).toEqual(recordings.map(({ id }) => id).sort())
  })

  test('has a chain with its first post', async () => {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    const song = await publishSong(wren, 0)
    setClockOffset(1000)
    const added = await publishSong(dele, 0, { parents: [{ id: song.id }] })
    await publishSquawk(dele, { parents: [{ id: song.id }] })
    expect(await listIds(`/feeds/post/${song.id}.xml`)).toEqual([added.id, song.id])
  })

  test('does not exist for a squawk, a recording, an unlisted or an unknown post', async () => {
    const wren = await createPerson('Wren', { pro: true })
    const owlcast = await publishOwlcast(wren, { visibility: 'unlisted' })
    const recording = await publishRecording(wren, await publishOwlcast(wren))
    for (const { id } of [owlcast, recording, await publishSquawk(wren), { id: 'post_unknown' }])
      expect((await call(`GET /feeds/post/${id}.xml`)).status).toBe(404)
  })
})

describe('the feed of a tag', () => {
  test('has posts with the whole tag, whatever its case', async () => {
    const wren = await createPerson('Wren')
    const mark = `tide${wren.username.slice(-8)}`
    const owlcast = await publishOwlcast(wren)
    const low = await publishRecording(wren, owlcast, { tags: [mark.toUpperCase()] })
    await publishRecording(wren, owlcast, { tags: [`${mark}s`], title: mark })
    expect(await listIds(`/feeds/tag/${mark}.xml`)).toEqual([low.id])
    expect((await call('GET /feeds/tag/%22%20OR%20%22.xml')).status).toBe(404)
    expect((await call('GET /feeds/tag/%22x.xml')).status).toBe(200)
    expect((await call('GET /feeds/tag/x')).status).toBe(404)
  })
})

describe('a paid post', () => {
  test('is a preview in public, and whole at the private address of who paid', async () => {
    const [wren, dele, nia] = [
      await createPerson('Wren', { pro: true }),
      await createPerson('Dele'),
      await createPerson('Nia'),
    ]
    const song = await publishSong(wren, 299)
    const path = `/feeds/person/${wren.username}.xml`
    const [preview] = (await readRss(path)).items ?? []
    expect(preview?.title).toContain('(preview)')
    const [open] = preview?.enclosures ?? []
    const cut = await call(`GET ${open?.url?.replace(env.ORIGIN, '')}`)
    expect((await cut.arrayBuffer()).byteLength).toBe(open?.length)
    expect((await readRss(path)).podcast?.fundings).toHaveLength(1)
    await buy(dele, song)
    const bought = await createAddress(dele, { type: 'person', subject: wren.username })
    const unpaid = await createAddress(nia, { type: 'person', subject: wren.username })
    const feed = await readRss(bought.path)
    expect(feed.itunes?.block).toBe(true)
    const [whole] = feed.items?.[0]?.enclosures ?? []
    const sound = await call(`GET ${whole?.url?.replace(env.ORIGIN, '')}`)
    expect([sound.status, (await sound.arrayBuffer()).byteLength]).toEqual([200, whole?.length])
    expect(whole?.length).toBeGreaterThan(open?.length ?? 0)
    expect((await readRss(unpaid.path)).items?.[0]?.title).toContain('(preview)')
    const stolen = whole?.url
      ?.replace(env.ORIGIN, '')
      .replace(bought.path.slice(15, -4), unpaid.path.slice(15, -4))
    expect((await call(`GET ${stolen}`)).status).toBe(402)
  })
})

test('serves sound, pictures and feeds by the policy of media: nothing in them is executed or framed', async () => {
  const [wren, dele] = [await createPerson('Wren', { pro: true }), await createPerson('Dele')]
  await buy(dele, await publishSong(wren, 299))
  const { path } = await createAddress(dele, { type: 'person', subject: wren.username })
  const { items, image } = await readRss(path)
  const sound = items?.[0]?.enclosures?.[0]?.url?.replace(env.ORIGIN, '') ?? ''
  expect(sound).toMatch(/^\/feeds\/private\//)
  const cover = image?.url?.replace(env.ORIGIN, '') ?? ''
  for (const address of [path, sound, cover, '/feeds/braid/nothing.mp3']) {
    const { headers } = await call(`HEAD ${address}`)
    const policy = "default-src 'none'; sandbox; frame-ancestors 'none'"
    expect([address, headers.get('content-security-policy')]).toEqual([address, policy])
  }
  // No script of another site reads sound that only a buyer hears.
  expect((await call(`HEAD ${sound}`)).headers.get('access-control-allow-origin')).toBeNull()
})

describe('a private address', () => {
  test('is shown once, listed by its name, and ends when its owner ends it', async () => {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    const { path, id } = await createAddress(dele, { type: 'person', subject: wren.username }, ' My phone ')
    const list = await (await call('GET /api/feeds/private', { as: dele })).text()
    expect(list).toContain('"name":"My phone"')
    expect(list).not.toContain(path.slice(15, -4))
    const stored = await env.DB.prepare('select token_hash from private_feeds where id = ?')
      .bind(id)
      .first('token_hash')
    expect(path).not.toContain(String(stored))
    expect((await call(`GET ${path}`)).headers.get('cache-control')).toBe('private, no-cache')
    expect((await call(`DELETE /api/feeds/private/${id}`, { as: wren })).status).toBe(404)
    expect((await call(`DELETE /api/feeds/private/${id}`, { as: dele })).status).toBe(200)
    expect((await call(`GET ${path}`)).status).toBe(404)
  })

  test('ends with the post or the account that its feed is of', async () => {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    const song = await publishSong(wren, 0)
    const ofSong = await createAddress(dele, { type: 'post', subject: song.id })
    const ofWren = await createAddress(dele, { type: 'person', subject: wren.username })
    const countRows = () =>
      env.DB.prepare('select count(*) as n from private_feeds where id in (?, ?)')
        .bind(ofSong.id, ofWren.id)
        .first('n')
    await call(`DELETE /api/posts/${song.id}`, { as: wren })
    expect(await countRows()).toBe(1)
    await deleteAccount(getTools(), wren.id)
    expect(await countRows()).toBe(0)
  })

  test('opens no message, although its owner may hear it', async () => {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    const message = await publishSquawk(
      wren,
      { mode: 'mue', tags: [], recipient: `@${dele.username}` },
      { mode: 'mue' },
    )
    const { path } = await createAddress(dele, { type: 'person', subject: wren.username })
    expect((await readRss(path)).items ?? []).toEqual([])
    const media = message.audioUrl?.replace('/media/', '')
    expect((await call(`GET ${message.audioUrl}`, { as: dele })).status).toBe(200)
    expect((await call(`GET ${path.replace('.xml', '')}/media/${media}.mp3`)).status).toBe(404)
  })

  test('has nothing of a member who blocked its owner', async () => {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    await publishSong(wren, 0)
    const { path } = await createAddress(dele, { type: 'person', subject: wren.username })
    expect((await readRss(path)).items).toHaveLength(1)
    await call(`PUT /api/people/${dele.username}/block`, { as: wren })
    expect((await readRss(path)).items ?? []).toEqual([])
  })
})

describe('a feed', () => {
  test('is confirmed by its tag, and changes when a post is deleted', async () => {
    const wren = await createPerson('Wren')
    const song = await publishSong(wren, 0)
    const path = `/feeds/person/${wren.username}.xml`
    const { visit } = createSite(firstIsolate)
    const first = await visit(path)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(Date.parse(first.headers.get('last-modified') ?? '')).toBe(
      Math.floor(song.createdAt / 1000) * 1000,
    )
    expect((await visit(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const again = await visit(path)
    expect([again.status, await again.text()]).toEqual([200, await first.text()])
    await call(`DELETE /api/posts/${song.id}`, { as: wren })
    const after = await visit(path, { headers: { 'if-none-match': etag } })
    expect(after.status).toBe(200)
    expect(await after.text()).not.toContain(song.id)
  })

  test('answers HEAD, and has the same posts as JSON', async () => {
    const wren = await createPerson('Wren')
    const song = await publishSong(wren, 0, { tags: ['tide'] })
    const path = `/feeds/person/${wren.username}`
    expect((await call(`HEAD ${path}.xml`)).status).toBe(200)
    const feed = parseJsonFeed(await (await call(`GET ${path}.json`)).text())
    expect(feed).toMatchObject({
      title: 'Wren',
      feed_url: `${env.ORIGIN}${path}.json`,
      items: [{ id: song.id, tags: ['tide'], attachments: [{ mime_type: 'audio/mpeg' }] }],
    })
  })
})

describe('the hub', () => {
  const bindings = { ...env, WEBSUB_HUB: env.TEST_SERVICES.hub }
  const prescribe = (answers: unknown[]) =>
    fetch(`${env.TEST_SERVICES.hub}/-/answers`, { method: 'POST', body: JSON.stringify(answers) })
  const listAsked = async () => (await fetch(`${env.TEST_SERVICES.hub}/-/asked`)).json<{ body: string }[]>()
  const publish = async (as: Person) => {
    const { id: mediaId } = await (await import('../support/recordings')).createUpload(as, {
      mode: 'nightingale',
    })
    const detail = { songTitle: 'Low tide', author: 'Nia', isOriginal: true }
    const json = { mode: 'nightingale', title: 'By the river', tags: ['morning'], mediaId, detail }
    expect((await call('POST /api/posts', { as, json, key: `key${mediaId}`, bindings })).status).toBe(201)
  }

  test('is named in feeds and notified once of a new post', async () => {
    const wren = await createPerson('Wren')
    await prescribe([])
    await publish(wren)
    const asked = await listAsked()
    expect(asked).toHaveLength(1)
    const path = `/feeds/person/${wren.username}.xml`
    expect(new URLSearchParams(asked[0]?.body).getAll('hub.url')).toContain(`${env.ORIGIN}${path}`)
    await runSchedule(createDeps(bindings, () => undefined))
    expect(await listAsked()).toHaveLength(1)
    const named = parseRssFeed(await (await call(`GET ${path}`, { bindings })).text())
    expect(named.atom?.links?.find(({ rel }) => rel === 'hub')?.href).toBe(env.TEST_SERVICES.hub)
    expect((await readRss(path)).atom?.links?.find(({ rel }) => rel === 'hub')).toBeUndefined()
  })

  test('is notified again later when it did not answer with success', async () => {
    await prescribe([{ status: 503 }])
    await publish(await createPerson('Wren'))
    await runSchedule(createDeps(bindings, () => undefined))
    expect(await listAsked()).toHaveLength(1)
    setClockOffset(61_000)
    await runSchedule(createDeps(bindings, () => undefined))
    expect(await listAsked()).toHaveLength(2)
    setClockOffset(3_600_000)
    await runSchedule(createDeps(bindings, () => undefined))
    expect(await listAsked()).toHaveLength(2)
  })
})

/** Inserts copies of a post, a millisecond apart. */
async function copyPost(id: string, count: number): Promise<void> {
  const { results } = await env.DB.prepare("select name from pragma_table_info('posts')").all<{
    name: string
  }>()
  const columns = results.map(({ name }) => name).filter((name) => name !== 'seq')
  const values = columns.map((name) =>
    name === 'id' ? "id || '_' || n.value" : name === 'created_at' ? 'created_at + n.value' : name,
  )
  await env.DB.prepare(
    `insert into posts (${columns.join(', ')}) select ${values.join(', ')} from posts,
      (with recursive n(value) as (select 1 union all select value + 1 from n where value < ${count}) select value from n) n where id = ?`,
  )
    .bind(id)
    .run()
}
