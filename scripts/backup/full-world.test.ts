/**
 * A served site with posts of every kind, messages, owlcasts, the library and more is backed up, deleted and restored;
 * then every table, counter, search hit and sound is compared, and the same again from its nightly copy.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as rules from '../../domain/backups/backups'
import { createSound, createUser, publishOnce, type User } from '../../tests/faults/process/http-client'
import { ROOT } from '../deploy/config.ts'
import { seed } from '../seed/seed.mjs'
import { backUp } from './backup.ts'
import { describeSite, listDifferences } from './compare-sites'
import { createFolderSource } from './files.ts'
import { fillEmptyTables } from './filled-site'
import { openLocalSite } from './local-site.ts'
import { createNightlySource } from './nightly.ts'
import { restore } from './restore.ts'
import { isWorkerBuilt, type ServedSite, withServedSite } from './served-site'

const folder = mkdtempSync(join(tmpdir(), 'owlcast-world-'))
const state = join(folder, 'state')
/** Enough for a picker; the rest are the same. */
const TRACKS = 3
const SPEECH = new Uint8Array(readFileSync(join(ROOT, 'tests/fixtures/speech-a.mp3')))

type Listened = { path: string; as: User | null }

/** Creates posts and messages through the API; returns what a visitor and the members can play. */
async function createWorld({ mf, origin, ask }: ServedSite): Promise<Listened[]> {
  await seed(mf, origin, { tracks: TRACKS })
  const [wren, ada] = [await createUser(ask, 'Wren', { pro: true }), await createUser(ask, 'Ada')]
  const speak = (as: User, mode: 'squawk' | 'mue' | 'owlcast', fields: Record<string, unknown> = {}) =>
    publishOnce(ask, as, createSound(SPEECH, { type: 'audio/mpeg', mode }), fields)
  const expectOk = async (answer: Promise<Response>) => {
    const { ok, status } = await answer
    expect(ok, String(status)).toBe(true)
  }
  const first = await speak(wren, 'squawk', { title: 'Zeppelins at dawn', description: "It's a first\nline" })
  const reply = await speak(ada, 'squawk', { title: 'Answering', parents: [{ id: first.id }] })
  const message = await speak(wren, 'mue', { title: 'Quietly', tags: [], recipient: `@${ada.username}` })
  await speak(ada, 'mue', { title: 'To an address', tags: [], recipient: 'mara@example.org' })
  await expectOk(ask(`PUT /api/people/${wren.username}/follow`, { as: ada }))
  await expectOk(ask('POST /api/heard', { as: ada, json: { ids: [first.id] } }))
  const made = await ask('POST /api/owlcasts', {
    as: wren,
    json: { name: 'Two banks' },
    key: 'owlcast-key-1',
  })
  const { post: cast } = (await made.json()) as { post: { id: string } }
  const recording = await speak(wren, 'owlcast', { title: 'Part one', owlcastId: cast.id })
  await expectOk(
    ask(`POST /api/posts/${cast.id}/invitations`, { as: wren, json: { to: `@${ada.username}` } }),
  )
  const items = await Promise.all(
    KINDS.map(async (kind) => {
      const page = await ask(`GET /api/posts?kind=${kind}`)
      return ((await page.json()) as { items: { audioUrl: string | null }[] }).items
    }),
  )
  const tracks = (await (await ask('GET /api/tracks')).json()) as { items: { audioUrl: string }[] }
  const open = [...items.flat(), ...tracks.items, first, reply, recording]
  const paths = [...new Set(open.flatMap(({ audioUrl }) => audioUrl ?? []))]
  return [
    ...paths.map((path) => ({ path, as: null })),
    { path: String(message.audioUrl), as: wren },
    { path: String(message.audioUrl), as: ada },
  ]
}
const KINDS = ['squawk', 'hum', 'nightingale', 'owlcast']

/** Requests with another answer, and the beginnings of both. */
const listOtherAnswers = (before: Map<string, string>, after: Map<string, string>) =>
  [...before]
    .filter(([name, result]) => after.get(name) !== result)
    .map(([name, result]) => `${name}: ${result.slice(0, 80)} → ${after.get(name)?.slice(0, 80)}`)

/** What is played and found, by request. */
async function listen({ ask }: ServedSite, listened: readonly Listened[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { path, as } of listened) {
    const answer = await ask(`GET ${path}`, { as })
    const bytes = Buffer.from(await answer.arrayBuffer())
    found.set(
      `${path} ${as?.username}`,
      `${answer.status} ${answer.headers.get('content-type')} ${bytes.toString('base64')}`,
    )
  }
  for (const word of ['zeppelins', 'zepelins', 'answering', 'quietly', 'banks']) {
    const answer = await ask(`GET /api/search/results?q=${word}`, { as: listened.at(-1)?.as ?? null })
    const { now: _, ...results } = (await answer.json()) as { now: number }
    found.set(`search ${word}`, `${answer.status} ${JSON.stringify(results)}`)
  }
  return found
}

describe.skipIf(!isWorkerBuilt())('a full site', () => {
  let listened: Listened[] = []
  let heard: Map<string, string>
  let copied: Map<string, string[]>
  let before: Map<string, string[]>

  beforeAll(async () => {
    heard = await withServedSite(state, async (served) => {
      listened = await createWorld(served)
      // The nightly copy takes some runs.
      await served.runSchedule(5)
      return listen(served, listened)
    })
    const site = await openLocalSite({ state, mustExist: true })
    copied = await describeSite(site, rules)
    await fillEmptyTables(site, rules)
    before = await describeSite(site, rules)
    await backUp({ site, environment: 'local', folder: join(folder, 'backup'), key: Buffer.alloc(32, 1) })
    await site.close()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('has something in every table, and sound of every kind', () => {
    // What is spoken in private is in the other test.
    const empty = [...before].filter(([, lines]) => lines.length === 0).map(([name]) => name)
    expect(empty).toEqual(['transcripts_private_fts'])
    expect(listened.length).toBeGreaterThan(15)
    expect([...heard].filter(([, result]) => !result.startsWith('200')).map(([name]) => name)).toEqual([])
    expect(heard.get('search zeppelins')).toContain('Zeppelins at dawn')
    expect(heard.get('search zepelins')).toContain('Zeppelins at dawn')
    expect(heard.get('search quietly')).toContain('Quietly')
  })

  test('is the same after a restore of its backup into a new folder, and plays every sound', async () => {
    const restored = join(folder, 'restored')
    const site = await openLocalSite({ state: restored })
    await restore({ site, source: createFolderSource(join(folder, 'backup')), key: Buffer.alloc(32, 1) })
    expect(listDifferences(before, await describeSite(site, rules))).toEqual([])
    await site.close()
    const again = await withServedSite(restored, (served) => listen(served, listened))
    expect(listOtherAnswers(heard, again)).toEqual([])
  })

  test('is the same after a restore of its nightly copy into an empty database', async () => {
    rmSync(join(state, 'v3/d1'), { recursive: true })
    const site = await openLocalSite({ state })
    const { manifest, objects } = await restore({ site, source: await createNightlySource(site, 'nightly') })
    expect(manifest.kind).toBe('nightly')
    expect(objects).toBe(0)
    // Each run of the cron moves its cursors on, also those after the copy.
    const different = listDifferences(copied, await describeSite(site, rules))
    expect(different.filter((name) => name !== 'notification_cursors')).toEqual([])
    await site.close()
    const again = await withServedSite(state, (served) => listen(served, listened))
    expect(listOtherAnswers(heard, again)).toEqual([])
  })
})
