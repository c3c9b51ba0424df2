/** The shapes of uploads on the wire. */
import { z } from 'zod'
import { MODE_NAMES } from './kinds'
import { UPLOAD_MAX_BYTES } from './limits'
import { AUDIO_TYPES, type AudioType } from './media'
import { isClip } from './podcast-clip'

export const newUploadShape = z.strictObject({
  /** Made by the client once per recording; the same draft gets the same ticket. */
  draftId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  mode: z.enum(MODE_NAMES),
  /** Where it was cut from a podcast; null for a recording. */
  clip: z
    .strictObject({ start: z.number().min(0).max(1_000_000), end: z.number().min(0).max(1_000_000) })
    .refine(isClip, 'is no clip')
    .nullable()
    .default(null),
  type: z.enum(Object.keys(AUDIO_TYPES) as [AudioType, ...AudioType[]]),
  bytes: z.int().min(1).max(UPLOAD_MAX_BYTES),
  /** Hex. Storage refuses bytes that do not match. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type NewUpload = z.input<typeof newUploadShape>
export type ParsedUpload = z.output<typeof newUploadShape>

export const uploadShape = z.strictObject({
  id: z.string(),
  state: z.enum(['pending', 'stored', 'attached']),
  /** Counted by the server once stored, in seconds. */
  seconds: z.number().nullable(),
  secondsLimit: z.number(),
  expiresAt: z.number(),
})
export type Upload = z.infer<typeof uploadShape>
