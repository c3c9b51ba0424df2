/** Wire schemas of reports and moderation. */
import { z } from 'zod'
import { KIND_NAMES } from '../kinds'
import { authorShape } from '../people/author.schema'
import { MEMBER_ROLES } from '../people/roles'
import { VISIBILITIES } from '../posts/audience'
import { isShowable } from '../text/text'
import { CONTENT_RULE_ACTIONS, CONTENT_RULE_KINDS } from './content-rules'
import {
  APPEAL_OUTCOMES,
  APPEALABLE_ACTIONS,
  DECISION_ACTIONS,
  DECISION_RULES,
  isAppealable,
  REPORT_REASONS,
  REPORT_SUBJECTS,
  STORED_REPORT_REASONS,
  SUSPENSION_DAYS,
} from './moderation'
import {
  APPEAL_MAX_CHARS,
  CONTENT_RULE_TYPED_MAX_CHARS,
  DECISION_WORDS_MAX_CHARS,
  NOTE_MAX_CHARS,
  REPORT_TEXT_MAX_CHARS,
} from './moderation.limits'

/** Subjects decided by one request. */
const DECIDED_AT_ONCE_MAX = 50

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

const moderatedPersonShape = authorShape.extend({
  suspendedUntil: z.number().nullable(),
  role: z.enum(MEMBER_ROLES),
})
export type ModeratedPerson = z.infer<typeof moderatedPersonShape>

const appealShape = z.strictObject({
  text: z.string(),
  at: z.number(),
  /** Null while it is open. */
  outcome: z.enum(APPEAL_OUTCOMES).nullable(),
  /** The words of the moderator who decided it. */
  words: z.string(),
  decidedAt: z.number().nullable(),
  /** Decided by who made the decision, since no other moderator could. */
  isBySame: z.boolean(),
})

/** `by` is a username; null where it is gone. */
const entryFields = { id: z.string(), at: z.number(), by: z.string().nullable() }

/** A decision as moderators see it. */
export const decisionEntryShape = z.strictObject({
  type: z.literal('decision'),
  ...entryFields,
  subject: z.enum(REPORT_SUBJECTS),
  title: z.string(),
  action: z.enum(DECISION_ACTIONS),
  days: z.number().nullable(),
  rule: z.enum(DECISION_RULES).nullable(),
  words: z.string(),
  appeal: appealShape.nullable(),
})
export type DecisionEntry = z.infer<typeof decisionEntryShape>

export const reportedShape = z.strictObject({
  subject: subjectShape,
  /** The author of the reported post, the owner of the hello, or the reported user. */
  person: moderatedPersonShape,
  /** The current post; null for other subjects, and for an expired or deleted post. */
  post: z
    .strictObject({ kind: z.enum(KIND_NAMES), visibility: z.enum(VISIBILITIES), isHidden: z.boolean() })
    .nullable(),
  /** The reported hello; null for other subjects, and for one that was replaced or deleted. */
  hello: z.strictObject({ isHidden: z.boolean() }).nullable(),
  /** Whether the moderator may open the post or hello: it is hidden, or under review, also past its end. */
  isViewable: z.boolean(),
  /** The title of the post; '' for other subjects. */
  title: z.string(),
  count: z.number(),
  /** The time of the newest report. */
  at: z.number(),
  reports: z.array(
    z.strictObject({
      reason: z.enum(STORED_REPORT_REASONS),
      note: z.string(),
      at: z.number(),
      /** Null where the reporter deleted their account, is a copyright owner, or is a rule of the site. */
      by: authorShape.nullable(),
      /** The copyright owner. */
      claimant: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
    }),
  ),
  /** The last decision, among decided reports. */
  decision: decisionEntryShape.nullable(),
})
export type ReportedItem = z.infer<typeof reportedShape>

export const queueShape = z.strictObject({ items: z.array(reportedShape), now: z.number() })
export type QueuePage = z.infer<typeof queueShape>

const toWordsShape = (max: number) => z.string().trim().max(max).refine(isShowable, 'cannot be shown')

const decisionFields = {
  action: z.enum(DECISION_ACTIONS),
  /** Required for `suspend`; null is permanent, so that it cannot happen by omission. */
  days: z.literal(SUSPENSION_DAYS).optional(),
  /** Required for actions against the author. */
  rule: z.enum(DECISION_RULES).optional(),
  /** To the author. */
  words: toWordsShape(DECISION_WORDS_MAX_CHARS).default(''),
  /** `open`: refused if another moderator decided meanwhile. */
  queue: z.enum(REPORT_QUEUES).default('decided'),
}
type DecisionFields = { action: (typeof DECISION_ACTIONS)[number]; days?: number | null; rule?: string }
const hasLength = ({ action, days }: DecisionFields) => action !== 'suspend' || days !== undefined
const hasRule = ({ action, rule }: DecisionFields) => !isAppealable(action) || rule !== undefined

export const decisionShape = z
  .strictObject({ subject: subjectShape, ...decisionFields })
  .refine(hasLength, { path: ['days'], error: 'how long' })
  .refine(hasRule, { path: ['rule'], error: 'which rule' })
export type Decision = z.infer<typeof decisionShape>
export type DecisionInput = z.input<typeof decisionShape>

/** The rule and the words of a decision that another route applies. */
export const reasonsShape = z.strictObject({ rule: decisionFields.rule, words: decisionFields.words })
export type Reasons = z.input<typeof reasonsShape>

/** A decision about several subjects. */
export const manyDecisionsShape = z
  .strictObject({ subjects: z.array(subjectShape).min(1).max(DECIDED_AT_ONCE_MAX), ...decisionFields })
  .refine(hasLength, { path: ['days'], error: 'how long' })
  .refine(hasRule, { path: ['rule'], error: 'which rule' })
export type ManyDecisions = z.infer<typeof manyDecisionsShape>
export type ManyDecisionsInput = z.input<typeof manyDecisionsShape>

/** The subjects that were not decided, each with the text of its error. */
export const manyDecidedShape = z.strictObject({
  decided: z.number(),
  refused: z.array(z.strictObject({ id: z.string(), message: z.string() })),
})
export type ManyDecided = z.infer<typeof manyDecidedShape>

/** A post as a moderator reads and hears it. */
export const reviewedPostShape = z.strictObject({
  id: z.string(),
  kind: z.enum(KIND_NAMES),
  title: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  audioUrl: z.string().nullable(),
  clipUrl: z.string().nullable(),
  /** The own cover of an owlcast. */
  coverUrl: z.string().nullable(),
  visibility: z.enum(VISIBILITIES),
  createdAt: z.number(),
  /** Deleted or expired: held until it is decided. */
  isGone: z.boolean(),
})
export type ReviewedPost = z.infer<typeof reviewedPostShape>

/** What a moderator hears and reads of a hello. */
export const reviewedHelloShape = z.strictObject({ audioUrl: z.string(), content: z.string() })
export type ReviewedHello = z.infer<typeof reviewedHelloShape>

/** A decision against a member, as that member sees it. */
export const ownDecisionShape = z.strictObject({
  id: z.string(),
  action: z.enum(APPEALABLE_ACTIONS),
  days: z.number().nullable(),
  subject: z.enum(REPORT_SUBJECTS),
  title: z.string(),
  rule: z.enum(DECISION_RULES),
  words: z.string(),
  at: z.number(),
  /** When it can no longer be appealed. */
  appealUntil: z.number(),
  appeal: appealShape.nullable(),
})
export type OwnDecision = z.infer<typeof ownDecisionShape>
export const ownDecisionsShape = z.strictObject({ items: z.array(ownDecisionShape), now: z.number() })
export type OwnDecisions = z.infer<typeof ownDecisionsShape>

export const appealInputShape = z.strictObject({
  text: toWordsShape(APPEAL_MAX_CHARS).refine((text) => text !== '', 'empty'),
})

/** An appeal that waits, for moderators. */
export const openAppealShape = ownDecisionShape.extend({
  person: moderatedPersonShape,
  subjectId: z.string(),
  appeal: appealShape,
  /** Username of who made the decision. */
  decidedBy: z.string().nullable(),
  /** Whether this moderator may decide it. */
  canDecide: z.boolean(),
})
export type OpenAppeal = z.infer<typeof openAppealShape>
export const openAppealsShape = z.strictObject({ items: z.array(openAppealShape), now: z.number() })
export type OpenAppeals = z.infer<typeof openAppealsShape>

export const appealDecisionShape = z.strictObject({
  outcome: z.enum(APPEAL_OUTCOMES),
  words: toWordsShape(DECISION_WORDS_MAX_CHARS).default(''),
})
export type AppealDecision = z.infer<typeof appealDecisionShape>

/** Members found by name, username or email address. */
export const foundPeopleShape = z.strictObject({ items: z.array(moderatedPersonShape), now: z.number() })
export type FoundPeople = z.infer<typeof foundPeopleShape>

/** The record of a member: reports, decisions and notes. */
export const historyEntryShape = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('report'),
    ...entryFields,
    subject: z.enum(REPORT_SUBJECTS),
    title: z.string(),
    reason: z.enum(STORED_REPORT_REASONS),
    note: z.string(),
    isOpen: z.boolean(),
  }),
  decisionEntryShape,
  z.strictObject({ type: z.literal('note'), ...entryFields, text: z.string() }),
])
export type HistoryEntry = z.infer<typeof historyEntryShape>

export const memberHistoryShape = z.strictObject({
  person: moderatedPersonShape,
  createdAt: z.number(),
  isPro: z.boolean(),
  postCount: z.number(),
  entries: z.array(historyEntryShape),
  now: z.number(),
})
export type MemberHistory = z.infer<typeof memberHistoryShape>

export const noteInputShape = z.strictObject({
  text: toWordsShape(NOTE_MAX_CHARS).refine((text) => text !== '', 'empty'),
})

export const roleInputShape = z.strictObject({ role: z.enum(MEMBER_ROLES) })

/** Removal of an account; the username confirms it. */
export const removalShape = z.strictObject({
  username: z.string().max(64),
  rule: z.enum(DECISION_RULES),
  words: toWordsShape(DECISION_WORDS_MAX_CHARS).default(''),
})
export type Removal = z.infer<typeof removalShape>

const ruleFields = {
  kind: z.enum(CONTENT_RULE_KINDS),
  value: z.string().max(CONTENT_RULE_TYPED_MAX_CHARS),
  action: z.enum(CONTENT_RULE_ACTIONS),
}
export const contentRuleInputShape = z.strictObject(ruleFields)
export type ContentRuleInput = z.infer<typeof contentRuleInputShape>
export const contentRulesShape = z.strictObject({
  items: z.array(z.strictObject({ id: z.string(), ...ruleFields })),
})
export type ContentRules = z.infer<typeof contentRulesShape>
