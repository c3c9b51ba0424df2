/**
 * A served site with posts of every kind, messages, owlcasts, the library and more is backed up, deleted and restored;
 * then every table, counter, search hit and sound is compared, and the same again from its nightly copy, which lacks what
 * fades.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as rules from '../../domain/backups/backups'
import { createSound, createUser, publishOnce, type User } from '../../tests/faults/process/http-client'
import { ROOT } from '../root.ts'
import { seed } from '../seed/seed.mjs'
import { backUp } from './backup.ts'
import { describeSite, listDifferences } from './compare-sites'
import { createFolderSource } from './files.ts'
import { fillEmptyTables } from './filled-site'
import { openLocalSite } from './local-site.ts'
import { createNightlySource } from './nightly.ts'
import { restore } from './restore.ts'
import { isWorkerBuilt, type ServedSite, withServedSite } from './served-site'
import { type Row, readSchema, type SiteStorage } from './site.ts'
import { toInserts } from './statements.ts'

const folder = mkdtempSync(join(tmpdir(), 'owlcast-world-'))
const state = join(folder, 'state')
/** Enough for a picker; the rest are the same. */
const TRACKS = 3
const SPEECH = new Uint8Array(readFileSync(join(ROOT, 'tests/fixtures/speech-a.mp3')))

type Listened = { path: string; as: User | null; fades: boolean }

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
      return ((await page.json()) as { items: Heard[] }).items
    }),
  )
  const tracks = (await (await ask('GET /api/tracks')).json()) as { items: { audioUrl: string }[] }
  const open: Heard[] = [...items.flat(), ...tracks.items, first, reply, recording]
  const fading = new Map(open.map(({ audioUrl, expiresAt = null }) => [audioUrl, expiresAt !== null]))
  return [
    ...[...fading].flatMap(([path, fades]) => (path ? [{ path, fades, as: null }] : [])),
    { path: String(message.audioUrl), fades: false, as: wren },
    { path: String(message.audioUrl), fades: false, as: ada },
  ]
}
type Heard = { audioUrl: string | null; expiresAt?: number | null }
const KINDS = ['squawk', 'hum', 'nightingale', 'owlcast']

/** Requests with another answer, and the beginnings of both. */
const listOtherAnswers = (before: Map<string, string>, after: Map<string, string>) =>
  [...before]
    .filter(([name, result]) => after.get(name) !== result)
    .map(([name, result]) => `${name}: ${result.slice(0, 80)} → ${after.get(name)?.slice(0, 80)}`)

/** Sounds and search results, by request. */
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

/** Signs in who was signed in before: a restore brings back no sessions. */
async function signInAgain(site: SiteStorage, sessions: readonly Row[]): Promise<void> {
  expect(await site.query('SELECT id FROM sessions')).toEqual([])
  await site.write([...toInserts('sessions', sessions)])
}

/** Describes the rest of a site once what fades is deleted. */
async function describeLasting(folder: string): Promise<Map<string, string[]>> {
  const site = await openLocalSite({ state: folder, mustExist: true })
  const schema = await readSchema(site)
  const tables = rules.listBackupTables(schema).filter((table) => table !== 'media_deletions')
  const deletes: string[] = []
  for (const table of ['posts', ...tables.toReversed()]) {
    const kept = await site.query<{ backup_rowid: number }>(rules.selectCopied(schema, table))
    const rowids = kept.map((row) => row.backup_rowid).join(', ')
    deletes.push(`DELETE FROM "${table}" WHERE rowid NOT IN (${rowids})`)
  }
  await site.write(deletes)
  const found = await describeSite(site, rules)
  await site.close()
  return found
}

describe.skipIf(!isWorkerBuilt())('a full site', () => {
  let listened: Listened[] = []
  let heard: Map<string, string>
  let copied: Map<string, string[]>
  let before: Map<string, string[]>
  let sessions: Row[]

  beforeAll(async () => {
    heard = await withServedSite(state, async (served) => {
      listened = await createWorld(served)
      // The nightly copy takes some runs.
      await served.runSchedule(5)
      return listen(served, listened)
    })
    const site = await openLocalSite({ state, mustExist: true })
    const lasting = join(folder, 'lasting')
    cpSync(state, lasting, { recursive: true })
    copied = await describeLasting(lasting)
    sessions = await site.query('SELECT * FROM sessions')
    await fillEmptyTables(site, rules)
    before = await describeSite(site, rules)
    await backUp({ site, environment: 'local', folder: join(folder, 'backup'), key: Buffer.alloc(32, 1) })
    await site.close()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('has something in every table, and sound of every kind', () => {
    // Private words are in the other test.
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
    await signInAgain(site, sessions)
    await site.close()
    const again = await withServedSite(restored, (served) => listen(served, listened))
    expect(listOtherAnswers(heard, again)).toEqual([])
  })

  test('has all that lasts after a restore of its nightly copy into an empty database, and nothing that fades', async () => {
    rmSync(join(state, 'v3/d1'), { recursive: true })
    const site = await openLocalSite({ state })
    const { manifest, objects } = await restore({ site, source: await createNightlySource(site) })
    expect(manifest.kind).toBe('nightly')
    expect(objects).toBe(0)
    // Each run of the cron moves its cursors on, also those after the copy.
    const different = listDifferences(copied, await describeSite(site, rules))
    expect(different.filter((name) => !['notification_cursors', 'media_deletions'].includes(name))).toEqual(
      [],
    )
    const queued = (await site.query<{ key: string }>('SELECT key FROM media_deletions')).map(
      ({ key }) => key,
    )
    await signInAgain(site, sessions)
    await site.close()
    const again = await withServedSite(state, async (served) => {
      const found = await listen(served, listened)
      await served.runSchedule()
      return found
    })
    const fades = (name: string) =>
      listened.some(({ path, fades }) => fades && name.startsWith(`${path} `)) || /zep|answering/.test(name)
    expect([...heard.keys()].filter(fades).length).toBeGreaterThan(5)
    expect(listOtherAnswers(heard, again).filter((line) => !fades(line))).toEqual([])
    expect([...again].filter(([name, result]) => fades(name) && result.startsWith('200 audio'))).toEqual([])
    const swept = await openLocalSite({ state })
    expect(queued.length).toBeGreaterThan(3)
    for (const key of queued) expect(await swept.readObject(key), key).toBeNull()
    await swept.close()
  })
})
