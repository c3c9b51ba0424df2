/** Avatars: validated by their bytes, stripped of metadata, public, one per user. */
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

/** Sets the picture in these bytes; deletes the previous one. */
export async function putOnPicture(tools: Tools, person: Viewer, file: Uint8Array): Promise<Changed> {
  const picture = pictureIn(file)
  if (!picture) throw fail('avatar.invalid', { pixels: PICTURE_MAX_SIDE_PX })
  const { id, key } = await store(tools, person, picture)
  const changed = await change(tools, person, id)
  if (changed) return changed
  // The account was deleted during the upload: no row would ever reference the bytes.
  await tools.media.delete(key)
  throw fail('avatar.upload_failed')
}

/** Removes the picture; initials are shown again. */
export async function takeOffPicture(tools: Tools, person: Viewer): Promise<Changed> {
  const changed = person.avatarMediaId === null ? null : await change(tools, person, null)
  return changed ?? { me: meOf(person), events: [] }
}

/** Inserts the row first, so that unused bytes are swept with it. */
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

/** Null when the profile no longer exists. */
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
