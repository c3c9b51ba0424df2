/** Wire schemas of uploads. */
import { z } from 'zod'
import { MODE_NAMES } from '../kinds'
import { isClip } from '../podcasts/podcast-clip'
import { PODCAST_FILE_TYPES } from '../podcasts/podcast-file'
import { fileNameShape } from '../podcasts/podcasts.schema'
import { AUDIO_TYPES, type AudioType } from './media'
import { UPLOAD_MAX_BYTES } from './media.limits'

const AUDIO_TYPE_NAMES = Object.keys(AUDIO_TYPES) as [AudioType, ...AudioType[]]
const hash = /^[0-9a-f]{64}$/

export const newUploadShape = z.strictObject({
  /** Created by the client once per recording; the same draft gets the same ticket. */
  draftId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  mode: z.enum(MODE_NAMES),
  /** The range of a podcast clip; null for a recording. */
  clip: z
    .strictObject({ start: z.number().min(0).max(1_000_000), end: z.number().min(0).max(1_000_000) })
    .refine(isClip, 'is no clip')
    .nullable()
    .default(null),
  type: z.enum(AUDIO_TYPE_NAMES),
  bytes: z.int().min(1).max(UPLOAD_MAX_BYTES),
  /** Hex. Storage rejects bytes that do not match. */
  sha256: z.string().regex(hash),
})
export type NewUpload = z.input<typeof newUploadShape>
export type ParsedUpload = z.output<typeof newUploadShape>

/** A whole podcast file of a user. The same file of a user gets the same ticket. */
export const newPodcastFileShape = z.strictObject({
  fileName: fileNameShape,
  type: z.enum(PODCAST_FILE_TYPES),
  /** Larger ones are refused with their own error. */
  bytes: z.int().min(1),
  sha256: z.string().regex(hash),
})
export type NewPodcastFile = z.output<typeof newPodcastFileShape>

/** A user's podcast files, newest first. */
export const podcastFilesShape = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      fileName: z.string(),
      bytes: z.number(),
      /** `/media/{id}`, readable only by its author. */
      uploadedAudioUrl: z.string(),
      createdAt: z.number(),
      expiresAt: z.number(),
    }),
  ),
})
export type PodcastFiles = z.infer<typeof podcastFilesShape>

export const uploadShape = z.strictObject({
  id: z.string(),
  state: z.enum(['pending', 'stored', 'attached']),
  /** Measured by the server once stored, in seconds. */
  seconds: z.number().nullable(),
  secondsLimit: z.number(),
  expiresAt: z.number(),
})
export type Upload = z.infer<typeof uploadShape>

/** Whether sound can be stored now. */
export const storageTestShape = z.strictObject({ canStore: z.boolean() })
