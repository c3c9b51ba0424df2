/** Accounts that are deleted after a copy was made stay deleted after a restore, and others come back. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DELETION_LIST_PREFIX, toBackupDay } from '../../domain/backups/backups'
import type { Post } from '../../domain/posts/posts.schema'
import { createSound, createUser, publishOnce, type User } from '../../tests/faults/process/http-client'
import { ROOT } from '../root.ts'
import { backUp } from './backup.ts'
import { deleteAgain, describeUnknownDeletions, openBucketLists, openFolderLists } from './deletions.ts'
import { createFolderSource } from './files.ts'
import { openLocalSite } from './local-site.ts'
import { createNightlySource } from './nightly.ts'
import { restore } from './restore.ts'
import { isWorkerBuilt, type ServedSite, withServedSite } from './served-site'

const folder = mkdtempSync(join(tmpdir(), 'owlcast-deleted-'))
const backup = join(folder, 'backup')
const SPEECH = new Uint8Array(readFileSync(join(ROOT, 'tests/fixtures/speech-a.mp3')))

type Known = { person: User; post: Post }

/** Statuses of the profile, the post and its sound, and whether the session is signed in. */
async function readAnswers({ ask }: ServedSite, { person, post }: Known) {
  const getStatus = async (path: string) => (await ask(`GET ${path}`)).status
  const session = (await (await ask('GET /api/session', { as: person })).json()) as { user: unknown }
  return {
    profile: await getStatus(`/api/people/${person.username}`),
    post: await getStatus(`/api/posts/${post.id}`),
    sound: await getStatus(String(post.audioUrl)),
    isSignedIn: session.user !== null,
  }
}
const GONE = { profile: 404, post: 404, sound: 404, isSignedIn: false }
/** Signed out all the same: a restore brings back no sessions. */
const THERE = { profile: 200, post: 200, sound: 200, isSignedIn: false }

/** The data of a user in the stores: rows, and whether the bytes of the sound are there. */
async function findRemains(state: string, { person, post }: Known, key: string) {
  const site = await openLocalSite({ state })
  const ids = `'${person.id}', '${post.id}'`
  const rows = await site.query(
    `SELECT id FROM users WHERE id IN (${ids}) UNION SELECT id FROM posts WHERE id IN (${ids}) UNION SELECT user_id FROM account_deletions`,
  )
  const object = await site.readObject(key)
  await site.close()
  return { rows: rows.map(({ id }) => id), hasSound: object !== null }
}

/** A copy of the site without its database: what is left when that is lost. */
function loseDatabase(state: string, name: string): string {
  const copy = join(folder, name)
  cpSync(state, copy, { recursive: true })
  rmSync(join(copy, 'v3/d1'), { recursive: true })
  return copy
}

describe.skipIf(!isWorkerBuilt())('an account that was deleted after a copy', () => {
  const state = join(folder, 'state')
  let gone: Known
  let there: Known
  let soundKey: string
  /** The day on which the deletion started. */
  let day: string

  beforeAll(async () => {
    await withServedSite(state, async ({ ask, runSchedule }) => {
      const create = async (name: string): Promise<Known> => {
        const person = await createUser(ask, name)
        // A squawk is in no nightly copy.
        const sound = createSound(SPEECH, { type: 'audio/mpeg', mode: 'nightingale' })
        const detail = { songTitle: 'Low tide', author: name, isOriginal: true }
        return { person, post: await publishOnce(ask, person, sound, { tags: [], detail }) }
      }
      gone = await create('Wren')
      there = await create('Ada')
      await runSchedule(5)
    })
    const site = await openLocalSite({ state, mustExist: true })
    const [media = { key: '' }] = await site.query<{ key: string }>(
      `SELECT key FROM media WHERE owner_id = '${gone.person.id}'`,
    )
    soundKey = media.key
    await backUp({ site, environment: 'local', folder: backup })
    await site.close()
    await withServedSite(state, async ({ ask }) => {
      const json = { username: gone.person.username }
      const answer = await ask('POST /api/me/erasure', { as: gone.person, json })
      const receipt = (await answer.json()) as { erasedAt: number }
      expect(receipt).toMatchObject({ isDone: true })
      day = toBackupDay(receipt.erasedAt)
    })
    expect(await findRemains(state, gone, soundKey)).toEqual({ rows: [], hasSound: false })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Starts the restored site: nothing of the account is seen at once, and nothing is left after the schedule. */
  async function expectDeletedAgain(restored: string) {
    await withServedSite(restored, async (served) => {
      expect(await readAnswers(served, gone)).toEqual(GONE)
      expect(await readAnswers(served, there)).toEqual(THERE)
      await served.runSchedule()
      expect(await readAnswers(served, there)).toEqual(THERE)
    })
    expect(await findRemains(restored, gone, soundKey)).toEqual({ rows: [], hasSound: false })
  }

  test('is deleted again after a restore of the nightly copy', async () => {
    const restored = loseDatabase(state, 'from-nightly')
    const site = await openLocalSite({ state: restored })
    const lines: string[] = []
    const { deletedAgain } = await restore({
      site,
      source: await createNightlySource(site),
      print: (line) => lines.push(line),
    })
    await site.close()
    expect(deletedAgain).toBe(1)
    expect(lines.filter((line) => line.includes('deleted after'))).toEqual([])
    await expectDeletedAgain(restored)
  })

  test('is deleted again, with its sound, after a restore of a backup beside the same bucket', async () => {
    const restored = loseDatabase(state, 'from-backup')
    const site = await openLocalSite({ state: restored })
    expect(await restore({ site, source: createFolderSource(backup) })).toMatchObject({ deletedAgain: 1 })
    expect(await site.readObject(soundKey)).not.toBeNull()
    await site.close()
    await expectDeletedAgain(restored)
  })

  test('is deleted again in another bucket by a copy of the lists, and comes back without, which is said', async () => {
    const old = await openLocalSite({ state })
    const lists = join(folder, 'lists')
    const list = await old.readObject(`${DELETION_LIST_PREFIX}${day}.json`)
    await old.close()
    mkdirSync(lists)
    writeFileSync(join(lists, `${day}.json`), list?.content ?? '')

    const restored = join(folder, 'other-bucket')
    const site = await openLocalSite({ state: restored })
    const source = createFolderSource(backup)
    const given = { site, source, lists: await openFolderLists(lists) }
    expect(await restore(given)).toMatchObject({ deletedAgain: 1 })
    await site.close()
    await expectDeletedAgain(restored)

    const without = await openLocalSite({ state: join(folder, 'without-lists') })
    const lines: string[] = []
    const print = (line: string) => lines.push(line)
    expect(await restore({ site: without, source, print })).toMatchObject({ deletedAgain: 0 })
    expect(lines).toContainEqual(
      expect.stringMatching(/^Accounts that were deleted after \S+ cannot be known here, and come back\./),
    )
    // Once lists are found, the account is deleted in the site that is there, as after Time Travel.
    const found = await openFolderLists(lists)
    expect(await deleteAgain({ site: without, lists: found, day })).toBe(1)
    await without.close()
  })

  test('is not deleted by a list that is damaged: nothing is restored', async () => {
    const restored = loseDatabase(state, 'damaged')
    const site = await openLocalSite({ state: restored })
    await site.writeObject(`${DELETION_LIST_PREFIX}${day}.json`, {
      content: Buffer.from('{"ids":'),
      type: 'application/json',
      metadata: {},
    })
    const source = await createNightlySource(site)
    await expect(restore({ site, source })).rejects.toThrow(
      /^The list of deletions of \S+ in .* is damaged\.$/,
    )
    await expect(openBucketLists(site)).resolves.toMatchObject({ since: expect.stringMatching(/^\d{4}-/) })
    await site.close()
  })
})

test.each([
  ['in a bucket that has its copies', '2026-03-01', '2026-03-10', null],
  ['in a bucket without copies', null, '2026-03-10', /after 2026-03-10 cannot be known/],
  ['in a bucket that is newer', '2026-03-20', '2026-03-10', /after 2026-03-10 and before 2026-03-20 cannot/],
  ['in a folder', '', '2026-03-10', null],
  ['in a folder, for an older backup', '', '2026-01-10', /after 2026-01-10 and before 2026-03-01 cannot/],
])('says which deletions are unknown: %s', async (_, since, day, line) => {
  const said = await describeUnknownDeletions({ since }, day, Date.parse('2026-03-31T12:00:00Z'))
  if (line) expect(said).toMatch(line)
  else expect(said).toBeNull()
})
