/** Who may hear a recording, and for how long a browser may keep it. */
import { fail } from '../../domain/errors'
import { LIBRARY_MEDIA_SECONDS, PUBLIC_MEDIA_SECONDS } from '../../domain/limits'
import { SERVED_TYPES } from '../../domain/media'
import type { Tools } from '../context'
import { findHeard } from '../posts/posts.repo'
import type { Looker } from '../posts/visible-posts'
import type { MediaRow } from './media.repo'

export type Heard = { row: MediaRow; type: string; cache: string }

/**
 * A recording as this viewer may hear it: in a post they may see, as their own upload, or from the library. Asked first
 * as a visitor, since most listening is public; `looker` is only called where that does not do.
 */
export async function hearMedia(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  looker: () => Promise<Looker>,
  id: string,
): Promise<Heard> {
  const now = clock.now()
  const asVisitor = await findHeard(db, null, now, id)
  const heard = asVisitor && heardIn(asVisitor, null, now)
  if (heard || !asVisitor) return heard ?? refuse()
  const person = await looker()
  const asPerson = person && (await findHeard(db, person, now, id))
  return (asPerson && heardIn(asPerson, person, now)) || refuse()
}

type Found = NonNullable<Awaited<ReturnType<typeof findHeard>>>

function heardIn({ media: row, post }: Found, person: Looker, now: number): Heard | null {
  const type = SERVED_TYPES.find((served) => served === row.type)
  if (!type || row.state === 'pending') return null
  if (row.open) return { row, type, cache: `public, max-age=${LIBRARY_MEDIA_SECONDS}` }
  if (post?.visibility === 'public') {
    const left =
      post.expiresAt === null ? Number.POSITIVE_INFINITY : Math.floor((post.expiresAt - now) / 1000)
    return { row, type, cache: `public, max-age=${Math.min(PUBLIC_MEDIA_SECONDS, left)}` }
  }
  const own = row.ownerId !== null && row.ownerId === person?.id && row.state === 'stored'
  return post || own ? { row, type, cache: 'private, no-store' } : null
}

function refuse(): never {
  throw fail('media.not_found')
}
