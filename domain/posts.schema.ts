/** The shapes of posts on the wire. Times in ms since the epoch, durations in seconds, prices in cents. */
import { z } from 'zod'
import { VISIBILITIES } from './audience'
import { CONNECTION_TYPES, DEFAULT_CONNECTION } from './connections'
import { invitationOutcomesShape, inviteesShape } from './invitees.schema'
import { KIND_NAMES, MODE_NAMES } from './kinds'
import {
  CUSTOM_PRICE_MAX_CENTS,
  DESCRIPTION_MAX_CHARS,
  EMAIL_MAX_CHARS,
  PARENTS_MAX,
  PEAKS_PER_POST,
  TAGS_INPUT_MAX_CHARS,
  TITLE_MAX_CHARS,
} from './limits'
import { AVATAR_COLORS } from './people'
import { podcastShape } from './podcasts.schema'
import { REPLIES_FROM } from './replies-from'
import { titleShape } from './text.schema'

export const authorShape = z.strictObject({
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  avatarColor: z.enum(AVATAR_COLORS),
})

/** Somebody who worked on a post besides its author. */
export const creditShape = authorShape.pick({ id: true, username: true, displayName: true })

/** Loudness over time: 160 numbers from 0 to 255, for drawing a waveform without decoding. */
export const peaksShape = z.array(z.int().min(0).max(255)).length(PEAKS_PER_POST)

export const postShape = z.strictObject({
  id: z.string(),
  kind: z.enum(KIND_NAMES),
  subtype: z.enum(['parrot', 'yap']).nullable(),
  author: authorShape,
  /** Those who accepted to be named beside the author. */
  collaborators: z.array(creditShape),
  title: z.string(),
  content: z.string(),
  /** The names of members in title and content, as written after an `@`, in small letters. */
  mentions: z.array(z.string()),
  tags: z.array(z.string()),
  /** `/media/{id}`, or null for a post without sound. */
  audioUrl: z.string().nullable(),
  seconds: z.number(),
  peaks: z.array(z.number()),
  track: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** The podcast it answers, and the clip of it that is heard first. */
  podcast: podcastShape.nullable(),
  parentId: z.string().nullable(),
  /** The owlcast that this is a recording of. */
  owlcastId: z.string().nullable(),
  /** The voice that an owlcast grew out of. */
  sourceId: z.string().nullable(),
  recordingCount: z.number(),
  /** What listening costs; null where it is free. Where `locked`, `audioUrl` leads to its first seconds only. */
  price: z.strictObject({ cents: z.number(), locked: z.boolean() }).nullable(),
  visibility: z.enum(VISIBILITIES),
  /** Who may reply, as its author chose; what answers something goes by that. */
  repliesFrom: z.enum(REPLIES_FROM),
  /** Why whoever looks may not reply; null where they may. What is not to be answered where it is shown says it as to a stranger. */
  replyLock: z.strictObject({ from: z.enum(REPLIES_FROM).exclude(['everyone']), by: z.string() }).nullable(),
  transcript: z.string().nullable(),
  /** In which the text is written, where that is known. */
  language: z.string().nullable(),
  /** A song's own name and who wrote it. */
  song: z.strictObject({ title: z.string(), author: z.string() }).nullable(),
  replyCount: z.number(),
  /** Replies of its own kind: the voices heard after it in a chain. */
  chainCount: z.number(),
  createdAt: z.number(),
  /** When its author last changed what is said about it. */
  editedAt: z.number().nullable(),
  expiresAt: z.number().nullable(),
  /** Made by us for a first visit, and badged so. */
  sample: z.boolean(),
})
export type Post = z.infer<typeof postShape>
export type Author = z.infer<typeof authorShape>
export type Credit = z.infer<typeof creditShape>

/** A reply under one of its parents: how it is tied to it, and what else it answers. */
export const replyShape = postShape.extend({
  connection: z.enum(CONNECTION_TYPES),
  /** The other parents that this viewer may see. */
  also: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(KIND_NAMES),
      title: z.string(),
      authorId: z.string(),
      type: z.enum(CONNECTION_TYPES),
    }),
  ),
})
export type Reply = z.infer<typeof replyShape>

/** One page of the replies to a post, oldest first. */
export const repliesShape = z.strictObject({
  items: z.array(replyShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type Replies = z.infer<typeof repliesShape>

/** One page of a feed. `now` is the server's clock; `cursor` leads to the next page; `seq` names the state it shows. */
export const feedShape = z.strictObject({
  items: z.array(postShape),
  cursor: z.string().nullable(),
  seq: z.number(),
  now: z.number(),
  stats: z.strictObject({ active: z.number(), authors: z.number(), priced: z.number() }),
})
export type Feed = z.infer<typeof feedShape>

/** A post to answer, and how the answer is tied to it. */
export const parentLinkShape = z.strictObject({
  id: z.string().max(64),
  type: z.enum(CONNECTION_TYPES).default(DEFAULT_CONNECTION),
})

export const newPostShape = z.strictObject({
  mode: z.enum(MODE_NAMES),
  title: titleShape(TITLE_MAX_CHARS).default(''),
  description: z.string().max(DESCRIPTION_MAX_CHARS).default(''),
  tags: z.array(z.string().max(TAGS_INPUT_MAX_CHARS)).max(50).default([]),
  /** The upload that holds the sound. */
  mediaId: z.string().max(64).nullable().default(null),
  /** The upload that holds the clip of a podcast. */
  clipMediaId: z.string().max(64).nullable().default(null),
  /** The uploaded podcast file that the clip was cut from, where its author keeps it. */
  sourceMediaId: z.string().max(64).nullable().default(null),
  peaks: peaksShape.nullable().default(null),
  trackId: z.string().max(64).nullable().default(null),
  /** What it answers, the primary parent first. The rule's own refusal says that five are the most. */
  parents: z
    .array(parentLinkShape)
    .max(PARENTS_MAX * 4)
    .default([]),
  /** As typed; who it means is settled by the server. */
  recipient: z.string().max(EMAIL_MAX_CHARS).nullable().default(null),
  /** The member that was shown before sending; a message goes to nobody else. */
  recipientId: z.string().max(64).nullable().default(null),
  /** Null leaves it to the kind: a message with a recipient is private. */
  isPrivate: z.boolean().nullable().default(null),
  /** The owlcast this is recorded into. */
  owlcastId: z.string().max(64).nullable().default(null),
  /** What listening costs, in cents; 0 is free. */
  priceCents: z.int().min(0).max(CUSTOM_PRICE_MAX_CENTS).default(0),
  /** Who may reply to it, where it begins a thread. */
  repliesFrom: z.enum(REPLIES_FROM).default('everyone'),
  /** Who is invited to work on it once it is published. */
  collaborators: inviteesShape,
  /** The fields only this kind has; checked by the kind's own schema. */
  detail: z.record(z.string().max(40), z.unknown()).default({}),
})
export type NewPost = z.input<typeof newPostShape>

/** What was created, and what became of the invitations to it. */
export const publishedPostShape = z.strictObject({ post: postShape, invitations: invitationOutcomesShape })
export type PublishedPost = z.infer<typeof publishedPostShape>

/** What its author changes about a post that is out; what is not named stays as it is. */
export const editPostShape = z.strictObject({
  title: titleShape(TITLE_MAX_CHARS).optional(),
  content: z.string().max(DESCRIPTION_MAX_CHARS).optional(),
  tags: z.array(z.string().max(TAGS_INPUT_MAX_CHARS)).max(50).optional(),
  /** Of what has an openness of its own. */
  visibility: z.enum(VISIBILITIES).optional(),
  /** Of what has a price of its own, in cents; 0 is free. */
  priceCents: z.int().min(0).max(CUSTOM_PRICE_MAX_CENTS).optional(),
  /** Of what begins a thread. */
  repliesFrom: z.enum(REPLIES_FROM).optional(),
  /** Its author has looked: title and tags do not say who a healing story is about. */
  namesNobody: z.boolean().default(false),
})
export type EditPost = z.input<typeof editPostShape>
