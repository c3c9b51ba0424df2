/**
 * Imports of podcasts, for their owners: a feed is read, its owner proves that it is theirs by a code in it or by one that
 * is mailed to the address in it, and its episodes become the recordings of an owlcast.
 */
import { appError } from '../../domain/errors/errors'
import {
  findRenamed,
  identifyEpisodes,
  isRepeated,
  toFullIdentity,
} from '../../domain/imports/episode-identity'
import {
  formatEmailHint,
  hasImportCode,
  type PlacedEpisode,
  type PodcastFeed,
} from '../../domain/imports/imports'
import {
  IMPORT_CODE_HOURS,
  IMPORT_ITEMS_PER_PAGE,
  IMPORT_KEPT_DAYS,
} from '../../domain/imports/imports.limits'
import type { Import, ImportItems, Imports } from '../../domain/imports/imports.schema'
import { CODE_DIGITS } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live/live'
import { newOwlcastShape } from '../../domain/owlcasts/owlcasts.schema'
import { DAY_MS, DAY_SECONDS, HOUR_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { createImportCodeEmail } from '../emails/import-emails'
import { assertRateLimit } from '../gate/rate-limit'
import { insertEmailFrom } from '../outbox/outbox.repo'
import { createEmail } from '../outbox/outbox.service'
import type { Viewer } from '../posts/access/visible-posts'
import { updateImportedDates } from '../posts/imported-dates.repo'
import { createOwlcast } from '../publishing/create-owlcast.service'
import type { SessionUser } from '../session-user'
import { hashToken } from '../tools/token'
import {
  cancelRunning,
  deleteUnproved,
  findImport,
  type ImportRow,
  insertImport,
  insertItems,
  isImportKept,
  listImportItems,
  listImports,
  listKnownItems,
  requireProof,
  saveEmailCode,
  startImport,
} from './imports.repo'
import { fetchFeed, findFeed } from './read-feed'

/** Codes mailed per user, and to one address. */
const IMPORT_CODES_SENT = { count: 3, seconds: 3600 }
const IMPORT_CODES_TO_ADDRESS = { count: 3, seconds: DAY_SECONDS }
const IMPORT_CODE_TRIES = { count: 5, seconds: 3600 }
/** A proof of ownership holds for this many days; then the next run asks for it again. */
export const IMPORT_PROOF_DAYS = 30
/** Days that unproved imports are kept. */
const IMPORT_UNPROVED_DAYS = 7

type Owner = Pick<SessionUser, 'id'>
type FoundImport = NonNullable<Awaited<ReturnType<typeof findImport>>>

const CODE_CHARS = 10

/** The user's imports, newest first. */
export async function getImports({ db, clock }: AppDeps, { id }: Owner): Promise<Imports> {
  const now = clock.now()
  return { items: (await listImports(db, id)).map((found) => toImportDto(found, now)) }
}

/** Returns an import of the user. */
export async function getImport(deps: AppDeps, owner: Owner, id: string): Promise<Import> {
  return toImportDto(await getOwnImport(deps, owner, id), deps.clock.now())
}

/** Returns a page of the episodes of an import. */
export async function getImportItems(
  deps: AppDeps,
  owner: Owner,
  id: string,
  after: number,
): Promise<ImportItems> {
  await getOwnImport(deps, owner, id)
  const items = await listImportItems(deps.db, id, after)
  return { items, next: items.length === IMPORT_ITEMS_PER_PAGE ? (items.at(-1)?.position ?? null) : null }
}

/** Reads a feed and prepares its import; the existing one where the user has one of this feed. */
export async function prepareImport(deps: AppDeps, owner: Owner, url: string): Promise<Import> {
  const { db, clock, ids } = deps
  const { feedUrl, title, language, ownerEmail, isCapped, itemsBeyond, isCutOff } = await findFeed(deps, url)
  const now = clock.now()
  const row = await insertImport(db, {
    id: ids.make('imp'),
    userId: owner.id,
    feedUrl,
    title,
    language,
    isCapped,
    itemsBeyond,
    isCutOff,
    state: 'unproved',
    code: `owlcast-${ids.random(CODE_CHARS)}`,
    emailHint: ownerEmail === null ? null : formatEmailHint(ownerEmail),
    dueAt: now,
    createdAt: now,
    expiresAt: now + IMPORT_UNPROVED_DAYS * DAY_MS,
  })
  if (!row) throw appError('import.too_many')
  return getImport(deps, owner, row.id)
}

/** Mails a code to the address that the feed names now. */
export async function sendImportCode(deps: AppDeps, owner: SessionUser, id: string): Promise<Import> {
  const { db, clock, t } = deps
  const { row } = await getOwnImport(deps, owner, id)
  if (row.state !== 'unproved') throw appError('import.proved')
  await assertRateLimit(deps, `import-code|${owner.id}`, IMPORT_CODES_SENT)
  const { ownerEmail } = await fetchFeed(deps, row.feedUrl)
  if (ownerEmail === null) throw appError('import.no_email')
  await assertRateLimit(deps, `import-code-to|${ownerEmail}`, IMPORT_CODES_TO_ADDRESS)
  const code = createCode()
  const email = t(() =>
    createImportCodeEmail(ownerEmail, { code, title: row.title, username: owner.username }),
  )
  await batch(db, {
    code: saveEmailCode(db, id, await hashCode(id, code), clock.now() + IMPORT_CODE_HOURS * HOUR_MS),
    email: insertEmailFrom(db, owner.id, createEmail(deps, email), isImportKept(id)),
  })
  return getImport(deps, owner, id)
}

export type ProofInput = {
  /** The mailed code; null to look for the other one in the feed. */
  code: string | null
  viewer: Viewer
}
type ProofResult = { import: Import; events: LiveEvent[] }

/** Checks the proof and starts the import, into an owlcast of its own. */
export async function proveImport(
  deps: AppDeps,
  owner: SessionUser,
  id: string,
  { code, viewer }: ProofInput,
): Promise<ProofResult> {
  const { clock } = deps
  const { row } = await getOwnImport(deps, owner, id)
  if (row.state !== 'unproved') return { import: await getImport(deps, owner, id), events: [] }
  if (code !== null) await assertMailedCode(deps, row, code)
  const feed = await fetchFeed(deps, row.feedUrl)
  if (code === null && !hasImportCode(feed, row.code))
    throw appError('import.code_missing', { code: row.code })
  const { owlcastId, events } =
    row.owlcastId === null
      ? await createImportOwlcast(deps, owner, row, feed, viewer)
      : { owlcastId: row.owlcastId, events: [] }
  await startItems(deps, row, feed, { owlcastId, provenAt: clock.now() })
  return { import: await getImport(deps, owner, id), events }
}

/** Reads the feed again and imports what is new in it; episodes that were refused are tried again. */
export async function repeatImport(deps: AppDeps, owner: Owner, id: string): Promise<Import> {
  const { db, clock } = deps
  const { row } = await getOwnImport(deps, owner, id)
  if (row.state === 'finished' || row.state === 'cancelled') {
    const now = clock.now()
    const isProven = row.provenAt !== null && row.provenAt > now - IMPORT_PROOF_DAYS * DAY_MS
    if (isProven) await startItems(deps, row, await fetchFeed(deps, row.feedUrl), row)
    else await requireProof(db, id, now + IMPORT_KEPT_DAYS * DAY_MS)
  }
  return getImport(deps, owner, id)
}

/** Ends a running import; what is published stays. An import that was never proven is forgotten. */
export async function cancelImport(deps: AppDeps, owner: Owner, id: string): Promise<void> {
  const { db, clock } = deps
  await getOwnImport(deps, owner, id)
  const now = clock.now()
  await cancelRunning(db, id, now, now + IMPORT_KEPT_DAYS * DAY_MS)
  await deleteUnproved(db, id)
}

async function getOwnImport(
  { db }: Pick<AppDeps, 'db'>,
  { id: userId }: Owner,
  id: string,
): Promise<FoundImport> {
  const found = await findImport(db, userId, id)
  if (!found) throw appError('import.not_found')
  return found
}

/** Attempts are counted before anything is compared. */
async function assertMailedCode(deps: AppDeps, row: ImportRow, code: string): Promise<void> {
  await assertRateLimit(deps, `import-proof|${row.id}`, IMPORT_CODE_TRIES)
  const isValid =
    row.emailCodeHash !== null &&
    (row.emailCodeEndsAt ?? 0) > deps.clock.now() &&
    (await hashCode(row.id, code)) === row.emailCodeHash
  if (!isValid) throw appError('import.code_wrong', {}, 'code')
}

async function createImportOwlcast(
  deps: AppDeps,
  owner: SessionUser,
  { id }: ImportRow,
  { title, description, tags }: PodcastFeed,
  viewer: Viewer,
) {
  const input = newOwlcastShape.parse({ name: title, description, tags, invitees: [] })
  const { post, events } = await createOwlcast(deps, owner, { input, key: `import-${id}`, viewer })
  return { owlcastId: post.id, events }
}

async function startItems(
  deps: AppDeps,
  { id }: ImportRow,
  { episodes, title, language, isCapped, itemsBeyond, isCutOff }: PodcastFeed,
  { owlcastId, provenAt }: Pick<ImportRow, 'owlcastId' | 'provenAt'>,
): Promise<void> {
  const { db, ids, clock } = deps
  const rows = (await hashIdentities(deps, id, episodes)).map((row) => ({
    ...row,
    newPostId: ids.make('post'),
  }))
  await batch(db, { items: insertItems(db, id, rows), dates: updateImportedDates(db, id) })
  const read = { isCapped, itemsBeyond, isCutOff, title, language }
  await startImport(db, id, { owlcastId, provenAt, ...read }, clock.now())
}

/** The episodes with the hashes of their identities. One that stands in the feed twice is left out once. */
async function hashIdentities({ db }: Pick<AppDeps, 'db'>, id: string, episodes: readonly PlacedEpisode[]) {
  const items = await listKnownItems(db, id)
  const known = new Map(
    items.map(({ guidHash, url, ...item }) => [
      guidHash,
      { ...item, guidHash, urls: url === '' ? [] : url.split('\n') },
    ]),
  )
  const names = [...new Set(episodes.flatMap((episode) => [episode.guid, toFullIdentity(episode)]))]
  const hashes = new Map(await Promise.all(names.map(async (name) => [name, await hashToken(name)] as const)))
  const findKnown = (identity: string) => known.get(hashes.get(identity) ?? '')
  const identities = identifyEpisodes(episodes, findKnown)
  const renamed = findRenamed(episodes, identities, findKnown, [...known.values()])
  return Promise.all(
    episodes.map(async (episode, at) => {
      const identity = identities[at] ?? episode.guid
      const problem = isRepeated(identity) ? ('repeated' as const) : episode.problem
      const guidHash = renamed.get(at)?.guidHash ?? hashes.get(identity) ?? (await hashToken(identity))
      return { ...episode, problem, guidHash }
    }),
  )
}

function createCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

const hashCode = (importId: string, code: string) => hashToken(`${importId}|${code.trim()}`)

function toImportDto({ row, ...counts }: FoundImport, now: number): Import {
  const {
    id,
    feedUrl,
    title,
    state,
    code,
    emailHint,
    emailCodeEndsAt,
    owlcastId,
    isCapped,
    itemsBeyond,
    isCutOff,
    finishedAt,
  } = row
  return {
    id,
    feedUrl,
    title,
    state,
    code,
    emailHint,
    owlcastId,
    isCapped,
    itemsBeyond,
    isCutOff,
    finishedAt,
    isCodeSent: (emailCodeEndsAt ?? 0) > now,
    ...counts,
  }
}
