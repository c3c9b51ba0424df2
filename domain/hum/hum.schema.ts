/** Wire schema of a healing story's form. The server never sends it back: only the script is public. */
import { z } from 'zod'
import { createLineShape } from '../text/text.schema'
import { HUM_DEFAULTS as D, HUM_EMOTIONS, HUM_LANGUAGES, HUM_LENGTHS, HUM_TONES, type HumDetail } from './hum'
import { HUM_LIMITS } from './hum.limits'

export const humDetailShape = z.strictObject({
  recipientName: createLineShape(HUM_LIMITS.recipientName),
  alias: createLineShape(HUM_LIMITS.alias).default(D.alias),
  condition: createLineShape(HUM_LIMITS.condition),
  presentOutcome: createLineShape(HUM_LIMITS.presentOutcome).default(D.presentOutcome),
  wholenessFeeling: createLineShape(HUM_LIMITS.wholenessFeeling).default(D.wholenessFeeling),
  meaningPurpose: createLineShape(HUM_LIMITS.meaningPurpose).default(D.meaningPurpose),
  witnesses: createLineShape(HUM_LIMITS.witnesses).default(D.witnesses),
  emotionWords: z
    .array(z.enum(HUM_EMOTIONS))
    .max(HUM_EMOTIONS.length)
    .default([...D.emotionWords]),
  tone: z.enum(HUM_TONES).default(D.tone),
  length: z.enum(HUM_LENGTHS).default(D.length),
  spiritualLanguage: z.boolean().default(D.spiritualLanguage),
  includeClosureNow: z.boolean().default(D.includeClosureNow),
  language: z.enum(HUM_LANGUAGES).default(D.language),
  consent: z.literal(true),
  isUnlisted: z.boolean().nullable().default(D.isUnlisted),
  keepAnswers: z.boolean().default(D.keepAnswers),
}) satisfies z.ZodType<HumDetail>
