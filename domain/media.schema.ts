/** The shapes of uploads on the wire. */
import { z } from 'zod'
import { MODE_NAMES } from './kinds'
import { UPLOAD_MAX_BYTES } from './limits'
import { AUDIO_TYPES, type AudioType } from './media'

export const newUploadShape = z.strictObject({
  /** Made by the client once per recording; the same draft gets the same ticket. */
  draftId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  mode: z.enum(MODE_NAMES),
  type: z.enum(Object.keys(AUDIO_TYPES) as [AudioType, ...AudioType[]]),
  bytes: z.int().min(1).max(UPLOAD_MAX_BYTES),
  /** Hex. Storage refuses bytes that do not match. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type NewUpload = z.infer<typeof newUploadShape>

export const uploadShape = z.strictObject({
  id: z.string(),
  state: z.enum(['pending', 'stored', 'attached']),
  /** Counted by the server once stored, in seconds. */
  seconds: z.number().nullable(),
  secondsLimit: z.number(),
  expiresAt: z.number(),
})
export type Upload = z.infer<typeof uploadShape>
