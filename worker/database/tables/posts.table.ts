/**
 * Posts of every kind in one table (spec §1, §3). Repos read it, those of other nouns by `visiblePosts`;
 * `tests/architecture.test.ts` lists the exceptions.
 */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Kind, Subtype } from '../../../domain/kinds'
import type { Credit } from '../../../domain/people/author.schema'
import type { Visibility } from '../../../domain/posts/audience'
import type { ConnectionType } from '../../../domain/posts/connections'
import type { ReplyPolicy } from '../../../domain/posts/reply-policy'
import type { TranscriptState } from '../../../domain/transcripts/transcript'
import { media } from './media.table'
import { profiles } from './people.table'

export const posts = sqliteTable(
  'posts',
  {
    /** Insertion order; also the rowid of the full-text index. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    kind: text().$type<Kind>().notNull(),
    subtype: text().$type<Subtype>(),
    authorId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    // Author columns, copied from the profile so that a feed reads one table; updated with it.
    authorName: text().notNull(),
    authorUsername: text().notNull(),
    authorAvatarColor: text().notNull(),
    authorAvatarMediaId: text(),
    authorIsBot: integer({ mode: 'boolean' }).notNull().default(false),
    /** Collaborators, kept by triggers from `post_collaborators` and `profiles`. */
    credits: text({ mode: 'json' }).$type<Credit[]>().notNull().default([]),
    /** Usernames mentioned in title and text, as written; a trigger removes those of deleted members. */
    mentions: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    title: text().notNull(),
    content: text().notNull().default(''),
    tags: text().notNull().default(''),
    mediaId: text().references(() => media.id),
    /** The excerpt of a podcast that this post replies to, played before it. */
    clipMediaId: text().references(() => media.id),
    /** The author's own cover of an owlcast; null for the drawn one. */
    coverMediaId: text(),
    /** The side of the own cover, in px. */
    coverSide: integer(),
    /** The whole file the clip was cut from, for its author only; deleted after some time. */
    sourceMediaId: text().references(() => media.id, { onDelete: 'set null' }),
    seconds: real().notNull().default(0),
    /** Base64url, 160 digits. */
    peaks: text(),
    /** Packed by `domain/audio/pauses.ts`. */
    pauses: text(),
    trackId: text(),
    trackName: text(),
    /** Media of the track, for a message without a recording. */
    trackMediaId: text(),
    /** The primary parent; all parents are in `connections`. Kept after the parent is deleted. */
    parentId: text(),
    /** The owlcast this is a recording of; visibility and price follow it. */
    owlcastId: text(),
    recipientId: text(),
    recipientEmail: text(),
    recipientPhone: text(),
    visibility: text().$type<Visibility>().notNull().default('public'),
    priceCents: integer().notNull().default(0),
    /** Who may reply; used for posts that begin a thread. */
    replyPolicy: text().$type<ReplyPolicy>().notNull().default('everyone'),
    language: text(),
    /** Fields of this kind only, validated by its schema. */
    detail: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
    /** The first words of the transcript; `transcripts` has all of them. */
    transcript: text(),
    transcriptState: text().$type<TranscriptState>(),
    /** Public replies only, kept by a trigger. */
    replyCount: integer().notNull().default(0),
    /** Public replies of the same kind: the posts that continue a chain. Kept by the same triggers. */
    chainCount: integer().notNull().default(0),
    /** Public replies to a moment of it. Kept by the same triggers. */
    momentCount: integer().notNull().default(0),
    /** Recordings of an owlcast; kept by triggers. */
    recordingCount: integer().notNull().default(0),
    sample: integer({ mode: 'boolean' }).notNull().default(false),
    /** Its author lets feeds have it in a thread played as one: as the first post, or as a reply. */
    allowsBraid: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: integer().notNull(),
    /** When it was imported; its `createdAt` is what the import says then. */
    importedAt: integer(),
    editedAt: integer(),
    expiresAt: integer(),
    /** When a moderator hid it. */
    hiddenAt: integer(),
  },
  (t) => [
    index('posts_feed')
      .on(t.kind, t.createdAt, t.id)
      .where(sql`visibility = 'public' and parent_id is null and owlcast_id is null and hidden_at is null`),
    // What the graph reads: the newest public replies of a kind, the newest posts that nobody replied to, and the post with
    // the most replies.
    index('posts_public_replies')
      .on(t.kind, t.createdAt, t.id)
      .where(
        sql`visibility = 'public' and parent_id is not null and owlcast_id is null and hidden_at is null`,
      ),
    index('posts_unanswered')
      .on(t.kind, t.createdAt, t.id)
      .where(
        sql`visibility = 'public' and parent_id is null and owlcast_id is null and hidden_at is null and reply_count = 0`,
      ),
    index('posts_most_replied')
      .on(t.replyCount, t.createdAt, t.id)
      .where(sql`visibility = 'public' and hidden_at is null and reply_count > 0`),
    index('posts_children').on(t.parentId, t.createdAt).where(sql`parent_id is not null`),
    index('posts_author').on(t.authorId, t.createdAt),
    // An author's listed posts per kind: their profile, and the feeds of their followers.
    index('posts_author_feed')
      .on(t.authorId, t.kind, t.createdAt, t.id)
      .where(sql`visibility = 'public' and parent_id is null and owlcast_id is null and hidden_at is null`),
    // An author's public recordings in owlcasts: their feed for podcast apps.
    index('posts_author_recordings')
      .on(t.authorId, t.createdAt, t.id)
      .where(sql`owlcast_id is not null and visibility = 'public' and hidden_at is null`),
    // A user's own posts by kind, without recordings in owlcasts.
    index('posts_own').on(t.authorId, t.kind, t.createdAt, t.id).where(sql`owlcast_id is null`),
    index('posts_recipient').on(t.recipientId, t.createdAt).where(sql`recipient_id is not null`),
    // Sent to an address that no member has claimed yet.
    index('posts_unclaimed_email')
      .on(t.recipientEmail, t.createdAt)
      .where(sql`recipient_email is not null and recipient_id is null`),
    index('posts_unclaimed_phone')
      .on(t.recipientPhone, t.createdAt)
      .where(sql`recipient_phone is not null and recipient_id is null`),
    // Messages between two users, one index per form of the recipient; ties broken by id.
    index('posts_to_user')
      .on(t.authorId, t.recipientId, t.createdAt, t.id)
      .where(sql`recipient_id is not null`),
    index('posts_to_email')
      .on(t.authorId, t.recipientEmail, t.recipientId, t.createdAt, t.id)
      .where(sql`recipient_email is not null`),
    index('posts_to_phone')
      .on(t.authorId, t.recipientPhone, t.recipientId, t.createdAt, t.id)
      .where(sql`recipient_phone is not null`),
    index('posts_messages')
      .on(t.authorId, t.createdAt)
      .where(sql`recipient_id is not null or recipient_email is not null or recipient_phone is not null`),
    index('posts_owlcast').on(t.owlcastId, t.createdAt, t.id).where(sql`owlcast_id is not null`),
    index('posts_expiry').on(t.expiresAt).where(sql`expires_at is not null`),
    index('posts_media').on(t.mediaId).where(sql`media_id is not null`),
    index('posts_source').on(t.sourceMediaId).where(sql`source_media_id is not null`),
    // Unique: two posts that race for one clip must not both get it.
    uniqueIndex('posts_clip').on(t.clipMediaId).where(sql`clip_media_id is not null`),
    uniqueIndex('posts_cover').on(t.coverMediaId).where(sql`cover_media_id is not null`),
  ],
)

/** Typed connections from a reply to its parents, the primary one at position 0 (spec §3). */
export const connections = sqliteTable(
  'connections',
  {
    childId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    parentId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    type: text().$type<ConnectionType>().notNull().default('reply'),
    position: integer().notNull().default(0),
    relevance: real().notNull().default(1),
    /** The part of the parent that the child refers to, in ms; both null for all of it. */
    momentStartMs: integer(),
    momentEndMs: integer(),
    createdBy: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.childId, t.parentId] }),
    index('connections_parent').on(t.parentId, t.createdAt, t.childId),
    // A person's own replies to a post, which its stored counters leave out where they are not public.
    index('connections_creator').on(t.parentId, t.createdBy, t.createdAt, t.childId),
    index('connections_newest').on(t.createdAt, t.childId, t.parentId),
    index('connections_moments')
      .on(t.parentId, t.momentStartMs, t.childId)
      .where(sql`moment_start_ms is not null`),
  ],
)

/** Columns of the part of a parent that its child refers to, in ms. */
export const MOMENT_COLUMNS = {
  momentStartMs: connections.momentStartMs,
  momentEndMs: connections.momentEndMs,
}

/** Columns of the files of a post, which are deleted with it. */
export const FILE_COLUMNS = {
  mediaId: posts.mediaId,
  clipMediaId: posts.clipMediaId,
  coverMediaId: posts.coverMediaId,
  sourceMediaId: posts.sourceMediaId,
}
