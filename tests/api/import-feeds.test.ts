/** Feeds as other programs write them: what is read of them, and what becomes of each item. */
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { measureWav } from '../../domain/audio/wav-format'
import type { Import } from '../../domain/imports/imports.schema'
import { openEpisodeSound, openFirstSound } from '../../worker/imports/fetch-sound'
import { fetchFeed, findFeed } from '../../worker/imports/read-feed'
import { importNext } from '../../worker/imports/run-imports.service'
import {
  callImports,
  createImportTools,
  prepareImport,
  proveImport,
  publishPodcast,
  putPage,
  readImport,
  readImportItems,
} from '../support/imports'
import { listRecordings } from '../support/owlcasts'
import { hashBytes, readFixture } from '../support/recordings'
import { createPerson, type Person } from '../support/world'

const deps = createImportTools()
const { clock, ids } = deps
const FEED = 'http://pod.example/shows/feed.xml'
const NAMESPACES =
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:m="http://search.yahoo.com/mrss/"'

/** Tools whose only host sends this. */
const createHost = (send: (url: URL, headers: Headers) => Response) => ({
  clock,
  env: { ...env, PODCAST_TEST_HOSTS: 'pod.example' },
  fetchExternal: async (url: URL, _: AbortSignal, headers?: Readonly<Record<string, string>>) =>
    send(url, new Headers(headers)),
})
const readFeed = (body: BodyInit, type = 'text/xml') =>
  fetchFeed(
    createHost(() => new Response(body, { headers: { 'content-type': type } })),
    FEED,
  )
const readItem = async (xml: string, channel = '<title>T</title>') =>
  readFeed(`<rss ${NAMESPACES}><channel>${channel}<item><title>One</title>${xml}</item></channel></rss>`)
const readUrls = async (xml: string) => (await readItem(xml)).episodes[0]?.urls

describe('the sound of an item', () => {
  test.each([
    'application/mp3',
    'mpeg',
    'x-audio/mp3',
    'application/force-download',
    'text/plain',
    'audio/mp3',
    '',
    'video/mp4',
  ])('is taken with the type %s', async (type) => {
    expect(await readUrls(`<enclosure url="https://a.example/1.mp3" type="${type}"/>`)).toEqual([
      'https://a.example/1.mp3',
    ])
  })

  test.each([
    ['<enclosure url="/x.pdf"/><enclosure url="/x.mp3"/>', '/x.mp3'],
    ['<enclosure url="/x.jpg" type="image/jpeg"/><enclosure url="/x"/>', '/x'],
    ['<enclosure url="/x.ogg" type="audio/ogg"/><enclosure url="/x.mp3" type="audio/mpeg"/>', '/x.mp3'],
    [
      '<m:group><m:content url="/x.mp4" type="video/mp4"/><m:content url="/x?id=1" type="audio/mpeg"/></m:group>',
      '/x?id=1',
    ],
    ['<m:content url="/x.mp3" medium="audio"/>', '/x.mp3'],
    ['<enclosure url="episodes/4.mp3"/>', '/shows/episodes/4.mp3'],
    ['<enclosure url="../audio/4.mp3"/>', '/audio/4.mp3'],
    ['<enclosure url=" /a b.mp3 "/>', '/a%20b.mp3'],
    ['<enclosure url="?play=4.mp3"/>', '/shows/feed.xml?play=4.mp3'],
    ['<enclosure url="//pod.example/4.mp3"/>', '/4.mp3'],
  ])('is found in %s', async (xml, path) => {
    expect((await readUrls(xml))?.[0]).toBe(`http://pod.example${path}`)
  })

  test('is found from the bases of the elements around it, and from where redirects led', async () => {
    const xml = `<rss xml:base="http://b.example/a/"><channel xml:base="c/"><item xml:base="d/"><enclosure url="1.mp3"/></item></channel></rss>`
    expect((await readFeed(xml)).episodes[0]?.urls).toEqual(['http://b.example/a/c/d/1.mp3'])
    const moved = createHost(({ pathname }) =>
      pathname === '/new/feed.xml'
        ? new Response('<rss><channel><item><enclosure url="1.mp3"/></item></channel></rss>')
        : new Response(null, { status: 301, headers: { location: '/new/feed.xml' } }),
    )
    expect((await fetchFeed(moved, FEED)).episodes[0]?.urls).toEqual(['http://pod.example/new/1.mp3'])
  })

  test('is left out with its reason', async () => {
    const sound = '<item><enclosure url="/1.mp3"/></item>'
    const { episodes } = await readFeed(
      `<rss><channel>${sound}<item><title>a</title></item><item><title>b</title><enclosure url="/b.mp4" type="video/mp4"/></item><item><title>c</title><enclosure url="ftp://a.example/c.mp3"/></item><item><title>d</title><enclosure url="/${'d'.repeat(3000)}.mp3"/></item></channel></rss>`,
    )
    expect(episodes.map(({ title, problem }) => [title, problem])).toEqual([
      ['', null],
      ['a', 'no_sound'],
      ['b', 'wrong_type'],
      ['c', 'bad_address'],
      ['d', 'bad_address'],
    ])
  })
})

describe('other formats', () => {
  test('are read like RSS', async () => {
    const atom = await readFeed(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR"><title>T</title><subtitle>S</subtitle><author><email>a@pod.example</email></author><entry><id>1</id><title type="html">A &amp;amp; b</title><published>2025-02-03T07:30:00Z</published><link rel="alternate" href="/p"/><link rel="enclosure" href="1.mp3" type="audio/mpeg"/><summary>x</summary></entry></feed>`,
    )
    expect(atom).toMatchObject({ title: 'T', description: 'S', language: 'pt', ownerEmail: 'a@pod.example' })
    expect(atom.episodes).toMatchObject([
      {
        guid: '1',
        title: 'A & b',
        description: 'x',
        publishedAt: Date.UTC(2025, 1, 3, 7, 30),
        urls: ['http://pod.example/shows/1.mp3'],
      },
    ])
    const old = await readFeed(
      `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>T</title><entry><id>1</id><title>A</title><issued>2025-02-03T07:30:00Z</issued><link rel="enclosure" href="/1.mp3"/></entry></feed>`,
    )
    expect(old.episodes).toMatchObject([{ title: 'A', publishedAt: Date.UTC(2025, 1, 3, 7, 30) }])
    const rdf = await readFeed(
      `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:e="http://purl.oclc.org/net/rss_2.0/enc#" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>T</title><dc:language>de</dc:language></channel><item r:about="1"><title>A</title><dc:date>2025-02-03</dc:date><e:enclosure r:resource="/1.mp3"/></item></r:RDF>`,
    )
    expect(rdf).toMatchObject({ title: 'T', language: 'de' })
    expect(rdf.episodes).toMatchObject([{ title: 'A', publishedAt: Date.UTC(2025, 1, 3) }])
  })

  test.each([
    [
      'Windows-1252',
      Uint8Array.from(
        [...'<rss><channel><title>St?dte</title><item><enclosure url="/1.mp3"/></item></channel></rss>'].map(
          (letter) => (letter === '?' ? 0xe4 : letter.charCodeAt(0)),
        ),
      ),
    ],
    [
      'UTF-16',
      Uint8Array.from(
        [
          ...'\ufeff<rss><channel><title>Städte</title><item><enclosure url="/1.mp3"/></item></channel></rss>',
        ].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
      ),
    ],
  ])('are read in %s', async (_, bytes) => {
    expect((await readFeed(bytes)).title).toBe('Städte')
  })
})

describe('a channel', () => {
  test.each(['', '<title> </title>', '<title>&#x200b;</title>'])(
    'with the title %j has that of its host',
    async (title) => {
      expect((await readItem('<enclosure url="/1.mp3"/>', title)).title).toBe('pod.example')
    },
  )

  test.each([
    ['pt_BR', 'pt'],
    ['EN-us', 'en'],
    ['iw', 'he'],
    ['in_ID', 'id'],
    ['zh-Hans-CN', 'zh'],
    ['German', null],
    ['', null],
  ])('in %s is in %s', async (tag, language) => {
    expect((await readItem('<enclosure url="/1.mp3"/>', `<language>${tag}</language>`)).language).toBe(
      language,
    )
  })

  test.each([
    'pod@pod.example (The Lake)',
    'The Lake &lt;pod@pod.example>',
    'mailto:pod@pod.example',
    ' Pod@pod.example ',
  ])('of %s has that owner', async (email) => {
    const owner = `<itunes:owner><itunes:email>${email}</itunes:email></itunes:owner>`
    expect((await readItem('<enclosure url="/1.mp3"/>', owner)).ownerEmail).toBe('pod@pod.example')
  })
})

async function startPodcast(as: Person, fields: Parameters<typeof publishPodcast>[0]) {
  const podcast = await publishPodcast(fields)
  const started = await proveImport(as, await prepareImport(as, podcast.url), podcast.put)
  return { ...podcast, started }
}
async function runUntilDone({ id }: Import) {
  while (await importNext(deps, id));
}
async function readTimes({ owlcastId }: Import) {
  const items = await listRecordings({ id: owlcastId } as never)
  if (typeof items === 'number') throw new Error(`no recordings: ${items}`)
  return items.map(({ title, createdAt }) => [title.slice(8), createdAt] as const)
}

describe('an episode without a date', () => {
  const day = (number: number) => Date.UTC(2023, 0, number, 8)
  const item = (guid: string, number?: number) => ({
    guid,
    date: number === undefined ? 'some day' : new Date(day(number)).toUTCString(),
  })

  test('keeps its place, and gets its date when the feed has one', async () => {
    const wren = await createPerson('Wren')
    const { started, put, sound } = await startPodcast(wren, {
      items: [item('d', 9), item('c'), item('b'), item('a', 1)],
    })
    await runUntilDone(started)
    const times = await readTimes(started)
    expect(times.map(([name]) => name).join('')).toBe('abcd')
    expect([times[0]?.[1], times[3]?.[1]]).toEqual([day(1), day(9)])
    expect(times[2]?.[1]).toBeGreaterThan(day(9) - 3000)
    const items = [item('d', 9), item('c', 4), item('b'), item('a', 1)].map((one) => ({ url: sound, ...one }))
    await put({ items })
    await callImports(`POST /api/imports/${started.id}/repeat`, wren)
    await runUntilDone(started)
    const again = await readTimes(started)
    expect(again.map(([name]) => name).join('')).toBe('abcd')
    expect(again[2]?.[1]).toBe(day(4))
    expect(again).toHaveLength(4)
  })

  test('is never of today, not even where none has one', async () => {
    const wren = await createPerson('Wren')
    const { started } = await startPodcast(wren, { items: [item('c'), item('b'), item('a')] })
    await runUntilDone(started)
    const times = await readTimes(started)
    expect(times.map(([name]) => name).join('')).toBe('abc')
    for (const [, time] of times) expect(time).toBeLessThan(day(1))
  })
})

test('episodes of one guid are all imported, of two podcasts too, and what stays out is counted', async () => {
  const wren = await createPerson('Wren')
  const mp3 = await readFixture('speech-a.mp3')
  const [one, two] = await Promise.all([1, 2].map(() => putPage(`/${ids.random(12)}.mp3`, mp3, 'audio/mpeg')))
  for (let podcast = 0; podcast < 2; podcast += 1) {
    const { started } = await startPodcast(wren, {
      items: [
        { guid: '0', title: 'Episode a', url: podcast === 0 ? one : `${one}?2` },
        { guid: '0', title: 'Episode b', url: podcast === 0 ? two : `${two}?2` },
        { guid: '0', title: 'Episode b', url: podcast === 0 ? two : `${two}?2` },
      ],
    })
    await runUntilDone(started)
    expect(await readTimes(started)).toHaveLength(2)
    expect(await readImport(wren, started.id)).toMatchObject({ imported: 2, refused: 1 })
    expect((await readImportItems(wren, started.id)).map(({ problem }) => problem)).toEqual([
      null,
      null,
      'repeated',
    ])
  }
})

describe('a sound', () => {
  const signal = () => AbortSignal.timeout(60_000)
  const sound = async (bytes = 20_000) => {
    const mp3 = await readFixture('speech-a.mp3')
    return mp3.subarray(0, bytes)
  }
  const count = async (body: ReadableStream<Uint8Array>) =>
    (await new Response(body).arrayBuffer()).byteLength
  const stream = (bytes: Uint8Array) => new Blob([bytes.slice()]).stream()
  const parseStart = (headers: Headers) => Number(/=(\d+)-/.exec(headers.get('range') ?? '')?.[1] ?? 0)
  const open = (send: (start: number) => Response, rangeBytes = 5000) =>
    openEpisodeSound(
      createHost((_, headers) => send(parseStart(headers))),
      'http://pod.example/1.mp3',
      signal(),
      rangeBytes,
    )

  test('without a length is read to its end', async () => {
    const bytes = await sound()
    const opened = await open(() => new Response(stream(bytes)))
    expect(await count(opened.body)).toBe(bytes.length)
  })

  test.each(['0', '1', '999999999'])('that claims %s bytes is read to its end', async (length) => {
    const bytes = await sound()
    const opened = await open(() => new Response(stream(bytes), { headers: { 'content-length': length } }))
    expect(await count(opened.body)).toBe(bytes.length)
  })

  test.each([
    ['from its start', 0],
    ['after its first part', 70_000],
  ])('that arrives by single bytes %s is given up in time', async (_, known) => {
    const bytes = (await readFixture('speech-a.mp3')).subarray(0, 200_000)
    let [at, isCancelled] = [0, false]
    const body = new ReadableStream<Uint8Array>({
      async pull(out) {
        if (at >= known) await new Promise((resolve) => setTimeout(resolve, 2))
        const next = at < known ? known : at + 1
        out.enqueue(bytes.slice(at, next))
        at = next
      },
      cancel: () => {
        isCancelled = true
      },
    })
    const host = createHost(() => new Response(body))
    const reading = openEpisodeSound(host, 'http://pod.example/1.mp3', AbortSignal.timeout(300)).then(
      (opened) => count(opened.body),
    )
    await expect(reading).rejects.toMatchObject({ problem: 'unreachable' })
    expect(isCancelled).toBe(true)
    expect(at).toBeLessThan(known + 1000)
  })

  test.each(['*', 'later', '20000'])('in ranges of %s is read to its end', async (size) => {
    const bytes = await sound()
    const opened = await open((start) => {
      if (start >= bytes.length) return new Response(null, { status: 416 })
      const part = bytes.subarray(start, start + 5000)
      const total = size === 'later' ? (start > 9000 ? bytes.length : '*') : size
      const range = `bytes ${start}-${start + part.length - 1}/${total}`
      return new Response(stream(part), { status: 206, headers: { 'content-range': range } })
    })
    expect(await count(opened.body)).toBe(bytes.length)
  })

  test('of a host that ignores ranges from the second on is read once', async () => {
    const bytes = await sound()
    const opened = await open((start) =>
      start > 0
        ? new Response(stream(bytes))
        : new Response(stream(bytes.subarray(0, 5000)), {
            status: 206,
            headers: { 'content-range': 'bytes 0-4999/*' },
          }),
    )
    expect(new Uint8Array(await new Response(opened.body).arrayBuffer())).toEqual(bytes)
  })

  test('without an end is given up at the limit', async () => {
    const piece = (await sound()).slice()
    const endless = new ReadableStream<Uint8Array>({
      pull: (out) => out.enqueue(new Uint8Array(4_000_000).map((_, at) => piece[at] ?? 0)),
    })
    const { body } = await open(() => new Response(endless))
    await expect(body.pipeTo(new WritableStream())).rejects.toMatchObject({ problem: 'too_large' })
  })

  test.each([
    ['as it should be', () => null],
    ['from a pipe', (file: DataView) => [4, 40].map((at) => file.setUint32(at, 0xffffffff, true))],
    ['from a pipe of zeros', (file: DataView) => [4, 40].map((at) => file.setUint32(at, 0, true))],
    ['after a crash', (file: DataView) => file.setUint32(40, 0x7ffff000, true)],
    ['with a block behind its audio', () => null, 'LIST\x04\0\0\0INFO'],
    ['with many bytes behind its audio', () => null, `id3 \x10\x27\0\0${'owl!'.repeat(2500)}`],
  ])('of a WAV %s is the same with a length and without', async (_, change, behind = '') => {
    const wav = (await readFixture('speech-a.48k.wav')).slice()
    change(new DataView(wav.buffer))
    const file = new Uint8Array([...wav, ...new TextEncoder().encode(behind)])
    if (behind !== '') new DataView(file.buffer).setUint32(4, file.length - 8, true)
    const read = async ({ body, bytes }: Awaited<ReturnType<typeof open>>) => ({
      bytes,
      file: new Uint8Array(await new Response(body).arrayBuffer()),
    })
    const rangeBytes = 50_000
    const sendRange = (start: number, total: string | number) => {
      if (start >= file.length) return new Response(null, { status: 416 })
      const part = file.subarray(start, start + rangeBytes)
      const range = `bytes ${start}-${start + part.length - 1}/${total}`
      return new Response(stream(part), { status: 206, headers: { 'content-range': range } })
    }
    const expected = await read(await open((start) => sendRange(start, file.length), rangeBytes))
    expect(expected.bytes).toBe(expected.file.length)
    expect(measureWav(expected.file.subarray(0, 4096), expected.file.length)).toBeGreaterThan(1)
    const answers = [() => new Response(stream(file)), (start: number) => sendRange(start, '*')]
    for (const send of answers) {
      const found = await read(await open(send, rangeBytes))
      expect(found.bytes).toBe(expected.bytes)
      expect(await hashBytes(found.file)).toBe(await hashBytes(expected.file))
    }
  })

  test('of a WAV without a length is given up at the limit', async () => {
    const wav = (await readFixture('speech-a.48k.wav')).slice()
    const endless = () => {
      let isFirst = true
      return new ReadableStream<Uint8Array>({
        pull: (out) => {
          out.enqueue(isFirst ? wav : new Uint8Array(4_000_000))
          isFirst = false
        },
      })
    }
    await expect(open(() => new Response(endless()))).rejects.toMatchObject({ problem: 'too_large' })
  })

  test('is the first of its addresses that has one', async () => {
    const bytes = await sound()
    const host = createHost(
      ({ pathname }) =>
        new Response(stream(pathname === '/2' ? bytes : new TextEncoder().encode('<!doctype html><p>x</p>'))),
    )
    const opened = await openFirstSound(host, ['http://pod.example/1', 'http://pod.example/2'], signal())
    expect(await count(opened.body)).toBe(bytes.length)
    await expect(openFirstSound(host, ['http://pod.example/1'], signal())).rejects.toMatchObject({
      problem: 'wrong_type',
    })
  })
})

describe('an address', () => {
  const feed = '<rss><channel><title>T</title><item><enclosure url="/1.mp3"/></item></channel></rss>'
  const link = (href: string) => `<link rel="alternate" type="application/rss+xml" href="${href}">`
  const pages: Readonly<Record<string, string>> = {
    '/feed.xml': feed,
    '/one': `<!doctype html><html><head>${' '.repeat(80_000)}${link('feed.xml')}${link('/comments/feed')}</head><body>x</body></html>`,
    '/xhtml': `<?xml version="1.0"?><html><head>${link('/feed.xml')}</head></html>`,
    '/two': `<!doctype html><html><head>${link('/feed.xml')}${link('/other.xml')}</head></html>`,
    '/none': '<!doctype html><html></html>',
    '/circle': `<!doctype html><html><head>${link('/circle')}</head></html>`,
    '/private': `<!doctype html><html><head>${link('http://169.254.169.254/feed.xml')}</head></html>`,
  }
  const host = createHost(({ protocol, pathname }) =>
    protocol === 'http:' ? new Response(pages[pathname]) : new Response(null, { status: 404 }),
  )

  test.each(['one', 'xhtml', 'feed.xml'])(
    'of /%s leads to its feed, with and without a scheme',
    async (path) => {
      for (const start of ['http://', '', 'feed://', 'pcast:', 'ITPC://', 'podcast:http://'])
        expect(await findFeed(host, `${start}pod.example/${path}`)).toMatchObject({
          title: 'T',
          feedUrl: 'http://pod.example/feed.xml',
        })
    },
  )

  test.each([
    ['two', 'import.feed_choice'],
    ['none', 'import.feed_invalid'],
    ['circle', 'import.feed_invalid'],
    ['private', 'import.feed_unreachable'],
  ])('of /%s is refused with %s', async (path, code) => {
    await expect(findFeed(host, `http://pod.example/${path}`)).rejects.toMatchObject({ code })
  })
})
