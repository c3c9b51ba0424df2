/** Wire schemas of hellos. */
import { z } from 'zod'
import { spokenLanguageShape } from '../transcripts/transcripts.schema'
import { HELLO_TEXT_MAX_CHARS } from './hellos.limits'

/** A longer text has its own error. */
const typedTextShape = z.string().max(10 * HELLO_TEXT_MAX_CHARS)

export const helloShape = z.strictObject({
  /** That of its recording: a new hello has another one. */
  id: z.string(),
  /** `/media/{id}`. */
  audioUrl: z.string(),
  seconds: z.number(),
  /** What is said, in one line; '' where nobody has written it down. */
  text: z.string(),
  /** Whether a speech engine is about to write it down. */
  isTextPending: z.boolean(),
})
export type Hello = z.infer<typeof helloShape>

export const newHelloShape = z.strictObject({
  /** A stored upload of the user. */
  uploadId: z.string().max(64),
  /** Null to let a speech engine write it down, where the site has one. */
  text: typedTextShape.nullable(),
  language: spokenLanguageShape,
})
export type NewHello = z.infer<typeof newHelloShape>

export const helloTextShape = z.strictObject({ text: typedTextShape })
