/**
 * Gone is gone: after expiry, deletion and erasure no marked word is in any table, index, object, copy or line of the log.
 * Once with what the site writes, and once with a marked row in every table that names a post or an account: a new table
 * is covered by itself.
 */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BACKUP_PREFIX, DELETION_LIST_PREFIX } from '../../domain/backups/backups'
import type { Post } from '../../domain/posts/posts.schema'
import { HOUR_MS } from '../../domain/time/units'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { copyDatabase } from '../../worker/backups/nightly.service'
import { backups } from '../../worker/database/tables/backups.table'
import { runSchedule } from '../../worker/schedule'
import { createMark } from '../support/canary'
import { createFullAccount } from '../support/full-account'
import { createUnknownEmail, publishMessage } from '../support/messages'
import { decide, report, toPost } from '../support/moderation'
import { publishOwlcast, publishRecording } from '../support/owlcasts'
import { publishSong } from '../support/payments'
import { createUploadInput, publishSquawk, requestTicket } from '../support/recordings'
import { collectLog, findWords, insertMarked, listTableShapes, type TableShape } from '../support/remains'
import { publishWords } from '../support/speech'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const TIME_FOR_ALL_MS = 300_000
const NEXT_NIGHT_MS = 49 * HOUR_MS

let readLog: () => string
beforeEach(() => {
  readLog = collectLog()
})
afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

/** Goes on with the nightly copy until it is complete. */
async function completeCopy(): Promise<void> {
  for (let isMore = true; isMore; ) {
    await copyDatabase(getTools())
    isMore = (await getTools().db.select().from(backups)).some(({ finishedAt }) => finishedAt === null)
  }
}

const isCopied = (place: string) => place.startsWith(BACKUP_PREFIX)
const deletePost = async (as: Person, { id }: Post) =>
  expect((await call(`DELETE /api/posts/${id}`, { as })).status).toBe(204)
/** Identifiers of an account, each with an end of its own. */
const listNames = ({ id, username, email }: Person) => [id, username, email.split('@')[0] ?? '']
/** Where words are, without the ids that the receipt of a deletion names as kept. */
const findRest = async (words: readonly string[]) =>
  (await findWords(words)).filter((place) => !place.startsWith(DELETION_LIST_PREFIX))

test('everything that the site stores of posts and messages goes with their end, their deletion and their account', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const name = createMark('name')
  const [wren, ada] = [await createPerson(name, { pro: true }), await createPerson('Ada')]
  const keeper = await createPerson('Keeper', { moderator: true })
  const mark = () => createMark('said')
  const ends = [mark(), mark(), mark(), mark(), mark()] as const
  const spoken = await publishWords(wren, ends[0], { title: ends[1], description: ends[2], tags: [ends[3]] })
  await publishSquawk(ada, { title: ends[4], parents: [{ id: spoken.id }] })
  const lasts = [mark(), mark(), mark(), mark(), mark(), mark()] as const
  const song = await publishSong(wren, 0, { title: lasts[0] })
  const toMember = await publishMessage(wren, { title: lasts[1], recipient: `@${ada.username}` })
  const toAddress = await publishMessage(wren, { title: lasts[2], recipient: createUnknownEmail() })
  const cast = await publishOwlcast(wren, { name: lasts[3], description: lasts[4] })
  await publishRecording(wren, cast, { title: lasts[5] })
  for (const to of [`@${ada.username}`, createUnknownEmail()])
    await call(`POST /api/posts/${cast.id}/invitations`, { as: wren, json: { to } })
  for (const post of [spoken, song]) {
    await report(ada, toPost(post))
    expect((await decide(keeper, toPost(post), 'dismiss', { queue: 'open' })).status).toBe(204)
  }
  await call(`GET /api/search/results?q=${ends[1]}`)
  await runSchedule(getTools())
  await completeCopy()
  for (const kind of ['squawk', 'nightingale', 'owlcast'])
    await call(`GET /api/posts?kind=${kind}&seq=9999999`)

  // The search finds what is there.
  const there = await findWords(ends)
  for (const place of [
    'posts.title',
    'posts_fts_data.block',
    'search_terms.word',
    'transcripts.text',
    'feed_pages.body',
    'reports.title',
    'decisions.title',
  ])
    expect(there).toContain(place)
  expect(there.some((place) => place.startsWith('transcripts/'))).toBe(true)
  expect((await findWords(lasts)).some(isCopied)).toBe(true)
  expect(await findWords(lasts)).toContain('outbox.text')
  // Rows that end are in no copy while they last.
  expect(there.filter(isCopied)).toEqual([])

  setClockOffset(NEXT_NIGHT_MS)
  await runSchedule(getTools())
  await runSchedule(getTools())
  expect(await findWords(ends)).toEqual([])

  for (const post of [song, toMember, toAddress, cast]) await deletePost(wren, post)
  await runSchedule(getTools())
  expect((await findWords(lasts)).filter((place) => !isCopied(place))).toEqual([])
  setClockOffset(2 * NEXT_NIGHT_MS)
  await completeCopy()
  expect(await findWords(lasts)).toEqual([])

  await requestTicket(wren, await createUploadInput())
  expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
  // Sends the last email.
  await runSchedule(getTools())
  expect((await findRest([name, ...listNames(wren)])).filter((place) => !isCopied(place))).toEqual([])
  setClockOffset(3 * NEXT_NIGHT_MS)
  await runSchedule(getTools())
  await completeCopy()
  expect(await findRest([name, ...listNames(wren)])).toEqual([])
  expect(
    [...ends, ...lasts, name, ...listNames(wren)].filter((word) => readLog().includes(word.toLowerCase())),
  ).toEqual([])
})

test('an expired post whose author is erased while a copy is made is in no copy', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const wren = await createPerson('Wren')
  const [ended, lasting] = [createMark('ended'), createMark('lasting')]
  await publishSquawk(wren, { title: ended })
  await publishSong(wren, 0, { title: lasting })
  setClockOffset(NEXT_NIGHT_MS)
  const { db } = getTools()
  await db.delete(backups)
  const hasBegun = async () => (await db.select().from(backups))[0]?.nextTable === 'posts'
  for (let run = 0; run < 200 && !(await hasBegun()); run++) {
    let calls = 0
    await copyDatabase({ ...getTools(), hasBudget: () => ++calls <= 2 })
  }
  expect(await hasBegun()).toBe(true)
  expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
  await completeCopy()
  expect(await findWords([ended, lasting])).toEqual([])
})

/** Tables, or columns of a table, that stay, and why. */
type Kept = Readonly<Record<string, string>>
/** Returns where marks of tables are, in the tables and columns that are not to be kept. */
async function findNotKept(byTable: ReadonlyMap<string, string>, kept: Kept): Promise<string[]> {
  const marks = [...byTable].flatMap(([table, mark]) => (table in kept ? [] : [mark]))
  return (await findWords(marks)).filter((place) => !(place in kept))
}

const keepColumns = (table: string, columns: readonly string[], why: string): Kept =>
  Object.fromEntries(columns.map((column) => [`${table}.${column}`, why]))

const KEPT_WITHOUT_POST: Kept = {
  copyright_reports: 'the report belongs to its writer, and is deleted after its days',
  audit: 'ids, actions and numbers, no words',
  events: 'ids and words of ours, for a few days',
  payments: 'bookkeeping: amounts and dates under a number',
  ...keepColumns('reports', ['id', 'reason', 'status', 'copyright_report_id'], 'ids and words of ours'),
  'reports.details': 'the reporter’s words, deleted after their days',
  ...keepColumns('decisions', ['id', 'action', 'rule', 'appeal_state'], 'ids and words of ours'),
  'decisions.words': 'the moderator’s words',
  'decisions.appeal_text': 'the author’s appeal',
  'decisions.appeal_words': 'the moderator’s answer',
  'idempotency_keys.key': 'a repeat creates nothing again',
  'idempotency_keys.body_hash': 'a hash',
  'import_items.guid_hash': 'a hash, so that the episode is not imported again',
  'import_items.state': 'a word of ours',
  'import_items.problem': 'a word of ours',
}

test.each(['deleted', 'expired'])(
  'no row that names a post keeps a word once it is %s',
  {
    timeout: TIME_FOR_ALL_MS,
  },
  async (how) => {
    const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
    const post = await publishWords(wren, 'The fox is back.')
    const byTable = new Map<string, string>()
    for (const table of await listTableShapes()) {
      const given = getPostColumns(table, post.id, ada.id)
      if (!given) continue
      const mark = createMark(table.name)
      if (await insertMarked(table, mark, given)) byTable.set(table.name, mark)
    }
    for (const table of ['reports', 'decisions']) expect(byTable.has(table), table).toBe(true)
    expect(byTable.size).toBeGreaterThan(12)
    if (how === 'deleted') await deletePost(wren, post)
    else {
      setClockOffset(NEXT_NIGHT_MS)
      await runSchedule(getTools())
    }
    expect(await findNotKept(byTable, KEPT_WITHOUT_POST)).toEqual([])
  },
)

/** The columns of a table that lead to a post, and those of another account; null if none leads to a post. */
function getPostColumns(
  { columns, references }: TableShape,
  postId: string,
  otherId: string,
): Record<string, string> | null {
  const leads = columns.filter(
    ({ name }) =>
      /(^|_)(post|subject)_id$/.test(name) ||
      references.some(
        ({ from, table, on_delete: action }) => from === name && table === 'posts' && action === 'CASCADE',
      ),
  )
  if (leads.length === 0) return null
  const isAccount = (column: string) =>
    column === 'user_id' ||
    references.some(({ from, table }) => from === column && (table === 'profiles' || table === 'users'))
  const accounts = columns.filter(({ name }) => isAccount(name))
  const kinds = columns.filter(({ name }) => name === 'subject_kind')
  return Object.fromEntries([
    ...kinds.map(({ name }) => [name, 'post']),
    ...accounts.map(({ name }) => [name, otherId]),
    ...leads.map(({ name }) => [name, postId]),
  ])
}

const KEPT_WITHOUT_ACCOUNT: Kept = {
  feed_authors: 'counts that triggers keep, of posts',
  ledger: 'bookkeeping: numbers only',
  payments: 'bookkeeping: amounts and dates under a number',
  payout_accounts: 'bookkeeping',
  payouts: 'bookkeeping',
}

test('no row of an account keeps a word once it is erased', { timeout: TIME_FOR_ALL_MS }, async () => {
  const { wren } = await createFullAccount()
  const byTable = new Map<string, string>()
  for (const table of await listTableShapes()) {
    const own = table.columns.filter(
      ({ name }) =>
        /^((user|owner|author|sender|blocker|muter|follower)_id)$/.test(name) ||
        table.references.some(
          ({ from, table: parent, on_delete: action }) =>
            from === name && ['profiles', 'users'].includes(parent) && action === 'CASCADE',
        ),
    )
    if (own.length === 0 || ['account_deletions', 'posts', 'profiles', 'media'].includes(table.name)) continue
    const mark = createMark(table.name)
    const given = Object.fromEntries(own.map(({ name }) => [name, wren.id]))
    if (await insertMarked(table, mark, given)) byTable.set(table.name, mark)
  }
  expect(byTable.size).toBeGreaterThan(30)
  expect(await deleteAccount(getTools(), wren.id), readLog()).toMatchObject({ isDone: true })
  for (let run = 0; run < 3; run++) await runSchedule(getTools())
  expect(await findNotKept(byTable, KEPT_WITHOUT_ACCOUNT)).toEqual([])
})
