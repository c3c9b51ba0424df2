/** One collection for every kind (spec §1, §3). Only the repos beside it may import this table. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Visibility } from '../../domain/audience'
import type { ConnectionType } from '../../domain/connections'
import type { Kind, Subtype } from '../../domain/kinds'
import type { Credit } from '../../domain/posts.schema'
import type { RepliesFrom } from '../../domain/replies-from'
import { media } from '../media/media.table'
import { profiles } from '../people/people.table'

export const posts = sqliteTable(
  'posts',
  {
    /** Order of arrival; also the row of the full-text index. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    kind: text().$type<Kind>().notNull(),
    subtype: text().$type<Subtype>(),
    authorId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    // The author as shown, kept in the row: a feed reads one table. Changed together with the profile.
    authorName: text().notNull(),
    authorUsername: text().notNull(),
    authorAvatarColor: text().notNull(),
    authorAvatarMediaId: text(),
    /** Who worked on it besides, kept by triggers from `post_collaborators` and `profiles`. */
    credits: text({ mode: 'json' }).$type<Credit[]>().notNull().default([]),
    /** Names of members in its title and text, as written there; a trigger takes away those of who is gone. */
    mentions: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    title: text().notNull(),
    content: text().notNull().default(''),
    tags: text().notNull().default(''),
    mediaId: text().references(() => media.id),
    /** The part of a podcast that this answers, heard before it. */
    clipMediaId: text().references(() => media.id),
    /** The whole file that the clip was cut from, for its author alone; it goes after a while. */
    sourceMediaId: text().references(() => media.id, { onDelete: 'set null' }),
    seconds: real().notNull().default(0),
    /** Base64 of 160 bytes. */
    peaks: text(),
    trackId: text(),
    trackName: text(),
    /** The track's own sound, for a message that is a track alone. */
    trackMediaId: text(),
    /** The primary parent; all parents are in `connections`. Kept when the parent is gone. */
    parentId: text(),
    /** The owlcast this is a recording of: as open as that one, and as dear. */
    owlcastId: text(),
    recipientId: text(),
    recipientEmail: text(),
    recipientPhone: text(),
    visibility: text().$type<Visibility>().notNull().default('public'),
    priceCents: integer().notNull().default(0),
    /** Who may reply, for what begins a thread. */
    repliesFrom: text().$type<RepliesFrom>().notNull().default('everyone'),
    language: text(),
    /** What only this kind has, checked by its schema. */
    detail: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
    transcript: text(),
    /** Public replies only, kept by a trigger. */
    replyCount: integer().notNull().default(0),
    /** Public replies of its own kind: the voices that go on a chain. Kept by the same triggers. */
    chainCount: integer().notNull().default(0),
    /** Of an owlcast, kept by triggers. */
    recordingCount: integer().notNull().default(0),
    sample: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: integer().notNull(),
    editedAt: integer(),
    expiresAt: integer(),
    /** Hidden by a moderator. */
    hiddenAt: integer(),
  },
  (t) => [
    index('posts_feed')
      .on(t.kind, t.createdAt, t.id)
      .where(sql`visibility = 'public' and parent_id is null and owlcast_id is null and hidden_at is null`),
    // The newest of everything public of a kind, answers too: what the graph is drawn from.
    index('posts_public')
      .on(t.kind, t.createdAt, t.id)
      .where(sql`visibility = 'public' and owlcast_id is null and hidden_at is null`),
    index('posts_children').on(t.parentId, t.createdAt).where(sql`parent_id is not null`),
    index('posts_author').on(t.authorId, t.createdAt),
    // What one person has in each public list: their page, and the lists of those who follow them.
    index('posts_voices')
      .on(t.authorId, t.kind, t.createdAt, t.id)
      .where(sql`visibility = 'public' and parent_id is null and owlcast_id is null and hidden_at is null`),
    // A person's own, by kind; what is recorded in an owlcast is found there.
    index('posts_own').on(t.authorId, t.kind, t.createdAt, t.id).where(sql`owlcast_id is null`),
    index('posts_recipient').on(t.recipientId, t.createdAt).where(sql`recipient_id is not null`),
    // To an address that nobody has answered from yet.
    index('posts_unclaimed_email')
      .on(t.recipientEmail, t.createdAt)
      .where(sql`recipient_email is not null and recipient_id is null`),
    index('posts_unclaimed_phone')
      .on(t.recipientPhone, t.createdAt)
      .where(sql`recipient_phone is not null and recipient_id is null`),
    // The messages of one to another, by each of the ways to name the other one; newest last, ties by id.
    index('posts_to_person')
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
    // Unique: two posts that race for one clip must not both have it.
    uniqueIndex('posts_clip').on(t.clipMediaId).where(sql`clip_media_id is not null`),
  ],
)

/** Typed links from a reply to its parents, the primary one at position 0 (spec §3). */
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
    createdBy: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.childId, t.parentId] }),
    index('connections_parent').on(t.parentId, t.createdAt, t.childId),
    index('connections_newest').on(t.createdAt, t.childId, t.parentId),
  ],
)
