/**
 * Share pages of owlcasts and priced posts: read by crawlers, played without scripts, cached no longer than allowed.
 */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { PREVIEW_SECONDS } from '../../domain/limits'
import type { Post } from '../../domain/posts/posts.schema'
import { oembedShape } from '../../domain/share/share.schema'
import { SHARED_RECORDINGS } from '../../worker/share/related.service'
import { addCollaborator, publishOwlcast, publishRecording } from '../support/owlcasts'
import { readPage } from '../support/page-content'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, type Person } from '../support/world'

const fetchPage = async (path: string, as: Person | null = null) =>
  readPage(await call(`GET ${path}`, { as }))
const NAME = 'Two Banks, One River'
const SAID = 'People on opposite sides of the same water.'

/** Creates an owlcast with recordings of these titles. */
async function createCast(titles: string[], given: Parameters<typeof publishOwlcast>[1] = {}) {
  const tomas = await createPerson('Tomás Ridge', { pro: true })
  const cast = await publishOwlcast(tomas, { name: NAME, description: SAID, tags: ['river'], ...given })
  const voices: Post[] = []
  for (const title of titles)
    voices.push(await publishRecording(tomas, cast, { title, description: `About ${title}` }))
  return { tomas, cast, voices }
}

test('shows the recordings of an owlcast and plays them without JavaScript', async () => {
  const { cast, voices } = await createCast(['Which side is the good side?', '', 'The ferry'])
  const { status, headers, title, h1, h2, body, audio, links, foreign, state } = await fetchPage(
    `/owlcast/${cast.id}`,
  )
  expect([status, title, h1, h2]).toEqual([200, `${NAME} · Owlcast`, NAME, 'Recordings (3)'])
  for (const part of ['Owlcast Conversation', 'Tomás Ridge', SAID, '#river', 'Free to listen', 'Untitled'])
    expect(body).toContain(part)
  for (const part of ['Which side is the good side?', 'About The ferry', 'Copy Link', 'Reply'])
    expect(body).toContain(part)
  expect(body).toMatch(/Tomás Ridge · 0:0\d · \d+ \w+ \d{4}/)
  expect(body).not.toContain('More')
  expect(audio).toEqual(voices.map(({ audioUrl }) => audioUrl))
  expect(headers.get('cache-control')).toBe('public, no-cache')
  expect(links.get('canonical')).toBe(`${env.ORIGIN}/owlcast/${cast.id}`)
  expect(foreign).toBe(0)
  expect(state).toMatchObject({ at: 'loaded', recordings: { cursor: null } })
})

test('describes author, count and length in the metadata, which play the first recording', async () => {
  const { cast, voices } = await createCast(['First', 'Second'])
  const { metas, jsonLd } = await fetchPage(`/owlcast/${cast.id}`)
  const link = `${env.ORIGIN}/owlcast/${cast.id}`
  expect(metas.get('og:description')).toMatch(new RegExp(`^2 recordings · 0:\\d\\d · ${SAID}$`))
  expect(Object.fromEntries(metas)).toMatchObject({
    'og:type': 'music.playlist',
    'og:title': NAME,
    'og:url': link,
    'og:audio': `${env.ORIGIN}${voices[0]?.audioUrl}.mp3`,
    'og:image': `${env.ORIGIN}/og/${cast.id}.png`,
    'twitter:player': `${env.ORIGIN}/embed/owlcast/${cast.id}`,
    'twitter:label2': 'Recordings',
    'twitter:data2': expect.stringMatching(/^2 recordings · 0:\d\d$/),
    author: 'Tomás Ridge',
  })
  expect(metas.has('music:duration')).toBe(false)
  expect(jsonLd).toMatchObject({
    '@type': 'PodcastSeries',
    name: NAME,
    url: link,
    isAccessibleForFree: true,
    hasPart: voices.map(({ id, title, audioUrl }) => ({
      '@type': 'PodcastEpisode',
      name: title,
      url: `${env.ORIGIN}/owlcast/${id}`,
      associatedMedia: { contentUrl: `${env.ORIGIN}${audioUrl}.mp3`, encodingFormat: 'audio/mpeg' },
    })),
  })
  expect(jsonLd).not.toHaveProperty('contentUrl')
})

test('says that an owlcast has no recordings', async () => {
  const { cast } = await createCast([], { description: '' })
  const { h2, body, audio, metas, jsonLd } = await fetchPage(`/owlcast/${cast.id}`)
  expect([h2, audio]).toEqual(['Recordings (0)', []])
  expect(body).toContain('No recordings yet')
  expect(metas.get('og:description')).toBe('Owlcast by Tomás Ridge · 0 recordings · #river')
  expect(metas.has('og:audio')).toBe(false)
  expect(jsonLd).toMatchObject({ hasPart: [] })
  expect((await fetchPage(`/embed/owlcast/${cast.id}`)).body).toContain('No recordings yet')
  expect((await call(`GET /og/${cast.id}.png`)).status).toBe(200)
})

test('pages many recordings, each page with its own URL', async () => {
  const { cast } = await createCast(['One'])
  const copies = SHARED_RECORDINGS + 2
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into posts (id, kind, author_id, author_username, author_name, author_avatar_color, title, content, tags,
       visibility, seconds, peaks, detail, credits, owlcast_id, created_at)
     select 'post_copy' || i, kind, author_id, author_username, author_name, author_avatar_color, 'Copy ' || i, '', tags,
       visibility, seconds, peaks, detail, credits, owlcast_id, created_at + i from n, posts where owlcast_id = ?2`,
  )
    .bind(copies, cast.id)
    .run()
  const first = await fetchPage(`/owlcast/${cast.id}`)
  expect(first.h2).toBe(`Recordings (${copies + 1})`)
  const more = /href="(\?after=[^"]+)"/.exec(first.text)?.[1] ?? ''
  expect(more).not.toBe('')
  const second = await fetchPage(`/owlcast/${cast.id}${more}`)
  expect([second.status, second.h1]).toEqual([200, NAME])
  expect(second.body).toContain(`Copy ${copies}`)
  expect(second.body).not.toContain('Copy 1 ')
  expect(second.links.get('canonical')).toBe(`${env.ORIGIN}/owlcast/${cast.id}`)
  expect((await fetchPage(`/owlcast/${cast.id}?after=' or 1=1 --`)).body).toContain('Copy 1')
})

test('splits long descriptions over several pages to keep the first response small', async () => {
  const { cast } = await createCast(['One', 'Two', 'Three', 'Four'])
  await env.DB.prepare('update posts set content = ? where owlcast_id = ?')
    .bind('w '.repeat(1000), cast.id)
    .run()
  const first = await fetchPage(`/owlcast/${cast.id}`)
  expect([first.h2, first.audio.length]).toEqual(['Recordings (4)', 2])
  const more = /href="(\?after=[^"]+)"/.exec(first.text)?.[1]
  expect((await fetchPage(`/owlcast/${cast.id}${more}`)).body).toContain('Three')
})

test('gives a recording its own page, which links to its owlcast', async () => {
  const { cast, voices } = await createCast(['The ferry'])
  const { h1, text, audio, jsonLd, body } = await fetchPage(`/owlcast/${voices[0]?.id}`)
  expect([h1, audio]).toEqual(['The ferry', [voices[0]?.audioUrl]])
  expect(body).toContain(`Recorded in ${NAME}`)
  expect(/<a href="([^"]+)">Two Banks/.exec(text)?.[1]).toBe(`/owlcast/${cast.id}`)
  expect(body).not.toContain('Recordings (')
  expect(jsonLd).toMatchObject({ '@type': 'AudioObject', isPartOf: { '@type': 'PodcastSeries', name: NAME } })
})

test('shows a reply recorded in owlcast mode as a post without a list', async () => {
  const { tomas, voices } = await createCast(['The ferry'])
  const parents = [{ id: voices[0]?.id ?? '', type: 'reply' as const }]
  const answer = await publishSquawk(
    tomas,
    { mode: 'owlcast', title: 'An answer', parents },
    { mode: 'owlcast' },
  )
  const { h1, body, audio } = await fetchPage(`/owlcast/${answer.id}`)
  expect([h1, audio]).toEqual(['An answer', [answer.audioUrl]])
  expect(body).not.toContain('Recordings (')
})

test('shows the whole card of a priced owlcast with previews', async () => {
  const { tomas, cast, voices } = await createCast(['The ferry'], { priceCents: 499 })
  const whole = voices[0]?.audioUrl ?? ''
  const { headers, body, audio, text, metas, jsonLd } = await fetchPage(`/owlcast/${cast.id}`)
  for (const part of [NAME, SAID, 'The ferry', '$4.99 to listen', 'Hear all of it on Owlcast'])
    expect(body).toContain(part)
  expect(body).toContain(`You can hear up to ${PREVIEW_SECONDS} seconds of each recording for free.`)
  expect(text).toContain(`href="/?view=owlcast&amp;post=${cast.id}"`)
  expect(audio).toEqual([`${whole}/preview`])
  expect(headers.get('cache-control')).toBe('public, no-cache')
  expect(metas.get('og:audio')).toBe(`${env.ORIGIN}${whole}/preview.mp3`)
  expect(metas.get('og:description')).toContain('1 recording · ')
  expect(metas.get('og:description')).toContain('$4.99 to listen')
  expect(jsonLd).toMatchObject({
    isAccessibleForFree: false,
    offers: { '@type': 'Offer', price: '4.99', priceCurrency: 'USD' },
  })
  expect(text).not.toMatch(new RegExp(`${whole}(?!/preview)`))
  // The page is the same for everyone, also its creator: their script requests what they may play.
  expect((await fetchPage(`/owlcast/${cast.id}`, tomas)).text).toBe(text)

  const one = await fetchPage(`/owlcast/${voices[0]?.id}`)
  expect(one.body).toMatch(/You can hear the first (second|\d+ seconds) for free\./)
  expect(one.jsonLd).toMatchObject({
    isAccessibleForFree: false,
    audio: { contentUrl: `${env.ORIGIN}${whole}/preview.mp3` },
  })
  expect(one.jsonLd).not.toHaveProperty('contentUrl')

  for (const path of [`/embed/owlcast/${cast.id}`, `/embed/owlcast/${voices[0]?.id}`]) {
    const embed = await fetchPage(path)
    expect([embed.status, embed.audio]).toEqual([200, [`${whole}/preview`]])
    expect(embed.body).toContain('$4.99 to listen')
    expect(embed.text).not.toMatch(new RegExp(`${whole}(?!/preview)`))
  }
})

test('previews a priced song with the same texts', async () => {
  const ines = await createPerson('Ines', { pro: true })
  const detail = { songTitle: 'Salt', author: 'Ines', isOriginal: true }
  const post = await publishSquawk(
    ines,
    { mode: 'nightingale', detail, priceCents: 99 },
    { mode: 'nightingale' },
  )
  const { body, audio, metas } = await fetchPage(`/nightingale/${post.id}`)
  expect(body).toContain('$0.99 to listen')
  expect(audio).toEqual([`${post.audioUrl}/preview`])
  expect(metas.get('twitter:data2')).toMatch(/^0:0\d · \$0\.99 to listen$/)
})

test('embeds the recordings in order, with our script and no cookie', async () => {
  const { cast, voices } = await createCast(['First', 'Second'])
  const { headers, audio, scripts, text, h1 } = await fetchPage(`/embed/owlcast/${cast.id}`)
  expect(h1).toBe(NAME)
  expect(audio).toEqual(voices.map(({ audioUrl }) => audioUrl))
  expect(scripts).toEqual(['/embed.js'])
  expect(text).toContain('1 of 2 · First · Tomás Ridge')
  expect(headers.get('set-cookie')).toBeNull()
  const url = encodeURIComponent(`${env.ORIGIN}/owlcast/${cast.id}`)
  const answer = await call(`GET /api/oembed?url=${url}`)
  expect(oembedShape.parse(await answer.json())).toMatchObject({ title: NAME, author_name: 'Tomás Ridge' })
})

test('draws the recordings into the picture and changes with them', async () => {
  const { tomas, cast } = await createCast(['First'])
  const fetchPicture = async () => new Uint8Array(await (await call(`GET /og/${cast.id}.png`)).arrayBuffer())
  const before = await fetchPicture()
  expect([...before.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
  expect(await fetchPicture()).toEqual(before)
  await publishRecording(tomas, cast)
  expect(await fetchPicture()).not.toEqual(before)
})

test('neither previews nor caches a private or unlisted owlcast', async () => {
  const { tomas, cast, voices } = await createCast(['canary-voice'], {
    name: 'canary-name',
    visibility: 'private',
  })
  const [mara, eve] = [await createPerson('Mara'), await createPerson('Eve')]
  await addCollaborator(tomas, cast, mara)
  for (const { id } of [cast, ...voices]) {
    for (const as of [tomas, mara]) {
      const own = await fetchPage(`/owlcast/${id}`, as)
      expect([own.status, own.title, own.metas.get('og:title')]).toEqual([200, 'Owlcast', 'Owlcast'])
      expect(own.body).toContain('canary')
      expect(own.audio).toEqual([voices[0]?.audioUrl])
      expect(own.headers.get('cache-control')).toBe('private, no-store')
      expect(own.headers.get('referrer-policy')).toBe('no-referrer')
      expect(own.metas.get('robots')).toBe('noindex')
    }
    for (const as of [null, eve]) {
      const { status, text } = await fetchPage(`/owlcast/${id}`, as)
      expect([status, text.includes('canary')]).toEqual([404, false])
    }
    const url = encodeURIComponent(`${env.ORIGIN}/owlcast/${id}`)
    for (const path of [`/embed/owlcast/${id}`, `/og/${id}.png`, `/api/oembed?url=${url}`])
      expect((await call(`GET ${path}`, { as: tomas })).status).toBe(404)
  }
  const unlisted = await publishOwlcast(tomas, { visibility: 'unlisted' })
  const { status, metas } = await fetchPage(`/owlcast/${unlisted.id}`)
  expect([status, metas.get('robots')]).toEqual([200, 'noindex'])
})
