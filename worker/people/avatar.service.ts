/** A person's picture: judged by its bytes, kept as nothing but a picture, shown to everyone, one at a time. */
import { fail } from '../../domain/errors'
import { HOUR_MS } from '../../domain/expiry'
import { DELETED_BYTES_GRACE_MS, PICTURE_MAX_SIDE_PX } from '../../domain/limits'
import { type Picture, pictureIn, pictureKey } from '../../domain/picture'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { recordEvents } from '../live/events.repo'
import { addPending, removalOf } from '../media/media.repo'
import { concernedByPerson, redrawAuthor } from '../posts/authors.repo'
import { openPicture, wearPicture, wornBy } from './avatar.repo'
import { meOf } from './people.service'
import type { Changed } from './profile.service'

/** Puts on the picture in these bytes; the one before it is deleted. */
export async function putOnPicture(tools: Tools, person: Viewer, file: Uint8Array): Promise<Changed> {
  const picture = pictureIn(file)
  if (!picture) throw fail('avatar.invalid', { pixels: PICTURE_MAX_SIDE_PX })
  const { id, key } = await store(tools, person, picture)
  const changed = await change(tools, person, id)
  if (changed) return changed
  // Its owner left while the bytes arrived: no row would ever lead to them.
  await tools.media.delete(key)
  throw fail('avatar.upload_failed')
}

/** Takes the picture off; initials show again. */
export async function takeOffPicture(tools: Tools, person: Viewer): Promise<Changed> {
  const changed = person.avatarMediaId === null ? null : await change(tools, person, null)
  return changed ?? { me: meOf(person), events: [] }
}

/** Row first: bytes that nobody comes to wear are cleaned away with it. */
async function store({ db, media: bucket, clock, ids }: Tools, { id: ownerId }: Viewer, picture: Picture) {
  const { type, bytes } = picture
  const now = clock.now()
  const id = ids.make('med')
  const key = pictureKey(ownerId, now, ids.random(12), type)
  const row = { id, ownerId, key, type, bytes: bytes.length, createdAt: now, expiresAt: now + HOUR_MS }
  await addPending(db, row)
  await bucket.put(key, bytes, { httpMetadata: { contentType: type } })
  return { id, key }
}

/** Null where there is nobody to wear it any more. */
async function change({ db, clock }: Tools, person: Viewer, mediaId: string | null): Promise<Changed | null> {
  const now = clock.now()
  const { queueKeys, dropRows } = removalOf(db, wornBy(person.id), now + DELETED_BYTES_GRACE_MS)
  const [, , , worn, , events] = await db.batch([
    queueKeys,
    dropRows,
    openPicture(db, person.id, mediaId ?? ''),
    wearPicture(db, person.id, mediaId, now),
    redrawAuthor(db, person.id),
    recordEvents(db, concernedByPerson(person.id), now),
  ])
  return worn.length === 0 ? null : { me: meOf({ ...person, avatarMediaId: mediaId }), events }
}
