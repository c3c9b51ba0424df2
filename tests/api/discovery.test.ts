/** Pages for machines and people without JavaScript: lists, sitemaps, and files at fixed paths. */
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { publishOwlcast, publishRecording } from '../support/owlcasts'
import { readPage } from '../support/page-content'
import { publishSong } from '../support/payments'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const readText = async (path: string) => {
  const answer = await call(`GET ${path}`)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

describe('a list page', () => {
  test('links lasting posts of all kinds and of one, page by page', async () => {
    const wren = await createPerson('Wren', { pro: true })
    const song = await publishSong(wren, 0, { title: 'Low tide' })
    const [owlcast, silent] = [
      await publishOwlcast(wren, { tags: ['shore'] }),
      await publishOwlcast(wren, { tags: ['shore'] }),
    ]
    const recording = await publishRecording(wren, owlcast)
    const [squawk, unlisted] = [
      await publishSquawk(wren),
      await publishOwlcast(wren, { visibility: 'unlisted' }),
    ]
    const all = await readText('/latest')
    expect(all).toContain(`href="/nightingale/${song.id}"`)
    expect(all).toContain(`href="/owlcast/${owlcast.id}"`)
    for (const { id } of [squawk, unlisted, silent]) expect(all).not.toContain(id)
    // An owlcast sounds by its first recording.
    await publishRecording(wren, owlcast)
    const sounds = (await readPage(await call('GET /latest'))).audio
    expect(sounds).toEqual(expect.arrayContaining([song.audioUrl, recording.audioUrl]))
    expect(sounds).toHaveLength((await readText('/latest')).match(/<h3/g)?.length ?? 0)
    expect(await readText('/latest/nightingale')).not.toContain(owlcast.id)
    expect((await call('GET /latest/squawk')).status).toBe(404)
    expect((await call('GET /latest/nothing')).status).toBe(400)
    const after = `${owlcast.createdAt}.${owlcast.id}`
    const later = await readText(`/latest?after=${after}`)
    expect(later).toContain('<meta name="robots" content="noindex, follow"')
    expect(later).not.toContain(`href="/owlcast/${owlcast.id}"`)
  })

  test('has the posts of a tag, its feeds and ways to subscribe', async () => {
    const wren = await createPerson('Wren')
    const tag = `tide${wren.username.slice(-8)}`
    const recording = await publishRecording(wren, await publishOwlcast(wren), { tags: [tag] })
    const page = await readText(`/tag/${tag}`)
    expect(page).toContain(`href="/owlcast/${recording.id}"`)
    expect(page).toContain(`<link rel="alternate" type="application/rss+xml" href="/feeds/tag/${tag}.xml"`)
    expect(page).toContain(
      `href="overcast://x-callback-url/add?url=${encodeURIComponent(`${env.ORIGIN}/feeds/tag/${tag}.xml`)}"`,
    )
    expect(page).toMatch(/<svg class="qr"/)
    // The player alone: no app is loaded.
    const scripts = [...page.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src)
    expect(scripts).toEqual(['/embed.js'])
    expect(await readText(`/owlcast/${recording.id}`)).toContain(`href="/tag/${tag}"`)
  })

  test('has no owlcast of which visitors hear nothing', async () => {
    const wren = await createPerson('Wren')
    const tag = `hush${wren.username.slice(-8)}`
    const owlcast = await publishOwlcast(wren, { tags: [tag] })
    const recording = await publishRecording(wren, owlcast)
    // The counter is still right for its author.
    await env.DB.prepare('update posts set expires_at = 1 where id = ?').bind(recording.id).run()
    expect(await readText(`/tag/${tag}`)).not.toContain(owlcast.id)
  })

  test('of a tag has what can be heard now, also what fades, until it does', async () => {
    const wren = await createPerson('Wren')
    const tag = `dusk${wren.username.slice(-8)}`
    const squawk = await publishSquawk(wren, { tags: [tag] })
    const [owlcast, silent] = [
      await publishOwlcast(wren, { tags: [tag] }),
      await publishOwlcast(wren, { tags: [tag] }),
    ]
    await publishRecording(wren, owlcast)
    const page = await readText(`/tag/${tag}`)
    expect(page).toContain(`href="/squawk/${squawk.id}"`)
    expect(page).toContain(`href="/owlcast/${owlcast.id}"`)
    expect(page).not.toContain(silent.id)
    setClockOffset(24 * 3_600_000 + 1000)
    expect(await readText(`/tag/${tag}`)).not.toContain(squawk.id)
  })

  test('of a member leads to older posts and to their feeds', async () => {
    const wren = await createPerson('Wren')
    const songs = []
    for (let at = 0; at < 11; at++) {
      setClockOffset(at * 1000)
      songs.push(await publishSong(wren, 0))
    }
    const page = await readText(`/@${wren.username}`)
    expect(page).toContain(`href="/feeds/person/${wren.username}.json"`)
    const [, after = ''] = /href="\?after=([^"]+)"/.exec(page) ?? []
    const older = await readText(`/@${wren.username}?after=${after}`)
    expect(older).toContain(songs[0]?.id)
    expect(older).not.toContain(songs[10]?.id)
  })

  test('of a chain has its answers and feed links', async () => {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    const song = await publishSong(wren, 0)
    const added = await publishSong(dele, 0, { parents: [{ id: song.id }], title: 'High tide' })
    const page = await readText(`/nightingale/${song.id}`)
    expect(page).toContain(`href="/nightingale/${added.id}"`)
    expect(page).toContain(`href="/feeds/post/${song.id}.xml"`)
  })
})

describe('sitemaps', () => {
  test('have public posts that last, with their authors and tags, and nothing else', async () => {
    const wren = await createPerson('Wren', { pro: true })
    const tag = `tide${wren.username.slice(-8)}`
    const song = await publishSong(wren, 0, { tags: [tag] })
    const unlisted = await publishOwlcast(wren, { visibility: 'unlisted' })
    const squawk = await publishSquawk(wren)
    const index = await readText('/sitemap.xml')
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.replace(env.ORIGIN, ''),
    )
    expect(files[0]).toBe('/sitemaps/pages.xml')
    const texts = (await Promise.all(files.map(readText))).join('')
    for (const path of [
      '/latest',
      '/privacy',
      `/nightingale/${song.id}`,
      `/@${wren.username}`,
      `/tag/${tag}`,
    ])
      expect(texts).toContain(`<loc>${env.ORIGIN}${path}</loc>`)
    for (const { id } of [unlisted, squawk]) expect(texts).not.toContain(id)
    expect((await call('GET /sitemaps/posts-x.xml')).status).toBe(404)
  })
})

test('robots.txt allows everything but the API and private feeds, and names the sitemap', async () => {
  const text = await readText('/robots.txt')
  expect(text).toContain('Allow: /\n')
  expect(text).toContain(`Sitemap: ${env.ORIGIN}/sitemap.xml`)
})

test('llms.txt names lists and feeds that exist', async () => {
  const text = await readText('/llms.txt')
  for (const [, path = ''] of text.matchAll(/\]\(http:\/\/localhost:8787([^)]+)\)/g))
    expect([path, (await call(`GET ${path}`)).status]).toEqual([path, 200])
})

test('security.txt names the contact of the site once there is one', async () => {
  expect((await call('GET /.well-known/security.txt')).status).toBe(404)
  await env.DB.prepare(
    "insert into site_settings (key, value, updated_at, updated_by) values ('contact', '\"help@owlcast.example\"', 0, null)",
  ).run()
  setClockOffset(60_000)
  const text = await readText('/.well-known/security.txt')
  expect(text).toContain('Contact: mailto:help@owlcast.example')
  expect(Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
})

test.each(['/no/such/page', '/squawks', '/assets/gone.js', '/index.php'])(
  'returns 404 for %s',
  async (path) => {
    expect((await call(`GET ${path}`)).status).toBe(404)
  },
)

test('draws a square cover of the size that directories ask for', async () => {
  const wren = await createPerson('Wren')
  const answer = await call(`GET /feeds/cover/person/${wren.username}.png`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const view = new DataView(bytes.buffer)
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1400, 1400])
  expect(bytes.length).toBeLessThan(500_000)
  expect((await call('GET /feeds/cover/person/nobody_here.png')).status).toBe(404)
})
