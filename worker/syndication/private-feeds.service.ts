/** Private addresses: creating and ending them, and what their token opens. */
import { appError } from '../../domain/errors/errors'
import { getLocale } from '../../domain/i18n/i18n'
import { getPrivateFeedPath } from '../../domain/syndication/syndication'
import type {
  CreatedPrivateFeed,
  NewPrivateFeed,
  PrivateFeed,
  SyndicationSettings,
} from '../../domain/syndication/syndication.schema'
import type { AppDeps } from '../context'
import { getMedia, type ServedMedia } from '../playback/media.service'
import { findMedia } from '../playback/media-access.repo'
import type { SessionUser } from '../session-user'
import { assertSessionOpen, isSessionOpen } from '../sessions/open-session'
import { hashToken, makeToken } from '../tools/token'
import { describeFeed } from './feed-channel'
import {
  deletePrivateFeed,
  findExpiringSyndicatedSince,
  findPrivateFeed,
  insertPrivateFeed,
  listPrivateFeeds,
  markPrivateFeedUsed,
  type PrivateFeedRow,
  saveExpiringSyndicatedSince,
} from './private-feeds.repo'
import { getStoredSubject, getSyndicationSubject } from './syndication.service'

/** Private addresses of feeds per user. */
const PRIVATE_FEEDS_MAX = 50

/** A user's addresses, newest first, without their tokens. */
export async function getPrivateFeeds(
  { db }: Pick<AppDeps, 'db'>,
  userId: string,
): Promise<{ items: PrivateFeed[] }> {
  return { items: (await listPrivateFeeds(db, userId, PRIVATE_FEEDS_MAX)).map(toPrivateFeed) }
}

function toPrivateFeed({ id, name, title, createdAt, usedAt }: PrivateFeedRow): PrivateFeed {
  return { id, name, title, createdAt, usedAt }
}

/** Creates an address for one app and one feed. Its URL is not shown again. */
export async function createPrivateFeed(
  deps: AppDeps,
  me: Pick<SessionUser, 'id' | 'sessionId'>,
  { name, feed }: NewPrivateFeed,
): Promise<CreatedPrivateFeed> {
  const { env, db, ids, clock } = deps
  const subject = await getSyndicationSubject(deps, feed)
  const token = makeToken()
  const { title } = deps.t(() => describeFeed(env.ORIGIN, subject, getLocale()))
  const row = {
    id: ids.make('pfd'),
    userId: me.id,
    tokenHash: await hashToken(token),
    name,
    type: subject.target.type,
    subject: subject.key,
    title,
    createdAt: clock.now(),
    usedAt: null,
  }
  if (!(await insertPrivateFeed(db, row, { max: PRIVATE_FEEDS_MAX, onlyIf: isSessionOpen(db, me) }))) {
    await assertSessionOpen(db, me)
    throw appError('feed.too_many', { max: PRIVATE_FEEDS_MAX })
  }
  return { ...toPrivateFeed(row), url: `${env.ORIGIN}${getPrivateFeedPath(token)}` }
}

export async function endPrivateFeed({ db }: Pick<AppDeps, 'db'>, userId: string, id: string): Promise<void> {
  if (!(await deletePrivateFeed(db, userId, id))) throw appError('request.not_found')
}

/** The address of a token and what its feed is of; throws `post.not_found` for an ended or unknown one. */
export async function openPrivateFeed(deps: AppDeps, token: string) {
  const row = await findPrivateFeed(deps.db, await hashToken(token))
  if (!row) throw appError('post.not_found')
  deps.waitUntil(markPrivateFeedUsed(deps.db, row.id, deps.clock.now()))
  return { row, subject: await getStoredSubject(deps, row) }
}

/**
 * A recording for the owner of a token: what everybody may play, and public posts that they paid for. Messages and
 * private posts stay closed, although the owner may play them.
 */
export async function getPrivateFeedMedia(
  deps: AppDeps,
  token: string,
  mediaId: string,
): Promise<ServedMedia> {
  const row = await findPrivateFeed(deps.db, await hashToken(token))
  if (!row) throw appError('media.not_found')
  const viewer = { id: row.userId, addresses: [], scopes: null }
  const now = deps.clock.now()
  const post = (await findMedia(deps.db, null, now, mediaId))?.post
  if (post?.visibility !== 'public') throw appError('media.not_found')
  // Without posts of blocked authors, whose feed the owner no longer gets either.
  if (!(await findMedia(deps.db, viewer, now, mediaId))?.post) throw appError('media.not_found')
  return getMedia(deps, async () => viewer, mediaId)
}

export async function getSyndicationSettings(
  { db }: Pick<AppDeps, 'db'>,
  userId: string,
): Promise<SyndicationSettings> {
  return { includesExpiring: (await findExpiringSyndicatedSince(db, userId)) !== null }
}

export async function setSyndicationSettings(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  userId: string,
  settings: SyndicationSettings,
): Promise<SyndicationSettings> {
  await saveExpiringSyndicatedSince(db, userId, settings.includesExpiring ? clock.now() : null)
  return settings
}
