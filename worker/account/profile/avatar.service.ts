/** Avatars: validated by their bytes, stripped of metadata, public, one per user. */

import { appError } from '../../../domain/errors/errors'
import { DELETED_BYTES_GRACE_MS } from '../../../domain/media/media.limits'
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
import { recordEvents } from '../../events/events.repo'
import { attachPicture, removeMediaById } from '../../media/media.repo'
import { storePicture } from '../../media/pictures.service'
import { toMe } from '../../people/people.service'
import { selectPersonEventTargets, syncAuthorAvatar } from '../../posts/authors.repo'
import type { SessionUser } from '../../session-user'
import { selectAvatarId, updateAvatar } from './avatar.repo'
import type { ProfileUpdate } from './profile.service'

/** Sets the picture in these bytes; deletes the previous one. */
export async function saveAvatar(
  deps: AppDeps,
  person: SessionUser,
  file: Uint8Array,
): Promise<ProfileUpdate> {
  const { id, key } = await storePicture(deps, person.id, 'avatar', file)
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
    attached: attachPicture(db, person.id, mediaId, { isPublic: true }),
    updated: updateAvatar(db, person.id, mediaId, now),
    posts: syncAuthorAvatar(db, person.id),
    events: recordEvents(db, selectPersonEventTargets(person.id), now),
  })
  return updated.length === 0 ? null : { me: toMe({ ...person, avatarMediaId: mediaId }), events }
}
