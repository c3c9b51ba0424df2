/** A podcast becomes an owlcast: proof of ownership, episodes, refusals, and imports that are cut off. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { IMPORT_ITEMS_MAX } from '../../domain/imports/imports.limits'
import type { Import } from '../../domain/imports/imports.schema'
import { DESCRIPTION_MAX_CHARS } from '../../domain/limits'
import { DAY_MS, MINUTE_MS } from '../../domain/time/units'
import { importItems, imports } from '../../worker/database/tables/imports.table'
import { notifications } from '../../worker/database/tables/notifications.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { openEpisodeSound } from '../../worker/imports/fetch-sound'
import { claimImport } from '../../worker/imports/imports.repo'
import { IMPORT_PROOF_DAYS } from '../../worker/imports/imports.service'
import { FEED_PIECE_BYTES, fetchFeed } from '../../worker/imports/read-feed'
import {
  IMPORT_LEASE_MS,
  IMPORT_RETRY_MINUTES,
  importNext,
  runImports,
} from '../../worker/imports/run-imports.service'
import {
  callImports,
  createFeedXml,
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
import { call, createPerson, type Person } from '../support/world'

const deps = createImportTools()
const { db, clock, ids } = deps
const DATES = [
  'Mon, 02 Jan 2023 08:00:00 GMT',
  'Wed, 01 Feb 2023 08:00:00 GMT',
  'Wed, 01 Mar 2023 08:00:00 GMT',
]

const joinBytes = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))
/** Frames of MPEG 1, layer III, 128 kbit/s at 44.1 kHz, silent. */
function createFrames(count: number): Uint8Array {
  const frame = new Uint8Array(417)
  frame.set([0xff, 0xfb, 0x90, 0xc0])
  return joinBytes(...Array.from({ length: count }, () => frame))
}

/** Imports until nothing is due. */
async function runUntilDone(id: string) {
  while (await importNext(deps, id));
}
const readCode = async (answer: Response) => (await answer.json<{ error: { code: string } }>()).error.code
const readRecordings = async ({ owlcastId }: Import) => {
  const items = await listRecordings({ id: owlcastId } as never)
  if (typeof items === 'number') throw new Error(`no recordings: ${items}`)
  return items
}
async function startPodcast(as: Person, fields: Parameters<typeof publishPodcast>[0] = {}) {
  const podcast = await publishPodcast(fields)
  const prepared = await prepareImport(as, podcast.url)
  return { ...podcast, started: await proveImport(as, prepared, podcast.put) }
}

describe('proof of ownership', () => {
  test('accepts a code in the description of the feed', async () => {
    const wren = await createPerson('Wren')
    const { url, put } = await publishPodcast()
    const prepared = await prepareImport(wren, url)
    expect(prepared).toMatchObject({ state: 'unproved', title: 'Night Trains', owlcastId: null })
    const refused = await callImports(`POST /api/imports/${prepared.id}/proof`, wren, { code: null })
    expect(await readCode(refused)).toBe('import.code_missing')
    expect(await proveImport(wren, prepared, put)).toMatchObject({ state: 'running', waiting: 1 })
  })

  test('accepts a code in podcast:txt', async () => {
    const wren = await createPerson('Wren')
    const { url, put } = await publishPodcast()
    const { id, code } = await prepareImport(wren, url)
    await put({ extra: `<podcast:txt purpose="verify">${code.toUpperCase()}</podcast:txt>` })
    const proved = await callImports(`POST /api/imports/${id}/proof`, wren, { code: null })
    expect(await proved.json()).toMatchObject({ state: 'running' })
  })

  test.each([
    ['itunes:owner', (to: string) => `<itunes:owner><itunes:email>${to}</itunes:email></itunes:owner>`],
    ['podcast:locked', (to: string) => `<podcast:locked owner="${to}">yes</podcast:locked>`],
  ])('accepts a code that is mailed to the address of %s', async (_, createExtra) => {
    const wren = await createPerson('Wren')
    const to = `host-${ids.random(8)}@pod.example`
    const { url } = await publishPodcast({ extra: createExtra(to) })
    const { id, emailHint, code } = await prepareImport(wren, url)
    expect(emailHint).toBe('h…@pod.example')
    const sent = await (await callImports(`POST /api/imports/${id}/email`, wren)).json<Import>()
    expect(sent.isCodeSent).toBe(true)
    const [email] = await db.select().from(outbox).where(eq(outbox.recipient, to))
    const [mailed = ''] = /\b\d{6}\b/.exec(email?.text ?? '') ?? []
    expect(JSON.stringify(sent)).not.toContain(mailed)
    const prove = (typed: string) => callImports(`POST /api/imports/${id}/proof`, wren, { code: typed })
    expect(await readCode(await prove(code))).toBe('import.code_wrong')
    expect(await readCode(await prove(mailed === '000000' ? '111111' : '000000'))).toBe('import.code_wrong')
    expect(await (await prove(mailed)).json()).toMatchObject({ state: 'running' })
  })

  test('refuses a mailed code after five attempts', async () => {
    const wren = await createPerson('Wren')
    const { url } = await publishPodcast({
      extra: '<podcast:locked owner="a@pod.example">yes</podcast:locked>',
    })
    const { id } = await prepareImport(wren, url)
    const prove = () => callImports(`POST /api/imports/${id}/proof`, wren, { code: 'wrong' })
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await prove()).status).toBe(400)
    expect((await prove()).status).toBe(429)
  })

  test('mails nothing where the feed has no address', async () => {
    const wren = await createPerson('Wren')
    const { id } = await prepareImport(wren, (await publishPodcast()).url)
    expect(await readCode(await callImports(`POST /api/imports/${id}/email`, wren))).toBe('import.no_email')
  })

  test('is asked for again once it is old', async () => {
    const wren = await createPerson('Wren')
    const { started } = await startPodcast(wren)
    await runUntilDone(started.id)
    const provenAt = clock.now() - (IMPORT_PROOF_DAYS + 1) * DAY_MS
    await db.update(imports).set({ provenAt }).where(eq(imports.id, started.id))
    const repeated = await callImports(`POST /api/imports/${started.id}/repeat`, wren)
    expect(await repeated.json()).toMatchObject({ state: 'unproved', owlcastId: started.owlcastId })
  })
})

describe('episodes', () => {
  test('become recordings with their dates, newest first, without notifications', async () => {
    const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
    await call(`PUT /api/members/${wren.username}/follow`, { as: ada })
    const { started } = await startPodcast(wren, {
      items: DATES.map((date, at) => ({
        guid: `e${at}`,
        date,
        description: `<p>Part&nbsp;${at} &amp; more</p>`,
      })),
    })
    const before = await db.select().from(notifications).where(eq(notifications.userId, ada.id))
    await importNext(deps, started.id)
    expect((await readRecordings(started)).map(({ title }) => title)).toEqual(['Episode e2'])
    await runUntilDone(started.id)
    const recordings = await readRecordings(started)
    expect(recordings.map(({ createdAt }) => createdAt)).toEqual(DATES.map((date) => Date.parse(date)))
    expect(recordings[0]).toMatchObject({ title: 'Episode e0', content: 'Part 0 & more' })
    expect(recordings[0]?.seconds).toBeGreaterThan(1)
    const sound = await call(`GET ${recordings[0]?.audioUrl}`)
    expect(await hashBytes(new Uint8Array(await sound.arrayBuffer()))).toBe(
      await hashBytes(await readFixture('speech-a.mp3')),
    )
    expect(await readImport(wren, started.id)).toMatchObject({ state: 'finished', imported: 3, waiting: 0 })
    expect(await db.select().from(notifications).where(eq(notifications.userId, ada.id))).toEqual(before)
  })

  test('are refused one by one with a reason', async () => {
    const wren = await createPerson('Wren')
    const path = `/${ids.random(12)}`
    const page = await putPage(`${path}.txt`, '<!doctype html><p>gone</p>', 'audio/mpeg')
    const m4a = await putPage(`${path}.m4a`, await readFixture('speech-a.m4a'), 'audio/mp4')
    const { started } = await startPodcast(wren, {
      items: [
        { guid: 'claim', duration: '2:00:00' },
        { guid: 'page', url: page },
        { guid: 'm4a', url: m4a },
        { guid: 'gone', url: `${page}-missing` },
        { guid: 'private', url: 'http://169.254.169.254/a.mp3' },
        { guid: 'good' },
      ],
    })
    await runUntilDone(started.id)
    // What no request may reach is not tried again.
    expect(await readImport(wren, started.id)).toMatchObject({ waiting: 1, refused: 3 })
    for (const minutes of IMPORT_RETRY_MINUTES) {
      const due = { dueAt: clock.now() - minutes * MINUTE_MS }
      await db.update(importItems).set(due).where(eq(importItems.importId, started.id))
      await db.update(imports).set(due).where(eq(imports.id, started.id))
      await runUntilDone(started.id)
    }
    const items = await readImportItems(wren, started.id)
    expect(items.map(({ title, state, problem }) => [title.slice(8), state, problem])).toEqual([
      ['claim', 'imported', null],
      ['page', 'refused', 'wrong_type'],
      ['m4a', 'refused', 'wrong_type'],
      ['gone', 'refused', 'unreachable'],
      ['private', 'refused', 'bad_address'],
      ['good', 'imported', null],
    ])
    expect(await readImport(wren, started.id)).toMatchObject({ state: 'finished', imported: 2, refused: 4 })
  })

  test('are refused for what is wrong with their sound', async () => {
    const wren = await createPerson('Wren')
    const mp3 = await readFixture('speech-a.mp3')
    const [other, wav] = [await readFixture('music-24.mp3'), await readFixture('speech-a.48k.wav')]
    const stereo = wav.slice()
    stereo[22] = 2
    const sounds = {
      cut: mp3.subarray(0, mp3.length / 2),
      'two rates': joinBytes(other, createFrames(20)),
      stereo,
      'cut WAV': wav.subarray(0, -500),
      'only a tag': new Uint8Array([
        ...new TextEncoder().encode('ID3'),
        4,
        0,
        0,
        0,
        0,
        9,
        9,
        ...mp3.subarray(0, 900),
      ]),
      'line ends': joinBytes(
        new TextEncoder().encode('\r\n'),
        createFrames(120),
        new TextEncoder().encode('<html>'),
      ),
      joined: joinBytes(createFrames(60), new Uint8Array(417), createFrames(60)),
    }
    const items = await Promise.all(
      Object.entries(sounds).map(async ([guid, sound]) => ({
        guid,
        url: await putPage(`/${ids.random(12)}.mp3`, sound, 'audio/mpeg'),
      })),
    )
    const { started } = await startPodcast(wren, { items })
    await runUntilDone(started.id)
    const read = await readImportItems(wren, started.id)
    expect(read.map(({ title, state, problem }) => [title.slice(8), state, problem])).toEqual([
      ['cut', 'refused', 'damaged'],
      ['two rates', 'refused', 'changes_format'],
      ['stereo', 'refused', 'wav_format'],
      ['cut WAV', 'refused', 'damaged'],
      ['only a tag', 'refused', 'damaged'],
      ['line ends', 'imported', null],
      ['joined', 'imported', null],
    ])
    for (const { seconds } of await readRecordings(started))
      expect(seconds).toBeCloseTo((120 * 1152) / 44_100, 1)
  })

  test('of WAV recorders whose sizes are missing or long are stored as plain WAV', async () => {
    const wren = await createPerson('Wren')
    const wav = await readFixture('speech-a.48k.wav')
    const withSizes = (riff: number, data: number) => {
      const file = wav.slice()
      const view = new DataView(file.buffer)
      view.setUint32(4, riff, true)
      view.setUint32(40, data, true)
      return file
    }
    const ds64 = new Uint8Array(36)
    ds64.set(new TextEncoder().encode('ds64'))
    ds64[4] = 28
    new DataView(ds64.buffer).setBigUint64(16, BigInt(wav.length - 44), true)
    const long = withSizes(0xffffffff, 0xffffffff)
    const sounds = {
      pipe: long,
      crashed: withSizes(0, 0),
      tagged: joinBytes(wav, new TextEncoder().encode('LIST\x04\0\0\0INFO')),
      RF64: joinBytes(new TextEncoder().encode('RF64'), long.subarray(4, 12), ds64, long.subarray(12)),
    }
    const items = await Promise.all(
      Object.entries(sounds).map(async ([guid, sound]) => ({
        guid,
        url: await putPage(`/${ids.random(12)}.wav`, sound, 'application/octet-stream'),
      })),
    )
    const { started } = await startPodcast(wren, { items })
    await runUntilDone(started.id)
    const read = await readImportItems(wren, started.id)
    expect(read.map(({ title, state, problem }) => [title.slice(8), state, problem])).toEqual(
      Object.keys(sounds).map((guid) => [guid, 'imported', null]),
    )
    const hash = await hashBytes(wav)
    const recordings = await readRecordings(started)
    expect(recordings).toHaveLength(4)
    for (const { audioUrl } of recordings) {
      const stored = await call(`GET ${audioUrl}`, { as: wren })
      expect(await hashBytes(new Uint8Array(await stored.arrayBuffer()))).toBe(hash)
    }
  })

  test('of another encoder are measured', async () => {
    const wren = await createPerson('Wren')
    const url = await putPage(`/${ids.random(12)}.mp3`, await readFixture('music-24.mp3'), 'audio/mpeg')
    const { started } = await startPodcast(wren, { items: [{ guid: 'music', url }] })
    await runUntilDone(started.id)
    const [recording] = await readRecordings(started)
    expect(recording?.seconds).toBeGreaterThan(20)
  })

  test('that are new are all that a repeated import brings', async () => {
    const wren = await createPerson('Wren')
    const { started, put, items, sound } = await startPodcast(wren)
    await runUntilDone(started.id)
    await put({ items: [...items, { guid: 'two', url: sound }] })
    const repeated = await callImports(`POST /api/imports/${started.id}/repeat`, wren)
    expect(await repeated.json()).toMatchObject({ state: 'running', waiting: 1, imported: 1 })
    await runUntilDone(started.id)
    expect(await readRecordings(started)).toHaveLength(2)
  })

  test('whose guids all change come in once', async () => {
    const wren = await createPerson('Wren')
    const createItems = (site: string) =>
      DATES.slice(0, 2).map((date, at) => ({ guid: `${site}/${at}`, title: `Train ${at}`, date }))
    const { started, put, sound } = await startPodcast(wren, { items: createItems('http://pod.example') })
    await runUntilDone(started.id)
    const items = createItems('https://pod.example').map((item) => ({ ...item, url: sound }))
    await put({ items })
    const repeated = await callImports(`POST /api/imports/${started.id}/repeat`, wren)
    expect(await repeated.json()).toMatchObject({ waiting: 0, imported: 2 })
    await runUntilDone(started.id)
    expect(await readRecordings(started)).toHaveLength(2)
  })

  test('that their author deleted stay deleted', async () => {
    const wren = await createPerson('Wren')
    const { started } = await startPodcast(wren)
    await runUntilDone(started.id)
    const [recording] = await readRecordings(started)
    await call(`DELETE /api/posts/${recording?.id}`, { as: wren })
    await callImports(`POST /api/imports/${started.id}/repeat`, wren)
    await runUntilDone(started.id)
    expect(await readRecordings(started)).toEqual([])
  })
})

describe('an import', () => {
  test('of a feed that is imported already is the same one', async () => {
    const wren = await createPerson('Wren')
    const { url } = await publishPodcast()
    const [one, two] = await Promise.all([prepareImport(wren, url), prepareImport(wren, `${url}#again`)])
    expect(two.id).toBe(one.id)
    const ada = await createPerson('Ada')
    expect((await prepareImport(ada, url)).id).not.toBe(one.id)
  })

  test('runs once at a time, and publishes each episode once', async () => {
    const wren = await createPerson('Wren')
    const { started } = await startPodcast(wren, { items: DATES.map((_, at) => ({ guid: `e${at}` })) })
    const runs = await Promise.all([1, 2, 3].map(() => importNext(deps, started.id)))
    expect(runs.filter(Boolean)).toHaveLength(1)
    await Promise.all([1, 2, 3].map(() => runImports(deps)))
    await runUntilDone(started.id)
    expect(await readRecordings(started)).toHaveLength(3)
  })

  test('that was cut off goes on when its lease has ended', async () => {
    const wren = await createPerson('Wren')
    const { started } = await startPodcast(wren)
    const now = clock.now()
    await claimImport(db, now, now + IMPORT_LEASE_MS, started.id)
    expect(await importNext(deps, started.id)).toBe(false)
    await db.update(imports).set({ leasedUntil: now }).where(eq(imports.id, started.id))
    await runUntilDone(started.id)
    expect(await readRecordings(started)).toHaveLength(1)
  })

  test('goes on while its page is open, and can be cancelled', async () => {
    const wren = await createPerson('Wren')
    const { started } = await startPodcast(wren, { items: DATES.map((_, at) => ({ guid: `e${at}` })) })
    await callImports(`POST /api/imports/${started.id}/continue`, wren)
    expect(await readImport(wren, started.id)).toMatchObject({ imported: 1, waiting: 2 })
    expect((await callImports(`POST /api/imports/${started.id}/cancel`, wren)).status).toBe(204)
    await runUntilDone(started.id)
    expect(await readImport(wren, started.id)).toMatchObject({ state: 'cancelled', imported: 1, waiting: 2 })
    await callImports(`POST /api/imports/${started.id}/repeat`, wren)
    await runUntilDone(started.id)
    expect(await readImport(wren, started.id)).toMatchObject({ state: 'finished', imported: 3 })
  })

  test('ends with its owlcast', async () => {
    const wren = await createPerson('Wren')
    const { started } = await startPodcast(wren)
    await call(`DELETE /api/posts/${started.owlcastId}`, { as: wren })
    await runUntilDone(started.id)
    expect(await readImport(wren, started.id)).toBeUndefined()
  })

  test('is seen and changed by its owner alone', async () => {
    const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
    const { id } = await prepareImport(wren, (await publishPodcast()).url)
    for (const route of ['GET items', 'POST email', 'POST continue', 'POST repeat', 'POST cancel']) {
      const [method, name] = route.split(' ')
      expect((await callImports(`${method} /api/imports/${id}/${name}`, ada)).status, route).toBe(404)
    }
    expect((await callImports(`POST /api/imports/${id}/proof`, ada, { code: null })).status).toBe(404)
    expect(await readImport(ada, id)).toBeUndefined()
  })
})

describe('a feed', () => {
  test.each([
    ['wrong XML', '<rss><channel><title>x'],
    ['a page', '<!doctype html><title>Podcast</title>'],
    ['nothing', ''],
    ['no episodes', createFeedXml({})],
    [
      'entities of its own',
      `<!DOCTYPE r [<!ENTITY a "b">]>${createFeedXml({ items: [{ guid: '1', url: 'http://x.example/1' }] })}`,
    ],
  ])('with %s is refused', async (_, text) => {
    const wren = await createPerson('Wren')
    const url = await putPage(`/${ids.random(12)}.xml`, text, 'text/xml')
    expect(await readCode(await callImports('POST /api/imports', wren, { url }))).toBe('import.feed_invalid')
  })

  test('at a private address, or that redirects to one, is refused', async () => {
    const wren = await createPerson('Wren')
    const redirect = `http://${env.TEST_SERVICES.podcastHost}/to?url=${encodeURIComponent('http://169.254.169.254/feed.xml')}`
    for (const url of ['http://10.0.0.1/feed.xml', 'file:///etc/passwd', redirect])
      expect(await readCode(await callImports('POST /api/imports', wren, { url })), url).toBe(
        'import.feed_unreachable',
      )
  })

  test('of 10,000 episodes is read up to the limit, and says so', async () => {
    const wren = await createPerson('Wren')
    const items = Array.from({ length: 10_000 }, (_, at) => ({
      guid: `e${at}`,
      url: 'http://pod.example/1.mp3',
    }))
    const { started } = await startPodcast(wren, { items })
    const beyond = { isCapped: true, itemsBeyond: 10_000 - IMPORT_ITEMS_MAX }
    expect(started).toMatchObject({ ...beyond, waiting: IMPORT_ITEMS_MAX })
    const answer = await callImports('GET /api/imports', wren)
    expect(await answer.json()).toMatchObject({ items: [beyond] })
  })

  test('is counted again with each run', async () => {
    const wren = await createPerson('Wren')
    const createItems = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ guid: `e${at}`, url: 'http://10.0.0.1/1.mp3' }))
    const { url, put } = await publishPodcast({ items: createItems(IMPORT_ITEMS_MAX + 3) })
    const prepared = await prepareImport(wren, url)
    expect(prepared).toMatchObject({ isCapped: true, itemsBeyond: 3 })
    const { id, code } = await proveImport(wren, prepared, put)
    await callImports(`POST /api/imports/${id}/cancel`, wren)
    await put({ description: code, items: createItems(2) })
    const repeated = await callImports(`POST /api/imports/${id}/repeat`, wren)
    expect(await repeated.json()).toMatchObject({ isCapped: false, itemsBeyond: null })
  })
})

test('a feed of one item of 8 MB is read by its beginning, while others are served', async () => {
  const url = 'http://pod.example/feed.xml'
  const text = createFeedXml({
    items: [{ guid: 'one', description: 'owl '.repeat(2_000_000), url: 'http://pod.example/1.mp3' }],
  })
  const tools = {
    clock,
    env: { ...env, PODCAST_TEST_HOSTS: 'pod.example' },
    // In one piece, as a host that is near sends it.
    fetchExternal: async () => new Response(new TextEncoder().encode(text)),
  }
  let [isRead, turns] = [false, 0]
  const reading = fetchFeed(tools, url).finally(() => {
    isRead = true
  })
  while (!isRead) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    turns += 1
  }
  const { episodes, isCapped, itemsBeyond } = await reading
  expect(episodes).toMatchObject([{ guid: 'one', title: 'Episode one', urls: ['http://pod.example/1.mp3'] }])
  expect(episodes[0]?.description).toHaveLength(DESCRIPTION_MAX_CHARS - 1)
  expect({ isCapped, itemsBeyond }).toEqual({ isCapped: false, itemsBeyond: null })
  // Otherwise this isolate would serve nobody else meanwhile.
  expect(turns).toBeGreaterThan(text.length / FEED_PIECE_BYTES / 2)
})

describe('a feed with more episodes than are read', () => {
  const whole = createFeedXml({
    items: Array.from({ length: 5 }, (_, at) => ({ guid: `e${at}`, url: 'http://pod.example/1.mp3' })),
  })
  const cut = whole.slice(0, whole.lastIndexOf('<item>') + 20)
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const LIMITS = { totalMs: 10_000, maxBytes: 1_000_000, maxItems: 2 }
  type End = (controller: ReadableStreamDefaultController, signal: AbortSignal) => void
  const stall: End = (controller, signal) =>
    signal.addEventListener('abort', () => controller.error(signal.reason))
  const read = (text: string, end: End, limits = LIMITS) =>
    fetchFeed(
      {
        clock,
        env: { ...env, PODCAST_TEST_HOSTS: 'pod.example' },
        fetchExternal: async (_url, signal) =>
          new Response(
            new ReadableStream({
              async start(controller) {
                for (let at = 0; at < text.length; at += 100) {
                  controller.enqueue(new TextEncoder().encode(text.slice(at, at + 100)))
                  await pause(0)
                }
                end(controller, signal)
              },
            }),
          ),
      },
      'http://pod.example/feed.xml',
      limits,
    )

  test.each<[string, string, End, number | null, Partial<typeof LIMITS>]>([
    ['that ends', whole, (controller) => controller.close(), 3, {}],
    ['that ends, and goes on', `${whole}${whole}`, (controller) => controller.close(), 3, {}],
    ['that stalls', cut, stall, null, { totalMs: 1000 }],
    ['that never ends', cut, () => undefined, null, { maxBytes: cut.length - 1 }],
    ['that breaks off', cut, (controller) => controller.error(new Error('gone')), null, {}],
    ['that ends in the middle', cut, (controller) => controller.close(), null, {}],
    [
      'with a tag that never ends',
      `${cut}<a b="${'x'.repeat(20_000)}`,
      (controller) => controller.close(),
      null,
      {},
    ],
  ])('is read %s', async (_, text, end, itemsBeyond, limits) => {
    const feed = await read(text, end, { ...LIMITS, ...limits })
    expect(feed).toMatchObject({
      isCapped: true,
      itemsBeyond,
      episodes: { length: 2 },
      title: 'Night Trains',
    })
  })

  test('is refused where it breaks off before it is full', async () => {
    const early = whole.slice(0, whole.indexOf('<item>') + 20)
    const gone = read(early, (controller) => controller.error(new Error('gone')))
    await expect(gone).rejects.toMatchObject({ code: 'import.feed_unreachable' })
  })
})

describe('a feed that ends in the middle', () => {
  const whole = createFeedXml({
    items: ['one', 'two', 'three'].map((guid) => ({ guid, url: 'http://pod.example/1.mp3' })),
  })
  const read = (text: string, maxItems = 1000) =>
    fetchFeed(
      {
        clock,
        env: { ...env, PODCAST_TEST_HOSTS: 'pod.example' },
        fetchExternal: async () => new Response(text),
      },
      'http://pod.example/feed.xml',
      { totalMs: 10_000, maxBytes: 1_000_000, maxItems },
    )
  const last = whole.lastIndexOf('<item>')

  test.each([
    ['in a tag', whole.slice(0, whole.lastIndexOf('<enclosure') + 6), 2],
    ['in a text', whole.slice(0, whole.lastIndexOf('three') + 2), 2],
    ['in a section', whole.slice(0, whole.lastIndexOf('<![CDATA[') + 9), 2],
    ['in a value', whole.slice(0, whole.lastIndexOf('.mp3')), 2],
    ['in a comment', `${whole.slice(0, last)}<!-- three`, 2],
    ['in the start of an item', whole.slice(0, last + 3), 2],
    ['between items', whole.slice(0, last), 2],
    ['behind the last item', whole.slice(0, whole.lastIndexOf('</item>') + 7), 3],
  ])('says so: %s', async (_, text, count) => {
    const said = { isCutOff: true, isCapped: false, itemsBeyond: null }
    expect(await read(text)).toMatchObject({ ...said, episodes: { length: count } })
  })

  test.each([
    ['that is whole', whole],
    ['without the end of its root', whole.replace('</rss>', '')],
    ['without the end of its channel', whole.replace('</channel>', '')],
    ['with something behind it', `${whole}<!-- owl`],
    ['with blank lines behind it', `${whole}\n\n`],
  ])('is not one %s', async (_, text) => {
    expect(await read(text)).toMatchObject({ isCutOff: false, isCapped: false, episodes: { length: 3 } })
  })

  test('differs from one that is longer than is read', async () => {
    expect(await read(whole.slice(0, last + 30), 2)).toMatchObject({ isCapped: true, isCutOff: false })
  })

  test('says so to its owner, until it is whole', async () => {
    const wren = await createPerson('Wren')
    const { url, sound } = await publishPodcast()
    const put = (text: string) => putPage(new URL(url).pathname, text, 'text/xml')
    const createText = (description: string) =>
      createFeedXml({ description, items: [{ guid: 'one', url: sound }] })
    await put(createText('').replace('</channel></rss>', '<item><title>two'))
    const prepared = await prepareImport(wren, url)
    expect(prepared).toMatchObject({ isCutOff: true })
    const put2 = ({ description = '' }) => put(createText(description))
    expect(await proveImport(wren, prepared, put2)).toMatchObject({ isCutOff: false, waiting: 1 })
  })
})

test('a feed that breaks off, or is longer than is read, says so', async () => {
  const head = createFeedXml({ items: [{ guid: 'one', url: 'http://pod.example/1.mp3' }] }).replace(
    '</channel></rss>',
    '',
  )
  const createTools = (end: (controller: ReadableStreamDefaultController) => void) => ({
    clock,
    env: { ...env, PODCAST_TEST_HOSTS: 'pod.example' },
    fetchExternal: async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(head))
            end(controller)
          },
        }),
      ),
  })
  const url = 'http://pod.example/feed.xml'
  const broken = createTools((controller) => controller.error(new Error('gone')))
  await expect(fetchFeed(broken, url)).rejects.toMatchObject({ code: 'import.feed_unreachable' })
  const limits = { totalMs: 10_000, maxBytes: 100, maxItems: 10 }
  expect(
    await fetchFeed(
      createTools(() => {}),
      url,
      limits,
    ),
  ).toMatchObject({ isCapped: true, itemsBeyond: null, episodes: [{}] })
})

describe('a sound', () => {
  const read = async ({ body }: { body: ReadableStream<Uint8Array> }) =>
    hashBytes(new Uint8Array(await new Response(body).arrayBuffer()))
  const signal = () => AbortSignal.timeout(60_000)

  test('is fetched in ranges, and again from where it broke', async () => {
    const bytes = await readFixture('speech-a.mp3')
    const url = await putPage(`/${ids.random(12)}.mp3`, bytes, 'audio/mpeg')
    for (const address of [url, `${url}?cut=3000`]) {
      const sound = await openEpisodeSound(deps, address, signal(), 5000)
      expect(sound).toMatchObject({ type: 'audio/mpeg', bytes: bytes.length })
      expect(await read(sound), address).toBe(await hashBytes(bytes))
    }
  })

  test('of a host without ranges is fetched whole', async () => {
    const sound = await openEpisodeSound(deps, `http://${env.TEST_SERVICES.podcastHost}/short`, signal())
    await expect(read(sound)).rejects.toMatchObject({ problem: 'unreachable' })
  })
})
