/** Decides whether a viewer may play a media file, how much of it, and how long a browser may cache it. */

import { canReadPrivate } from '../../domain/access-tokens/access-tokens'
import { BACKUP_PREFIX } from '../../domain/backups/backups'
import { getPreviewSeconds } from '../../domain/billing/preview'
import { formatDollars } from '../../domain/billing/price'
import { appError } from '../../domain/errors/errors'
import { isAudioType, SERVED_TYPES } from '../../domain/media/media'
import { isPictureType } from '../../domain/media/picture'
import { DAY_SECONDS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { findHelloOwner } from '../people/hellos.repo'
import { loadUnlockCheck } from '../posts/access/unlocked-posts'
import type { Viewer } from '../posts/access/visible-posts'
import { isHelloViewedByModerator } from '../posts/held/reviewed-hellos.repo'
import { isViewedByModerator } from '../posts/held/viewable-posts.repo'
import { findMedia, type MediaAccess } from './media-access.repo'
import { type FileSlice, getPreviewSlice, toWholeSlice } from './preview'

/** A picture is immutable under its URL. */
const PICTURE_MEDIA_SECONDS = 31_536_000
/** Browser cache lifetime of public audio; never past the post's expiry. */
const PUBLIC_MEDIA_SECONDS = 300
const LIBRARY_MEDIA_SECONDS = DAY_SECONDS

type MediaFields = MediaAccess['media']
export type ServedMedia = { row: MediaFields; type: string; cacheControl: string; slice: FileSlice }
type Deps = Pick<AppDeps, 'db' | 'clock' | 'media'>
/** Loads the viewer only when needed: most playback is public. */
type LoadViewer = () => Promise<Viewer>

const PRIVATE_CACHE = 'private, no-store'

/**
 * Media a viewer may play: in a visible post, in what they opened as a moderator, their own upload, a hello, or a
 * library track. Throws `media.payment_required` with the price if it is locked.
 */
export async function getMedia(deps: Deps, viewer: LoadViewer, id: string): Promise<ServedMedia> {
  const { db, clock } = deps
  const now = clock.now()
  const asVisitor = await findMedia(db, null, now, id)
  if (!asVisitor) return rejectMissing(deps, viewer, id)
  const { media: row, post } = asVisitor
  if (row.public) return toServedMedia(row, getOpenCacheControl(row))
  if (post && post.priceCents === 0) return toServedMedia(row, getCacheControl(post, now))
  const person = await viewer()
  const visiblePost = post ?? (person && (await findMedia(db, person, now, id))?.post)
  if (!visiblePost) {
    const isHello = (await findHelloOwner(db, person?.id ?? null, id, now)) !== null
    const isViewed = await isOpenedByModerator(deps, person, id)
    const isUploader = row.ownerId !== null && row.ownerId === person?.id
    const isOwn = isUploader && row.state === 'stored' && canReadPrivate(person?.scopes ?? null)
    return isOwn || isHello || isViewed ? toServedMedia(row, PRIVATE_CACHE) : rejectNotFound()
  }
  const isUnlocked =
    visiblePost.priceCents === 0 || (await loadUnlockCheck(deps, person, [visiblePost]))(visiblePost)
  if (isUnlocked) return toServedMedia(row, PRIVATE_CACHE)
  throw appError('media.payment_required', {
    cents: visiblePost.priceCents,
    price: formatDollars(visiblePost.priceCents),
  })
}

/** The first seconds of a recording, for everyone who may see its post. */
export async function getPreview(deps: Deps, viewer: LoadViewer, id: string): Promise<ServedMedia> {
  const { db, clock, media } = deps
  const now = clock.now()
  const asVisitor = await findMedia(db, null, now, id)
  if (!asVisitor) return rejectMissing(deps, viewer, id)
  const { media: row } = asVisitor
  const person = asVisitor.post ? null : await viewer()
  const post = asVisitor.post ?? (person && (await findMedia(db, person, now, id))?.post)
  const { type } = row
  if (!post || !isAudioType(type) || !isServed(row)) return rejectNotFound()
  const slice = await getPreviewSlice(media, row, type, getPreviewSeconds(row.seconds ?? 0))
  return slice ? { row, type, cacheControl: getCacheControl(post, now), slice } : rejectNotFound()
}

/** Backups are in the same bucket; whatever a row says, they are not served. */
const isServed = ({ key, state }: MediaFields) => state !== 'pending' && !key.startsWith(BACKUP_PREFIX)

function toServedMedia(row: MediaFields, cacheControl: string): ServedMedia {
  const type = SERVED_TYPES.find((served) => served === row.type)
  if (!type || !isServed(row)) return rejectNotFound()
  return { row, type, cacheControl, slice: toWholeSlice(row) }
}

/**
 * Cache policy of open media. Pictures are immutable, since a new picture has a new URL; shared caches keep them for
 * less.
 */
function getOpenCacheControl({ type }: MediaFields): string {
  return isPictureType(type)
    ? `public, max-age=${PICTURE_MEDIA_SECONDS}, s-maxage=${PUBLIC_MEDIA_SECONDS}, immutable`
    : `public, max-age=${LIBRARY_MEDIA_SECONDS}`
}

/** Public audio is cached for a limited time, and never beyond the expiry of its post. */
function getCacheControl({ visibility, expiresAt }: NonNullable<MediaAccess['post']>, now: number): string {
  if (visibility !== 'public') return PRIVATE_CACHE
  const secondsLeft = expiresAt === null ? Number.POSITIVE_INFINITY : Math.floor((expiresAt - now) / 1000)
  return `public, max-age=${Math.min(PUBLIC_MEDIA_SECONDS, secondsLeft)}`
}

async function isOpenedByModerator(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  mediaId: string,
) {
  const id = viewer?.id ?? null
  if (id === null || viewer?.scopes !== null) return false
  const opened = [isViewedByModerator, isHelloViewedByModerator].map((isOpened) =>
    isOpened(db, id, mediaId, clock.now()),
  )
  return (await Promise.all(opened)).some(Boolean)
}

/** Runs the same queries for missing and private media, against timing leaks. */
async function rejectMissing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: LoadViewer,
  id: string,
): Promise<never> {
  const person = await viewer()
  if (person) await findMedia(db, person, clock.now(), id)
  await findHelloOwner(db, person?.id ?? null, id, clock.now())
  await isOpenedByModerator({ db, clock }, person, id)
  return rejectNotFound()
}

function rejectNotFound(): never {
  throw appError('media.not_found')
}
