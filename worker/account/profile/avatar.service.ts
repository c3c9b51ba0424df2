/** Avatars: validated by their bytes, stripped of metadata, public, one per user. */

import { appError } from '../../../domain/errors/errors'
import { DELETED_BYTES_GRACE_MS, PICTURE_MAX_SIDE_PX } from '../../../domain/media/media.limits'
import { createPictureKey, type Picture, parsePicture } from '../../../domain/media/picture'
import { HOUR_MS } from '../../../domain/time/units'
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
import { recordEvents } from '../../events/events.repo'
import { addPending, removeMediaById } from '../../media/media.repo'
import { toMe } from '../../people/people.service'
import { selectPersonEventTargets, syncAuthorAvatar } from '../../posts/authors.repo'
import type { SessionUser } from '../../session-user'
import { attachPicture, selectAvatarId, updateAvatar } from './avatar.repo'
import type { ProfileUpdate } from './profile.service'

/** Sets the picture in these bytes; deletes the previous one. */
export async function saveAvatar(
  deps: AppDeps,
  person: SessionUser,
  file: Uint8Array,
): Promise<ProfileUpdate> {
  const picture = parsePicture(file)
  if (!picture) throw appError('avatar.invalid', { pixels: PICTURE_MAX_SIDE_PX })
  const { id, key } = await storePicture(deps, person, picture)
  const changed = await changeAvatar(deps, person, id)
  if (changed) return changed
  // The account was deleted during the upload: no row would ever reference the bytes.
  await deps.media.delete(key)
  throw appError('avatar.upload_failed')
}

/** Removes the picture; initials are shown again. */
export async function removeAvatar(deps: AppDeps, person: SessionUser): Promise<ProfileUpdate> {
  const changed = person.avatarMediaId === null ? null : await changeAvatar(deps, person, null)
  return changed ?? { me: toMe(person), events: [] }
}

/** Inserts the row first, so that unused bytes are swept with it. */
async function storePicture(
  { db, media: bucket, clock, ids }: AppDeps,
  { id: ownerId }: SessionUser,
  picture: Picture,
) {
  const { type, bytes } = picture
  const now = clock.now()
  const id = ids.make('med')
  const key = createPictureKey(ownerId, now, ids.random(12), type)
  const row = { id, ownerId, key, type, bytes: bytes.length, createdAt: now, expiresAt: now + HOUR_MS }
  await addPending(db, row)
  await bucket.put(key, bytes, { httpMetadata: { contentType: type } })
  return { id, key }
}

/** Null when the profile no longer exists. */
async function changeAvatar(
  { db, clock }: AppDeps,
  person: SessionUser,
  mediaId: string | null,
): Promise<ProfileUpdate | null> {
  const now = clock.now()
  const { queueKeys, deleteRows } = removeMediaById(
    db,
    selectAvatarId(person.id),
    now + DELETED_BYTES_GRACE_MS,
  )
  const { updated, events } = await batch(db, {
    queueKeys,
    deleteRows,
    attached: attachPicture(db, person.id, mediaId ?? ''),
    updated: updateAvatar(db, person.id, mediaId, now),
    posts: syncAuthorAvatar(db, person.id),
    events: recordEvents(db, selectPersonEventTargets(person.id), now),
  })
  return updated.length === 0 ? null : { me: toMe({ ...person, avatarMediaId: mediaId }), events }
}
