/** Our pages as chats and sites read them, by parsers of others: everything of public posts, nothing of closed ones. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getPreviewFromContent } from 'link-preview-js'
import createMetascraper from 'metascraper'
import readAudioRule from 'metascraper-audio'
import readAuthorRule from 'metascraper-author'
import readDescriptionRule from 'metascraper-description'
import readImageRule from 'metascraper-image'
import readTitleRule from 'metascraper-title'
import openGraphScraper from 'open-graph-scraper'
import { unfurl } from 'unfurl.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SHARE } from '../../domain/locales/en/share'
import type { Shared } from '../../web/share/share-state'
import {
  renderDocument,
  renderNeutralHead,
  renderPublicHead,
  renderWaitingHead,
} from '../../worker/share/document'
import { renderMemberHead } from '../../worker/share/member-head'
import { makeAuthor, makePost } from '../components/builders'

// A parser refuses the domains that are reserved for examples.
const ORIGIN = 'https://owlcast.app'
const SOUND = `${ORIGIN}/media/med_1.mp3`
const env = { ASSETS: { fetch: async () => new Response(null, { status: 404 }) } as never, ORIGIN }

const post = makePost({
  id: 'post_1',
  kind: 'nightingale',
  title: 'Low tide & <high> 潮 🦉',
  content: 'The sea said hello & left.',
  audioUrl: '/media/med_1',
  seconds: 68,
  visibility: 'public',
  author: makeAuthor({ displayName: 'Wren Okafor', username: 'wren' }),
})
const shared: Shared = { post, soundTypes: { '/media/med_1': 'audio/mpeg' } }
const paid: Shared = {
  post: { ...post, audioUrl: '/media/med_1/preview', price: { cents: 299, locked: true } },
  soundTypes: { '/media/med_1/preview': 'audio/mpeg' },
}
const member = {
  ...post.author,
  isPro: false,
  createdAt: Date.UTC(2026, 1, 1),
  followers: 3,
  following: 0,
  postCounts: {},
  isFollowed: false,
  isBlocked: false,
  isMuted: false,
  isMe: false,
}

const EMPTY_QR = { size: 1, d: '' }

const renderPage = (head: Parameters<typeof renderDocument>[0]['head']) =>
  renderDocument({ env, head, rendered: '<main></main>' })

const PAGES: Record<string, () => Promise<string>> = {
  '/nightingale/post_1': () => renderPage(renderPublicHead(ORIGIN, shared)),
  '/nightingale/paid': () => renderPage(renderPublicHead(ORIGIN, paid)),
  '/@wren': () =>
    renderPage(
      renderMemberHead(ORIGIN, {
        member,
        posts: [post],
        cursor: null,
        isLater: false,
        origin: ORIGIN,
        qr: EMPTY_QR,
      }),
    ),
  '/closed': () => renderPage(renderNeutralHead()),
  '/waiting': () => renderPage(renderWaitingHead(ORIGIN)),
}

let server: Server
let base = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    const page = PAGES[request.url ?? '']
    if (!page) return void response.writeHead(404).end()
    void page().then((html) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** The findings of a parser, in the same words for all of them. */
type Found = {
  title?: unknown
  description?: unknown
  image?: unknown
  audio?: unknown
  author?: unknown
  all: string
}

const readHtml = (path: string) => PAGES[path]?.() ?? Promise.resolve('')

const PARSERS: Record<string, (path: string) => Promise<Found>> = {
  'open-graph-scraper': async (path) => {
    const { result } = await openGraphScraper({ html: await readHtml(path) })
    const { ogTitle, ogDescription, ogImage, ogAudioURL, ogAudio, author, ...rest } = result as Record<
      string,
      unknown
    > & {
      ogImage?: { url: string }[]
    }
    return {
      title: ogTitle,
      description: ogDescription,
      image: ogImage?.[0]?.url,
      audio: ogAudioURL ?? ogAudio,
      author,
      all: JSON.stringify([result, rest]),
    }
  },
  metascraper: async (path) => {
    const read = createMetascraper([
      readAudioRule(),
      readAuthorRule(),
      readDescriptionRule(),
      readImageRule(),
      readTitleRule(),
    ])
    const found = await read({ html: await readHtml(path), url: `${ORIGIN}${path}` })
    return { ...found, all: JSON.stringify(found) }
  },
  'unfurl.js': async (path) => {
    const found = await unfurl(`${base}${path}`, { oembed: false })
    const { open_graph: graph, author } = found
    return {
      title: graph?.title,
      description: graph?.description,
      image: graph?.images?.[0]?.url,
      audio: graph?.audio?.[0]?.url,
      author,
      all: JSON.stringify(found),
    }
  },
  'link-preview-js': async (path) => {
    const found = await getPreviewFromContent({
      url: `${ORIGIN}${path}`,
      headers: { 'content-type': 'text/html' },
      data: await readHtml(path),
    } as never)
    const { title, description, images } = found as {
      title?: string
      description?: string
      images?: string[]
    }
    return { title, description, image: images?.[0], all: JSON.stringify(found) }
  },
}

describe.each(Object.entries(PARSERS))('%s', (name, parse) => {
  /** It knows neither sounds nor authors of a page. */
  const readsSound = name !== 'link-preview-js'

  test('reads title, text, picture, sound and author of a public post', async () => {
    const found = await parse('/nightingale/post_1')
    expect(found).toMatchObject({
      title: post.title,
      description: post.content,
      image: `${ORIGIN}/og/post_1.png`,
      ...(readsSound ? { audio: SOUND, author: 'Wren Okafor' } : {}),
    })
  })

  test('reads only the preview of a priced post', async () => {
    const found = await parse('/nightingale/paid')
    expect(found.title).toBe(post.title)
    if (readsSound) expect(found.audio).toBe(`${ORIGIN}/media/med_1/preview.mp3`)
    expect(found.all).not.toContain('med_1.mp3')
  })

  test('reads name and picture of a member', async () => {
    const found = await parse('/@wren')
    expect(found).toMatchObject({
      title: 'Wren Okafor (@wren) · Owlcast',
      image: `${ORIGIN}/og/@wren.png`,
    })
  })

  test('reads a friendly card of a magic link, and nothing of the message', async () => {
    const found = await parse('/waiting')
    expect(found).toMatchObject({ title: SHARE.messageWaiting, image: `${ORIGIN}/preview.png` })
    expect(found.all).not.toMatch(/med_|post_|Wren/)
  })

  test('reads the name of the site on closed pages', async () => {
    const found = await parse('/closed')
    expect(found.title).toBe('Owlcast')
    expect(found.all).not.toMatch(/med_|post_|Wren|description":"[^"]/)
  })
})
