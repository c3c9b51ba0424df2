/** `/@name`: a member's public page, as crawlers and users without JavaScript get it. */
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import type { Hello } from '../../domain/hellos/hellos.schema'
import { HOUR_MS, MINUTE_MS } from '../../domain/time/units'
import { FRESH_UNTIL_HEADER } from '../../worker/http/fresh'
import { MEMBER_PAGE_POSTS } from '../../worker/share/member.routes'
import { renameUser } from '../support/members'
import { publishOwlcast } from '../support/owlcasts'
import { readPage } from '../support/page-content'
import { publishSong } from '../support/payments'
import { createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const NASTY = [
  '"><svg onload=alert(1)>',
  '</title><script>window.__xss=1</script>',
  '</script><!--<script>',
  "' onmouseover='alert(1)",
  `\u2028\u2029&quot;&lt;\${7*7}{{7*7}}`,
  '田中さんにあげて下さい 👩‍👩‍👧‍👦 Ω≈ç√',
]

afterEach(() => setClockOffset(0))

const fetchPage = async ({ username }: Pick<Person, 'username'>) => readPage(await call(`GET /@${username}`))

describe('a member page', () => {
  it('plays the hello with its words, until it is deleted', async () => {
    const wren = await createPerson('Wren')
    expect((await fetchPage(wren)).audio).toEqual([])
    const { id: uploadId } = await createUpload(wren)
    const json = { uploadId, text: 'I walk at night.', language: 'en' }
    const { audioUrl } = await (await call('PUT /api/me/hello', { as: wren, json })).json<Hello>()
    const seen = await fetchPage(wren)
    expect([seen.audio, seen.scripts]).toEqual([[audioUrl], ['/embed.js']])
    expect(seen.body).toContain('“I walk at night.”')
    expect(seen.text).toContain('Hello from Wren')
    await call('DELETE /api/me/hello', { as: wren })
    expect((await fetchPage(wren)).audio).toEqual([])
  })

  it('shows the profile and public posts with the script of the player alone', async () => {
    const [wren, dele] = [await createPerson('Wren Okafor', { pro: true }), await createPerson('Dele')]
    const fox = await publishSquawk(wren, {
      title: 'The fox is back',
      description: `Hear it, @${dele.username}`,
    })
    const river = await publishSong(wren, 299, { title: 'Low tide' })
    await publishOwlcast(wren, { name: 'Only for us', visibility: 'private' })
    await publishOwlcast(wren, { name: 'By link alone', visibility: 'unlisted' })
    await publishSquawk(
      wren,
      { mode: 'mue', tags: [], recipient: `@${dele.username}`, title: 'Psst' },
      { mode: 'mue' },
    )
    const seen = await fetchPage(wren)
    const link = `${env.ORIGIN}/@${wren.username}`
    expect([seen.status, seen.h1, seen.foreign, seen.scripts, seen.state]).toEqual([
      200,
      'Wren Okafor',
      0,
      ['/embed.js'],
      null,
    ])
    expect(seen.title).toBe(`Wren Okafor (@${wren.username}) · Owlcast`)
    for (const part of [
      'The fox is back',
      'Low tide',
      '$2.99 to listen',
      `@${wren.username}`,
      'Follow on Owlcast',
    ])
      expect(seen.body).toContain(part)
    for (const hidden of ['Only for us', 'By link alone', 'Psst', wren.email, wren.id])
      expect(seen.text).not.toContain(hidden)
    expect(seen.audio.sort()).toEqual([fox.audioUrl, `${river.audioUrl}/preview`].sort())
    expect(seen.text).toContain(`href="/@${dele.username}"`)
    expect(seen.links.get('canonical')).toBe(link)
    expect(Object.fromEntries(seen.metas)).toMatchObject({
      'og:type': 'profile',
      'profile:username': wren.username,
      'og:title': `Wren Okafor (@${wren.username}) · Owlcast`,
      'og:description': 'Hear Wren Okafor on Owlcast. Newest post: Low tide',
      'og:image': `${env.ORIGIN}/og/@${wren.username}.png`,
      'og:url': link,
      'twitter:card': 'summary_large_image',
      robots: 'all',
    })
    expect(seen.jsonLd).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Wren Okafor', alternateName: `@${wren.username}`, url: link },
    })
  })

  it('has a picture and a description for other sites', async () => {
    const wren = await createPerson('Wren Okafor')
    const answer = await call(`GET /og/@${wren.username}.png`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const view = new DataView(bytes.buffer)
    expect([answer.status, view.getUint32(16), view.getUint32(20)]).toEqual([200, 1200, 630])
    const link = encodeURIComponent(`${env.ORIGIN}/@${wren.username}`)
    expect((await fetchPage(wren)).links.get('alternate')).toBe(`${env.ORIGIN}/api/oembed?url=${link}`)
    for (const file of ['@nobody_at_all.png', '@.png', '@a%2Fb.png', `@${wren.username}`])
      expect([file, (await call(`GET /og/${file}`)).status]).toEqual([file, 404])
  })

  it('shows the newest ten posts and links to the rest', async () => {
    const wren = await createPerson('Wren')
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MEMBER_PAGE_POSTS + 1})
       insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at)
       select 'post_sm_' || i || ?1, 'hum', ?2, 'Wren', 'wren', 'teal', 'n', 1000 + i from n`,
    )
      .bind(wren.id.slice(4), wren.id)
      .run()
    const { text } = await fetchPage(wren)
    expect(text.match(/<li /g)).toHaveLength(MEMBER_PAGE_POSTS)
    expect(text).toContain('Hear more on Owlcast')
  })

  it('is revalidated each time and cached no longer than its posts live', async () => {
    const wren = await createPerson('Wren')
    await publishSquawk(wren)
    const first = await call(`GET /@${wren.username}`)
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await call(`GET /@${wren.username}`, { headers })).status).toBe(304)
    setClockOffset(24 * HOUR_MS - MINUTE_MS)
    const late = Number((await fetchPage(wren)).headers.get(FRESH_UNTIL_HEADER)) - getTools().clock.now()
    expect(late).toBeLessThanOrEqual(MINUTE_MS)
    setClockOffset(24 * HOUR_MS + 1000)
    const { body, audio } = await fetchPage(wren)
    expect([body.includes('No public posts'), audio]).toEqual([true, []])
  })

  it('redirects from former names and upper case', async () => {
    const before = await createPerson('Wren')
    const wren = await renameUser(before, `kestrel_${before.username.slice(-6)}`)
    for (const path of [`/@${before.username}`, `/@${wren.username.toUpperCase()}`, `/%40${wren.username}`]) {
      const answer = await call(`GET ${path}`)
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, `/@${wren.username}`])
    }
  })

  it.each(['@nobody_at_all', '@x', '@', '@wren/more', '@wren-okafor', '@%00', '@<b>', `@${'a'.repeat(300)}`])(
    'shows the not-found card for %.20s',
    async (path) => {
      const { status, h1, foreign, headers } = await readPage(await call(`GET /${path}`))
      expect([status, h1, foreign]).toEqual([404, 'Content Not Found', 0])
      expect(headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it.each(NASTY)('escapes text: %j', async (nasty) => {
    const wren = await createPerson('Wren')
    const post = await publishSquawk(wren)
    await env.DB.batch([
      env.DB.prepare('update profiles set display_name = ?1 where id = ?2').bind(nasty, wren.id),
      env.DB.prepare(
        'update posts set title = ?1, content = ?1, author_name = ?1, mentions = json_array(?1) where id = ?2',
      ).bind(nasty, post.id),
    ])
    const seen = await fetchPage(wren)
    expect([seen.foreign, seen.scripts]).toEqual([0, ['/embed.js']])
    expect(seen.h1).toBe(nasty)
    expect(seen.metas.get('og:title')).toContain(nasty)
    expect(seen.jsonLd).toMatchObject({ mainEntity: { name: nasty } })
  })
})
