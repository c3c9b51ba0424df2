import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { KIND_NAMES } from '../../domain/kinds'
import type { Post } from '../../domain/posts/posts.schema'
import { oembedLinkShape, oembedShape } from '../../domain/share/share.schema'
import { FRESH_UNTIL_HEADER } from '../../worker/http/fresh'
import { getCachedDrawing } from '../../worker/share/picture-cache'
import { publishMessage } from '../support/messages'
import { publishOwlcast } from '../support/owlcasts'
import { readPage } from '../support/page-content'
import { publishSong } from '../support/payments'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, setClockOffset } from '../support/world'

const BOTS = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
]
const NASTY = [
  '"><svg onload=alert(1)>',
  '</title><script>window.__xss=1</script>',
  '</script><!--<script>',
  "' onmouseover='alert(1)",
  `\u2028\u2029&quot;&lt;\${7*7}{{7*7}}`,
  '田中さんにあげて下さい 👩‍👩‍👧‍👦 Ω≈ç√',
]

afterEach(() => setClockOffset(0))

const fetchPage = async (path: string, headers: Record<string, string> = {}) =>
  readPage(await call(`GET ${path}`, { headers }))

async function publishByWren(given: Parameters<typeof publishSquawk>[1] = {}): Promise<Post> {
  return publishSquawk(await createPerson('Wren Okafor'), given)
}

describe('a shared squawk', () => {
  it('is readable for crawlers without JavaScript: title, author, text, length, tags, sound and picture', async () => {
    const post = await publishByWren({
      title: 'The fox is back',
      description: 'Third night running.',
      tags: ['fox', 'canal'],
    })
    const link = `${env.ORIGIN}/squawk/${post.id}`
    for (const bot of BOTS) {
      const {
        status: getStatus,
        metas,
        h1,
        title,
        body,
        audio,
        jsonLd,
      } = await fetchPage(`/squawk/${post.id}`, {
        'user-agent': bot,
      })
      expect(getStatus).toBe(200)
      expect(title).toBe('The fox is back · Owlcast')
      expect(h1).toBe('The fox is back')
      for (const part of [
        'Wren Okafor',
        'Third night running.',
        '#fox',
        '#canal',
        'Squawk',
        'Copy Link',
        'Reply',
      ])
        expect(body).toContain(part)
      expect(audio).toEqual([post.audioUrl])
      expect(Object.fromEntries(metas)).toMatchObject({
        'og:title': 'The fox is back',
        'og:description': 'Third night running.',
        'og:url': link,
        'og:image': `${env.ORIGIN}/og/${post.id}.png`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:audio': `${env.ORIGIN}${post.audioUrl}.mp3`,
        'og:audio:url': `${env.ORIGIN}${post.audioUrl}.mp3`,
        'og:audio:type': 'audio/mpeg',
        'twitter:card': 'player',
        'twitter:player': `${env.ORIGIN}/embed/squawk/${post.id}`,
        author: 'Wren Okafor',
      })
      expect(jsonLd).toMatchObject({
        '@type': 'AudioObject',
        name: 'The fox is back',
        contentUrl: `${env.ORIGIN}${post.audioUrl}.mp3`,
        encodingFormat: 'audio/mpeg',
        duration: expect.stringMatching(/^PT\d+S$/),
        author: { name: 'Wren Okafor' },
        keywords: 'fox, canal',
      })
    }
  })

  it('describes author and length when it has no description', async () => {
    const post = await publishByWren({ description: '', tags: ['fox'] })
    const { metas } = await fetchPage(`/squawk/${post.id}`)
    expect(metas.get('og:description')).toMatch(/^Squawk by Wren Okafor · 0:0\d · #fox$/)
  })

  it('is the same page for everyone, revalidated each time, with a 304 when unchanged', async () => {
    const wren = await createPerson('Wren')
    const post = await publishSquawk(wren, {})
    const own = await call(`GET /squawk/${post.id}`, { as: wren })
    const { headers, text } = await fetchPage(`/squawk/${post.id}`)
    expect(await own.text()).toBe(text)
    expect(headers.get('cache-control')).toBe('public, no-cache')
    expect(headers.get('set-cookie')).toBeNull()
    const again = await call(`GET /squawk/${post.id}`, {
      headers: { 'if-none-match': `"another", ${headers.get('etag')}` },
    })
    expect(again.status).toBe(304)
    setClockOffset((post.expiresAt ?? 0) - post.createdAt - 60_000)
    const late = await fetchPage(`/squawk/${post.id}`)
    expect(Number(late.headers.get(FRESH_UNTIL_HEADER))).toBe(post.expiresAt)
  })

  it('runs our script only and embeds its state as data', async () => {
    const post = await publishByWren()
    const { headers, scripts, foreign, state } = await fetchPage(`/squawk/${post.id}`)
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'[^;]*;/)
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*(unsafe-inline|nonce)/)
    expect(scripts).toEqual(['/share.js'])
    expect(foreign).toBe(0)
    expect(state).toMatchObject({ at: 'loaded', post: { id: post.id } })
  })

  it('is the same page with a trailing slash', async () => {
    const wren = await createPerson('Wren')
    const post = await publishSquawk(wren, { title: 'The fox is back' })
    for (const path of [`/squawk/${post.id}`, `/embed/squawk/${post.id}`, `/@${wren.username}`]) {
      const [plain, slashed] = [await fetchPage(path), await fetchPage(`${path}/`)]
      expect([path, slashed.status]).toEqual([path, 200])
      expect(slashed.text).toBe(plain.text)
    }
    expect((await fetchPage(`/@${wren.username}/x`)).h1).toBe('Content Not Found')
  })

  it('is uncached when its link has a token or an invitation', async () => {
    const post = await publishByWren()
    for (const query of ['token=abc', 'invitation=abc']) {
      const { headers, text, metas } = await fetchPage(`/squawk/${post.id}?${query}`)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(metas.get('referrer')).toBe('no-referrer')
      expect(text).not.toContain('abc')
    }
  })
})

describe('naughty strings', () => {
  it.each(NASTY)('stay text on every surface: %j', async (nasty) => {
    const wren = await createPerson('Wren')
    const post = await publishSquawk(wren, { title: 'placeholder' })
    // Written into the row directly: what the API refuses must be harmless too.
    await env.DB.prepare(
      'update posts set title = ?1, content = ?1, tags = ?1, author_name = ?1 where id = ?2',
    )
      .bind(nasty, post.id)
      .run()
    const seen = await fetchPage(`/squawk/${post.id}`)
    expect(seen.foreign).toBe(0)
    expect(seen.scripts).toEqual(['/share.js'])
    expect(seen.title).toBe(`${nasty} · Owlcast`)
    expect(seen.h1).toBe(nasty)
    expect(seen.metas.get('og:title')).toBe(nasty)
    expect(seen.metas.get('author')).toBe(nasty)
    expect(seen.jsonLd).toMatchObject({ name: nasty, author: { name: nasty } })
    expect(seen.state).toMatchObject({ post: { title: nasty, content: nasty } })
    expect(seen.text).not.toMatch(/[\u2028\u2029](?=[^<]*<\/script>)/)

    const embed = await fetchPage(`/embed/squawk/${post.id}`)
    expect([embed.foreign, embed.scripts]).toEqual([0, ['/embed.js']])
    expect(embed.h1).toBe(nasty)

    const answer = await call(`GET /api/oembed?url=${encodeURIComponent(`${env.ORIGIN}/squawk/${post.id}`)}`)
    const oembed = oembedShape.parse(await answer.json())
    expect(oembed.title).toBe(nasty)
    const frames: (string | null)[] = []
    await new HTMLRewriter()
      .on('*', { element: (element) => void frames.push(element.tagName, element.getAttribute('onload')) })
      .transform(new Response(oembed.html))
      .text()
    expect(frames).toEqual(['iframe', null])
    expect((await call(`GET /og/${post.id}.png`)).status).toBe(200)
  })

  it.each(['%00', '%ff', '..%2f..', '<script>', 'a'.repeat(3000), "' or 1=1 --", '%E2%80%AE'])(
    'show the same card in a URL: %.20s',
    async (id) => {
      const { status: getStatus, h1, foreign } = await fetchPage(`/squawk/${id}`)
      expect([getStatus, h1, foreign]).toEqual([404, 'Content Not Found', 0])
    },
  )
})

describe('a post that may not be seen', () => {
  it('shows the same card: absent, expired, private, deleted, or of another kind', async () => {
    const wren = await createPerson('Wren')
    const [faded, hidden, gone, other] = [
      await publishSquawk(wren, { title: 'canary-faded' }),
      await publishSquawk(wren, { title: 'canary-private' }),
      await publishSquawk(wren, { title: 'canary-gone' }),
      await publishSquawk(wren, { title: 'canary-other' }),
    ]
    await env.DB.prepare(`update posts set visibility = 'private' where id = ?`).bind(hidden.id).run()
    await env.DB.prepare('update posts set expires_at = 1 where id = ?').bind(faded.id).run()
    await env.DB.prepare('delete from posts where id = ?').bind(gone.id).run()
    const paths = [faded, hidden, gone, { id: 'post_nowhere' }].map(({ id }) => `/squawk/${id}`)
    for (const path of paths) {
      const { status: getStatus, h1, body, headers, metas, text } = await fetchPage(path)
      expect([getStatus, h1]).toEqual([404, 'Content Not Found'])
      expect(body).toContain(
        'Content not found. The content may have been deleted or you may not have permission to view it.',
      )
      expect(body).toContain('Squawks fade')
      expect(body).toContain('Back to Owlcast')
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(metas.get('og:title')).toBe('Owlcast')
      expect(text).not.toContain('canary')
    }
    expect((await fetchPage(`/hum/${other.id}`)).status).toBe(404)
    for (const { id } of [faded, hidden, gone]) {
      expect((await call(`GET /og/${id}.png`)).status).toBe(404)
      expect((await fetchPage(`/embed/squawk/${id}`)).status).toBe(404)
      const url = encodeURIComponent(`${env.ORIGIN}/squawk/${id}`)
      expect((await call(`GET /api/oembed?url=${url}`)).status).toBe(404)
    }
  })

  it('is shown to its own members, without metadata and caching', async () => {
    const [wren, teal] = [await createPerson('Wren'), await createPerson('Teal')]
    const post = await publishSquawk(wren, { title: 'canary-private' })
    await env.DB.prepare(`update posts set visibility = 'private' where id = ?`).bind(post.id).run()
    const own = await readPage(await call(`GET /squawk/${post.id}`, { as: wren }))
    expect([own.status, own.h1]).toEqual([200, 'canary-private'])
    expect(own.title).toBe('Owlcast')
    expect(own.metas.get('og:title')).toBe('Owlcast')
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect((await call(`GET /squawk/${post.id}`, { as: teal })).status).toBe(404)
  })

  it('shows the requested URL for support without the token', async () => {
    const { text, body } = await fetchPage('/hum/post_nowhere?token=s3cr3t&invitation=inv1t&a=1')
    expect(text).not.toMatch(/s3cr3t|inv1t/)
    for (const part of ['Technical details', 'token, invitation, a', '/hum/post_nowhere', 'hum', 'present'])
      expect(body).toContain(part)
    expect(body).toContain(`${env.ORIGIN}/hum/post_nowhere?token=…&invitation=…&a=…`)
    expect(body).not.toContain('Squawks fade')
  })

  it.each(KIND_NAMES)('shows the same card below the path of a %s, and never the app', async (kind) => {
    const below = await fetchPage(`/${kind}/post_nowhere/x/y?token=s3cr3t`)
    expect([below.status, below.h1]).toEqual([404, 'Content Not Found'])
    expect(below.body).toContain('This content may have been removed or the link is invalid.')
    expect(below.text).not.toContain('s3cr3t')
    expect((await fetchPage(`/${kind}/post_nowhere/`)).status).toBe(404)
    expect((await fetchPage(`/embed/${kind}/post_nowhere/`)).status).toBe(404)
  })

  it('shows an error for links without type or id', async () => {
    for (const path of ['/squawk', '/hum/', '/mue?token=x']) {
      const { status: getStatus, body } = await fetchPage(path)
      expect([path, getStatus]).toEqual([path, 400])
      expect(body).toContain('Invalid share link - missing content type or ID.')
    }
  })
})

describe('the fediverse address of an author', () => {
  const FEDIVERSE = 'fediverse:creator'
  const ADDRESS = '@wren@owls.example'

  async function createWithAddress() {
    const wren = await createPerson('Wren Okafor', { pro: true })
    const { username, displayName } = wren
    const json = { username, displayName, avatarColor: 'teal', fediverseAddress: ADDRESS }
    expect((await call('PATCH /api/me/profile', { as: wren, json })).status).toBe(200)
    return wren
  }

  it('is named by the pages of their public posts and by their own, until it is removed', async () => {
    const wren = await createWithAddress()
    const [free, paid] = [await publishSquawk(wren), await publishSong(wren, 299, { title: 'Low tide' })]
    const paths = [`/squawk/${free.id}`, `/${paid.kind}/${paid.id}`, `/@${wren.username}`]
    for (const path of paths) expect((await fetchPage(path)).metas.get(FEDIVERSE), path).toBe(ADDRESS)
    const { username, displayName } = wren
    const json = { username, displayName, avatarColor: 'teal', fediverseAddress: '' }
    await call('PATCH /api/me/profile', { as: wren, json })
    for (const path of paths) expect((await fetchPage(path)).metas.has(FEDIVERSE), path).toBe(false)
  })

  it('is on no page of an unlisted or private post', async () => {
    const [wren, dele] = [await createWithAddress(), await createPerson('Dele')]
    const unlisted = await publishOwlcast(wren, { visibility: 'unlisted' })
    const hidden = await publishOwlcast(wren, { visibility: 'private' })
    const message = await publishMessage(wren, { recipient: `@${dele.username}` })
    for (const [post, as] of [
      [unlisted, null],
      [hidden, wren],
      [message, dele],
    ] as const) {
      const page = await readPage(await call(`GET /${post.kind}/${post.id}`, { as }))
      expect([page.status, page.text.includes(ADDRESS)], post.kind).toEqual([200, false])
    }
  })
})

describe('the embed', () => {
  it('may be framed anywhere, runs our script only, sets no cookie and plays', async () => {
    const post = await publishByWren({ title: 'The fox is back' })
    const {
      status: getStatus,
      headers,
      audio,
      scripts,
      state,
      h1,
    } = await fetchPage(`/embed/squawk/${post.id}`)
    expect([getStatus, h1, scripts, state]).toEqual([200, 'The fox is back', ['/embed.js'], null])
    expect(audio).toEqual([post.audioUrl])
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('is the only page that may be framed', async () => {
    const post = await publishByWren()
    for (const path of [`/squawk/${post.id}`, '/test-share', '/squawk'])
      expect((await fetchPage(path)).headers.get('content-security-policy')).toContain(
        "frame-ancestors 'none'",
      )
  })
})

describe('oEmbed', () => {
  it('returns a frame of fitting size for one of our links', async () => {
    const post = await publishByWren({ title: 'The fox is back' })
    const url = encodeURIComponent(`${env.ORIGIN}/squawk/${post.id}`)
    const { links } = await fetchPage(`/squawk/${post.id}`)
    expect(links.get('alternate')).toBe(`${env.ORIGIN}/api/oembed?url=${url}`)
    const answer = await call(`GET /api/oembed?url=${url}&maxwidth=300&format=json&dnt=1`)
    expect(oembedShape.parse(await answer.json())).toMatchObject({
      title: 'The fox is back',
      author_name: 'Wren Okafor',
      author_url: `${env.ORIGIN}/@${post.author.username}`,
      width: 300,
      thumbnail_url: `${env.ORIGIN}/og/${post.id}.png`,
      html: expect.stringContaining(`src="${env.ORIGIN}/embed/squawk/${post.id}" width="300"`),
    })
  })

  it('returns a link with a picture for a member, and may be read by other sites', async () => {
    const wren = await createPerson('Wren Okafor')
    const url = encodeURIComponent(`${env.ORIGIN}/@${wren.username.toUpperCase()}`)
    const answer = await call(`GET /api/oembed?url=${url}`)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(oembedLinkShape.parse(await answer.json())).toMatchObject({
      type: 'link',
      author_name: 'Wren Okafor',
      author_url: `${env.ORIGIN}/@${wren.username}`,
      thumbnail_url: `${env.ORIGIN}/og/@${wren.username}.png`,
    })
    const unknown = encodeURIComponent(`${env.ORIGIN}/@nobody_at_all`)
    const refused = await call(`GET /api/oembed?url=${unknown}`)
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
    for (const query of ['', `?format=xml&url=${url}`])
      expect((await call(`GET /api/oembed${query}`)).headers.get('access-control-allow-origin')).toBe('*')
  })

  it('refuses other sites, other formats and missing links', async () => {
    const post = await publishByWren()
    const getStatus = async (query: string) => (await call(`GET /api/oembed${query}`)).status
    const getStatusFor = (url: string) => getStatus(`?url=${encodeURIComponent(url)}`)
    expect(await getStatusFor(`https://evil.example/squawk/${post.id}`)).toBe(404)
    expect(await getStatusFor('not a link')).toBe(404)
    expect(await getStatusFor(`${env.ORIGIN}/`)).toBe(404)
    expect(await getStatus('')).toBe(400)
    expect(await getStatus(`?format=xml&url=${encodeURIComponent(`${env.ORIGIN}/squawk/${post.id}`)}`)).toBe(
      501,
    )
  })
})

it('is served with a linked stylesheet and a picture without text while files do not answer', async () => {
  const post = await publishByWren({ title: '\u05e9\u05dc\u05d5\u05dd' })
  const hanging = { fetch: () => new Promise<Response>(() => {}) } as unknown as Fetcher
  const bindings = { ...env, ASSETS: hanging }
  for (const path of [`/squawk/${post.id}`, `/og/${post.id}.png`])
    expect((await call(`GET ${path}`, { bindings })).status, path).toBe(200)
})

describe('the picture', () => {
  it('is cached only when no font is missing', async () => {
    const drawn: boolean[] = []
    const draw = async (isComplete: boolean) => {
      const { png } = await getCachedDrawing(env.ORIGIN, { id: 'post_fonts', shows: 'a title' }, async () => {
        drawn.push(isComplete)
        return { png: new Uint8Array([Number(isComplete)]), isComplete }
      })
      return png[0]
    }
    expect([await draw(false), await draw(false), await draw(true), await draw(false)]).toEqual([0, 0, 1, 1])
    expect(drawn).toEqual([false, false, true])
  })

  it('is a PNG of 1200 by 630 in the color of the kind, drawn once', async () => {
    const post = await publishByWren()
    const answer = await call(`GET /og/${post.id}.png`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toBe('public, no-cache')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const view = new DataView(bytes.buffer)
    expect([view.getUint32(16), view.getUint32(20), bytes[24], bytes[25]]).toEqual([1200, 630, 8, 2])
    const pixels = await decodePixels(bytes)
    expect(pixels(0, 0)).toEqual([0x0e, 0x13, 0x18])
    // The owl's forehead, and a column through the first stroke.
    expect(pixels(124, 85)).toEqual([0xf2, 0xc3, 0x4f])
    const column = Array.from({ length: 300 }, (_, i) => pixels(86, 300 + i).join())
    expect(column).toContain([0xff, 0x9c, 0x57].join())
    const again = await call(`GET /og/${post.id}.png`)
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(bytes)
  })

  it('exists for posts only', async () => {
    for (const file of ['post_nowhere.png', 'post_nowhere', '.png'])
      expect((await call(`GET /og/${file}`)).status).toBe(404)
  })
})

async function decodePixels(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer)
  const start = 8 + 25
  const data = bytes.slice(start + 8, start + 8 + view.getUint32(start))
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))
  const rows = new Uint8Array(await new Response(stream).arrayBuffer())
  return (x: number, y: number) => [...rows.slice(y * 3601 + 1 + x * 3, y * 3601 + 4 + x * 3)]
}

it('answers /test-share to show that the router works', async () => {
  const answer = await call('GET /test-share')
  expect([answer.status, await answer.text()]).toEqual([200, 'The share router works.'])
})
