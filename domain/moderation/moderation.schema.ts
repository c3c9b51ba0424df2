/** Wire schemas of reports and moderation. */
import { z } from 'zod'
import { KIND_NAMES } from '../kinds'
import { REPORT_TEXT_MAX_CHARS } from '../limits'
import { VISIBILITIES } from '../posts/audience'
import { authorShape } from '../posts/posts.schema'
import { isShowable } from '../text/text'
import { DECISION_ACTIONS, REPORT_REASONS, REPORT_SUBJECTS, SUSPENSION_DAYS } from './moderation'

const subjectShape = z.strictObject({ type: z.enum(REPORT_SUBJECTS), id: z.string().min(1).max(64) })

export const reportShape = z.strictObject({
  subject: subjectShape,
  reason: z.enum(REPORT_REASONS),
  note: z.string().trim().max(REPORT_TEXT_MAX_CHARS).refine(isShowable, 'cannot be shown').default(''),
})
export type Report = z.infer<typeof reportShape>

/** Open or decided reports. */
export const REPORT_QUEUES = ['open', 'decided'] as const
export type ReportQueue = (typeof REPORT_QUEUES)[number]

export const reportedShape = z.strictObject({
  subject: subjectShape,
  /** The author of the reported post, or the reported user. */
  person: authorShape.extend({ suspendedUntil: z.number().nullable(), isModerator: z.boolean() }),
  /** The current post; null for a user, and for an expired or deleted post. */
  post: z
    .strictObject({ kind: z.enum(KIND_NAMES), visibility: z.enum(VISIBILITIES), isHidden: z.boolean() })
    .nullable(),
  /** The title of the post; '' for a user. */
  title: z.string(),
  count: z.number(),
  /** The time of the newest report. */
  at: z.number(),
  reports: z.array(
    z.strictObject({
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      at: z.number(),
      /** Null where the reporter deleted their account. */
      by: authorShape.nullable(),
    }),
  ),
})
export type ReportedItem = z.infer<typeof reportedShape>

export const queueShape = z.strictObject({ items: z.array(reportedShape), now: z.number() })
export type QueuePage = z.infer<typeof queueShape>

export const decisionShape = z
  .strictObject({
    subject: subjectShape,
    action: z.enum(DECISION_ACTIONS),
    /** Required for `suspend`; null is permanent, so that it cannot happen by omission. */
    days: z.literal(SUSPENSION_DAYS).optional(),
  })
  .refine((decision) => decision.action !== 'suspend' || decision.days !== undefined, {
    path: ['days'],
    error: 'how long',
  })
export type Decision = z.infer<typeof decisionShape>
