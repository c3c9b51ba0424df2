/** Wire schemas of transcripts. Times in ms from the start of the recording. */
import { z } from 'zod'
import { TRANSCRIPT_MAX_CHARS } from './transcripts.limits'

const spokenWordShape = z.tuple([z.string(), z.int().min(0), z.int().min(0)]).readonly()

/** `/media/{id}/words.json`, under the access rule of the recording. */
export const transcriptShape = z.strictObject({
  language: z.string(),
  engine: z.string(),
  words: z.array(spokenWordShape).readonly(),
  /** When its author last corrected it (ms); null if never. */
  editedAt: z.number().nullable(),
  /** Changes with the words. */
  version: z.string(),
})
export type SentTranscript = z.infer<typeof transcriptShape>

/** BCP 47: a language, maybe with script and region. */
export const spokenLanguageShape = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/)

/** Asks for a transcript, again or for the first time. */
export const requestTranscriptShape = z.strictObject({ language: spokenLanguageShape })

/** The corrected text; unchanged words keep their times. */
export const correctTranscriptShape = z.strictObject({
  text: z.string().max(TRANSCRIPT_MAX_CHARS),
  /** The version of the words that were corrected; refused if they changed since. Without it, the newest are replaced. */
  version: z.string().max(64).optional(),
})
export type TranscriptCorrection = z.infer<typeof correctTranscriptShape>

/** Whether new public posts of the user get a transcript unless the post says otherwise. On unless turned off. */
export const transcriptSettingsShape = z.strictObject({ enabled: z.boolean() })
export type TranscriptSettings = z.infer<typeof transcriptSettingsShape>
