/** Decides whether a viewer may play a media file, how much of it, and how long a browser may cache it. */
import { fail } from '../../domain/errors'
import { LIBRARY_MEDIA_SECONDS, PICTURE_MEDIA_SECONDS, PUBLIC_MEDIA_SECONDS } from '../../domain/limits'
import { isAudioType, SERVED_TYPES } from '../../domain/media'
import { dollars, previewSeconds } from '../../domain/paywall'
import { isPictureType } from '../../domain/picture'
import type { Tools } from '../context'
import { type Found, findHeard } from '../posts/heard.repo'
import { openTo } from '../posts/open-posts'
import { isViewedByModerator } from '../posts/reported.repo'
import type { Looker } from '../posts/visible-posts'
import { beginningOf, type Cut, wholeOf } from './preview'

type Sound = Found['media']
export type Heard = { row: Sound; type: string; cacheControl: string; slice: Cut }
type Kit = Pick<Tools, 'db' | 'clock' | 'media'>
/** Loads the viewer only when needed: most playback is public. */
type AskLooker = () => Promise<Looker>

const FOR_ONE_PERSON = 'private, no-store'

/**
 * Media a viewer may play: in a visible post, in a hidden post they opened as a moderator, their own upload, or a
 * library track. Throws `media.payment_required` with the price if it is locked.
 */
export async function hearMedia(tools: Kit, looker: AskLooker, id: string): Promise<Heard> {
  const { db, clock } = tools
  const now = clock.now()
  const asVisitor = await findHeard(db, null, now, id)
  if (!asVisitor) return nothing(tools, looker, id)
  const { media: row, post } = asVisitor
  if (row.open) return whole(row, cacheOfOpen(row))
  if (post && post.priceCents === 0) return whole(row, cacheOf(post, now))
  const person = await looker()
  const seen = post ?? (person && (await findHeard(db, person, now, id))?.post)
  if (!seen) {
    const isViewed = await isViewedBy(tools, person, id)
    const isOwn = row.ownerId !== null && row.ownerId === person?.id && row.state === 'stored'
    return isOwn || isViewed ? whole(row, FOR_ONE_PERSON) : refuse()
  }
  const isOpen = seen.priceCents === 0 || (await openTo(tools, person, [seen]))(seen)
  if (isOpen) return whole(row, FOR_ONE_PERSON)
  throw fail('media.payment_required', { cents: seen.priceCents, price: dollars(seen.priceCents) })
}

/** The first seconds of a recording, for everyone who may see its post. */
export async function hearBeginning(tools: Kit, looker: AskLooker, id: string): Promise<Heard> {
  const { db, clock, media } = tools
  const now = clock.now()
  const asVisitor = await findHeard(db, null, now, id)
  if (!asVisitor) return nothing(tools, looker, id)
  const { media: row } = asVisitor
  const person = asVisitor.post ? null : await looker()
  const post = asVisitor.post ?? (person && (await findHeard(db, person, now, id))?.post)
  const { type } = row
  if (!post || !isAudioType(type) || row.state === 'pending') return refuse()
  const slice = await beginningOf(media, row, type, previewSeconds(row.seconds ?? 0))
  return slice ? { row, type, cacheControl: cacheOf(post, now), slice } : refuse()
}

function whole(row: Sound, cacheControl: string): Heard {
  const type = SERVED_TYPES.find((served) => served === row.type)
  if (!type || row.state === 'pending') return refuse()
  return { row, type, cacheControl, slice: wholeOf(row) }
}

/**
 * Cache policy of open media. Pictures are immutable, since a new picture has a new URL; shared caches keep them for
 * less.
 */
function cacheOfOpen({ type }: Sound): string {
  return isPictureType(type)
    ? `public, max-age=${PICTURE_MEDIA_SECONDS}, s-maxage=${PUBLIC_MEDIA_SECONDS}, immutable`
    : `public, max-age=${LIBRARY_MEDIA_SECONDS}`
}

/** Public audio is cached for a limited time, and never beyond the expiry of its post. */
function cacheOf({ visibility, expiresAt }: NonNullable<Found['post']>, now: number): string {
  if (visibility !== 'public') return FOR_ONE_PERSON
  const left = expiresAt === null ? Number.POSITIVE_INFINITY : Math.floor((expiresAt - now) / 1000)
  return `public, max-age=${Math.min(PUBLIC_MEDIA_SECONDS, left)}`
}

async function isViewedBy({ db, clock }: Pick<Kit, 'db' | 'clock'>, viewer: Looker, mediaId: string) {
  const id = viewer?.id ?? null
  return id !== null && (await isViewedByModerator(db, id, mediaId, clock.now()))
}

/** Runs the same queries for missing and private media, against timing leaks. */
async function nothing(
  { db, clock }: Pick<Kit, 'db' | 'clock'>,
  looker: AskLooker,
  id: string,
): Promise<never> {
  const person = await looker()
  if (person) await findHeard(db, person, clock.now(), id)
  await isViewedBy({ db, clock }, person, id)
  return refuse()
}

function refuse(): never {
  throw fail('media.not_found')
}
