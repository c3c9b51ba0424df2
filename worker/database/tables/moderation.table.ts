/** Reports, decisions, appeals and notes about members; visible only to moderators, except a member's own decisions. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Kind, Subtype } from '../../../domain/kinds'
import type {
  AppealState,
  DecisionAction,
  DecisionRule,
  ReportSubject,
  StoredReportReason,
} from '../../../domain/moderation/moderation'
import type { Visibility } from '../../../domain/posts/audience'
import { profiles } from './people.table'

export const reports = sqliteTable(
  'reports',
  {
    id: text().primaryKey(),
    subjectKind: text().$type<ReportSubject['type']>().notNull(),
    /** No foreign key: a squawk may expire before a moderator looks. */
    subjectId: text().notNull(),
    /** Author of the post, owner of the hello, or the reported person. */
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Title of the post at the time; '' for a person or a hello, and once the post is deleted. */
    title: text().notNull(),
    /** Null after the reporter's account is deleted, and for reports by copyright owners and content rules. */
    reporterId: text().references(() => profiles.id, { onDelete: 'set null' }),
    reason: text().$type<StoredReportReason>().notNull(),
    details: text().notNull().default(''),
    /** The report of a copyright owner, who is seldom a member. No foreign key: it has a retention of its own. */
    copyrightReportId: text(),
    status: text({ enum: ['open', 'dismissed', 'acted'] })
      .notNull()
      .default('open'),
    decidedBy: text().references(() => profiles.id, { onDelete: 'set null' }),
    decidedAt: integer(),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.reporterId, t.subjectKind, t.subjectId).where(sql`status = 'open'`),
    index('reports_queue').on(t.status, t.createdAt),
    index('reports_subject').on(t.subjectKind, t.subjectId, t.createdAt),
    index('reports_user').on(t.userId),
    index('reports_reporter').on(t.reporterId),
    index('reports_decider').on(t.decidedBy),
    index('reports_age').on(t.createdAt),
  ],
)

/** Decisions of moderators. Those against an author are a statement of reasons, and can be appealed once. */
export const decisions = sqliteTable(
  'decisions',
  {
    id: text().primaryKey(),
    subjectKind: text().$type<ReportSubject['type']>().notNull(),
    subjectId: text().notNull(),
    /** Author of the post, owner of the hello, or the person. */
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Title of the post at the time; '' for a person or a hello, and once the post is deleted. */
    title: text().notNull(),
    action: text().$type<DecisionAction>().notNull(),
    /** Length of a suspension in days; null where it is permanent, and for other actions. */
    days: integer(),
    rule: text().$type<DecisionRule>(),
    /** The moderator's words to the author. */
    words: text().notNull().default(''),
    /** Open reports that it closed. */
    reportCount: integer().notNull(),
    decidedBy: text().references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: integer().notNull(),
    appealText: text(),
    appealedAt: integer(),
    appealState: text().$type<AppealState>(),
    appealWords: text(),
    appealDecidedBy: text().references(() => profiles.id, { onDelete: 'set null' }),
    appealDecidedAt: integer(),
    /** The appeal was decided by who made the decision, because no other moderator could. */
    appealBySame: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    index('decisions_user').on(t.userId, t.createdAt),
    index('decisions_subject').on(t.subjectId),
    index('decisions_appeals').on(t.appealedAt).where(sql`appeal_state = 'open'`),
    index('decisions_decider').on(t.decidedBy),
    index('decisions_appeal_decider').on(t.appealDecidedBy),
    index('decisions_age').on(t.createdAt),
  ],
)

/**
 * Copies of posts that were deleted or expired while a report or an appeal about them was open: what a moderator needs to
 * decide. Their media rows stay too. Nobody else can reach them.
 */
export const heldPosts = sqliteTable(
  'held_posts',
  {
    /** Id of the post. */
    id: text().primaryKey(),
    authorId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text().$type<Kind>().notNull(),
    subtype: text().$type<Subtype>(),
    visibility: text().$type<Visibility>().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    tags: text().notNull(),
    mediaId: text(),
    clipMediaId: text(),
    trackMediaId: text(),
    coverMediaId: text(),
    createdAt: integer().notNull(),
    /** When it is deleted even if nobody decided. */
    until: integer().notNull(),
  },
  (t) => [
    index('held_posts_author').on(t.authorId),
    index('held_posts_until').on(t.until),
    index('held_posts_media').on(t.mediaId).where(sql`media_id is not null`),
    index('held_posts_clip').on(t.clipMediaId).where(sql`clip_media_id is not null`),
    index('held_posts_cover').on(t.coverMediaId).where(sql`cover_media_id is not null`),
  ],
)

/** Notes of moderators about a member, for moderators. */
export const moderatorNotes = sqliteTable(
  'moderator_notes',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    authorId: text().references(() => profiles.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('moderator_notes_user').on(t.userId, t.createdAt),
    index('moderator_notes_author').on(t.authorId),
    index('moderator_notes_age').on(t.createdAt),
  ],
)

/** When each moderator was last emailed about waiting reports. */
export const reportDigests = sqliteTable('report_digests', {
  userId: text()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  emailedAt: integer().notNull(),
})

/** Words, addresses and email domains that the site flags or refuses. */
export const contentRules = sqliteTable(
  'content_rules',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['word', 'email', 'domain'] }).notNull(),
    /** As `normalizeRuleValue` returns it. */
    value: text().notNull(),
    action: text({ enum: ['flag', 'refuse'] }).notNull(),
    createdBy: text().references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('content_rules_once').on(t.kind, t.value),
    index('content_rules_creator').on(t.createdBy),
  ],
)
