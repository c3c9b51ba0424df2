/** Reports and what moderators see and do, on the wire. */
import { z } from 'zod'
import { VISIBILITIES } from './audience'
import { KIND_NAMES } from './kinds'
import { REPORT_WORDS_MAX_CHARS } from './limits'
import { authorShape } from './posts.schema'
import { DEEDS, REPORT_REASONS, REPORTED, SUSPENSION_DAYS } from './safety'
import { isShowable } from './text'

const subjectShape = z.strictObject({ is: z.enum(REPORTED), id: z.string().min(1).max(64) })

export const reportShape = z.strictObject({
  subject: subjectShape,
  reason: z.enum(REPORT_REASONS),
  words: z.string().trim().max(REPORT_WORDS_MAX_CHARS).refine(isShowable, 'cannot be shown').default(''),
})
export type Report = z.infer<typeof reportShape>

/** Whether what is shown still waits, or was decided. */
export const QUEUES = ['open', 'decided'] as const
export type Queue = (typeof QUEUES)[number]

export const reportedShape = z.strictObject({
  subject: subjectShape,
  /** Whose post it is, or who it is. */
  person: authorShape.extend({ suspendedUntil: z.number().nullable(), isModerator: z.boolean() }),
  /** The post as it is now; null for a person, and for what faded or was deleted. */
  post: z
    .strictObject({ kind: z.enum(KIND_NAMES), visibility: z.enum(VISIBILITIES), isHidden: z.boolean() })
    .nullable(),
  /** What the post is or was called; '' for a person. */
  title: z.string(),
  count: z.number(),
  /** The newest of them. */
  at: z.number(),
  reports: z.array(
    z.strictObject({
      reason: z.enum(REPORT_REASONS),
      words: z.string(),
      at: z.number(),
      /** Null where the reporter has left. */
      by: authorShape.nullable(),
    }),
  ),
})
export type Reported = z.infer<typeof reportedShape>

export const queueShape = z.strictObject({ items: z.array(reportedShape), now: z.number() })
export type QueuePage = z.infer<typeof queueShape>

export const decisionShape = z
  .strictObject({
    subject: subjectShape,
    deed: z.enum(DEEDS),
    /** For suspending, which is never for good by mistake; null is for good. */
    days: z.literal(SUSPENSION_DAYS).optional(),
  })
  .refine(({ deed, days }) => deed !== 'suspend' || days !== undefined, { path: ['days'], error: 'how long' })
export type Decision = z.infer<typeof decisionShape>
