/** Stores pictures of members: validated by their bytes and stripped of metadata, whatever they are of. */
import { appError } from '../../domain/errors/errors'
import { createPictureKey, parsePicture } from '../../domain/media/picture'
import { PICTURE_RULES, type PictureSubject } from '../../domain/media/picture-rules'
import { HOUR_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { addPending } from './media.repo'

/** A stored picture that nothing shows yet. `side`: its width in px. */
export type StoredPicture = { id: string; key: string; side: number }

/**
 * Stores the picture in these bytes, to be attached by `attachPicture` within an hour. Throws the subject's error for a
 * file that is none, or not such a picture.
 */
export async function storePicture(
  { db, media: bucket, clock, ids }: Pick<AppDeps, 'db' | 'media' | 'clock' | 'ids'>,
  ownerId: string,
  subject: PictureSubject,
  file: Uint8Array,
): Promise<StoredPicture> {
  const picture = parsePicture(file, subject)
  if (!picture) throw appError(`${subject}.invalid`, { pixels: PICTURE_RULES[subject].maxSide })
  const { type, bytes, width: side } = picture
  const now = clock.now()
  const id = ids.make('med')
  const key = createPictureKey(subject, ownerId, now, ids.random(12), type)
  // The row comes first, so that unused bytes are swept with it.
  await addPending(db, {
    id,
    ownerId,
    key,
    type,
    bytes: bytes.length,
    createdAt: now,
    expiresAt: now + HOUR_MS,
  })
  await bucket.put(key, bytes, { httpMetadata: { contentType: type } })
  return { id, key, side }
}
