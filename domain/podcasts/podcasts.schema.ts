/** Wire schemas of podcast replies. */
import { z } from 'zod'
import { PODCAST_FIELD_MAX_CHARS } from '../limits'
import { createLineShape } from '../text/text.schema'
import { cleanFileName } from './podcast-file'
import { parseSourceUrl } from './podcasts'
import { PODCAST_URL_MAX_CHARS } from './podcasts.limits'

/** The name of a file as it is shown; systems allow letters and lengths that are not. */
export const fileNameShape = z.string().max(10_000).transform(cleanFileName)
const fieldShape = createLineShape(PODCAST_FIELD_MAX_CHARS)
const secondsShape = z.number().min(0).max(1_000_000).nullable()

/** The fields of podcast replies, stored in the post's `detail`. */
export const podcastDetailShape = z.strictObject({
  author: fieldShape,
  subject: fieldShape,
  originalUrl: z
    .string()
    .max(PODCAST_URL_MAX_CHARS)
    .refine((url) => parseSourceUrl(url) !== null, 'is no address of a web page')
    .nullable()
    .default(null),
  uploadedFileName: fileNameShape.nullable().default(null),
  trimStart: secondsShape.default(null),
  trimEnd: secondsShape.default(null),
  demo: z.boolean().default(false),
})

/** The source of a podcast reply as all viewers see it. */
export const podcastShape = podcastDetailShape.extend({
  /** `/media/{id}` of the clip, which plays before the reply. */
  trimmedClipUrl: z.string().nullable(),
  /** `/media/{id}` of the whole source file, for its author only; null for everyone else and once it is deleted. */
  uploadedAudioUrl: z.string().nullable(),
})
export type Podcast = z.infer<typeof podcastShape>

export const podcastFetchShape = z.strictObject({ url: z.string().min(1).max(PODCAST_URL_MAX_CHARS) })

/** Whether demo audio replaces a URL that asks for it by name and fails to load (D4). */
export const demoRuleShape = z.strictObject({ automatic: z.boolean() })
