/** Wire schemas of posts. Times in ms since the epoch, durations in seconds, prices in cents. */
import { z } from 'zod'
import { isPauseMap, PAUSE_MAP_MAX_CHARS } from '../audio/pauses'
import { PEAKS_PATTERN } from '../audio/peaks'
import { invitationOutcomesShape, inviteesShape } from '../invitations/invitees.schema'
import { KIND_NAMES, MODE_NAMES } from '../kinds'
import {
  CUSTOM_PRICE_MAX_CENTS,
  DESCRIPTION_MAX_CHARS,
  EMAIL_MAX_CHARS,
  PARENTS_MAX,
  TAGS_INPUT_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '../limits'
import { momentShape } from '../moments/moments.schema'
import { authorShape, creditShape } from '../people/author.schema'
import { podcastShape } from '../podcasts/podcasts.schema'
import { createTitleShape } from '../text/text.schema'
import { TRANSCRIPT_STATES } from '../transcripts/transcript'
import { spokenLanguageShape } from '../transcripts/transcripts.schema'
import { VISIBILITIES } from './audience'
import { CONNECTION_TYPES, DEFAULT_CONNECTION } from './connections'
import { REPLY_POLICIES } from './reply-policy'
import { nameShape } from './titles.schema'

/** Waveform peaks: one character of base64url a bar, for drawing without decoding the audio. */
export const peaksShape = z.string().regex(PEAKS_PATTERN)

/** Pauses of a voice: for each the time since the one before it and its own, in units of 50 ms, in base64url. */
export const pausesShape = z.string().max(PAUSE_MAP_MAX_CHARS).refine(isPauseMap)

export const postShape = z.strictObject({
  id: z.string(),
  kind: z.enum(KIND_NAMES),
  subtype: z.enum(['parrot', 'yap']).nullable(),
  author: authorShape,
  /** Collaborators who accepted, shown with the author. */
  collaborators: z.array(creditShape),
  title: z.string(),
  content: z.string(),
  /** Mentioned members in title and content: usernames as written after `@`, in lower case. */
  mentions: z.array(z.string()),
  tags: z.array(z.string()),
  /** `/media/{id}`, or null without audio. */
  audioUrl: z.string().nullable(),
  seconds: z.number(),
  /** Empty where there is no waveform. */
  peaks: z.string(),
  /** Where the voice pauses, for players that shorten it; null for songs, with music under it, and where not measured. */
  pauses: z.string().nullable(),
  track: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** The podcast it replies to, with the clip that plays first. */
  podcast: podcastShape.nullable(),
  parentId: z.string().nullable(),
  owlcastId: z.string().nullable(),
  /** The post that an owlcast was started from. */
  sourceId: z.string().nullable(),
  recordingCount: z.number(),
  /** The price; null where listening is free. While `locked`, `audioUrl` leads to the preview. */
  price: z.strictObject({ cents: z.number(), locked: z.boolean() }).nullable(),
  visibility: z.enum(VISIBILITIES),
  /** The reply policy; replies follow that of their thread. */
  replyPolicy: z.enum(REPLY_POLICIES),
  /**
   * Why the viewer may not reply; null where they may. Views where replying is impossible show the value for a
   * visitor.
   */
  replyLock: z
    .strictObject({ from: z.enum(REPLY_POLICIES).exclude(['everyone']), by: z.string() })
    .nullable(),
  /** The first words of its transcript; all of them are at `{audioUrl}/words.json`. Null without words, and while locked. */
  transcript: z.string().nullable(),
  /** Null without a transcript. */
  transcriptState: z.enum(TRANSCRIPT_STATES).nullable(),
  /** The language of text and speech, where known. */
  language: z.string().nullable(),
  /** The title and the writer of a song. */
  song: z.strictObject({ title: z.string(), author: z.string() }).nullable(),
  /** Replies that the viewer is shown; where these are not public, the first `REPLIES_COUNTED_MAX` count. */
  replyCount: z.number(),
  /** Of them those of the same kind, which play after it in a chain. */
  chainCount: z.number(),
  /** Of them those that refer to a moment of it. */
  momentCount: z.number(),
  createdAt: z.number(),
  /** When its text was last edited. */
  editedAt: z.number().nullable(),
  expiresAt: z.number().nullable(),
  /** Sample content for new installations, badged as such. */
  isSample: z.boolean(),
  /** Says that it came with an import, which `createdAt` is from; left out otherwise. */
  isImported: z.boolean().optional(),
  /** Its author lets podcast apps have it in a thread that is played as one: as the first post, or as a reply. */
  allowsBraid: z.boolean().optional(),
  /** The own cover of an owlcast: `/media/{id}.jpg` and its side in px; left out where the cover is drawn. */
  cover: z.strictObject({ url: z.string(), side: z.number() }).optional(),
})
export type Post = z.infer<typeof postShape>

/** A reply under one of its parents, with the connection type and its other parents. */
export const replyShape = postShape.extend({
  connection: z.enum(CONNECTION_TYPES),
  /** The part of the parent that it refers to; null for all of it. */
  moment: momentShape.nullable(),
  /** The other parents that the viewer may see. */
  otherParents: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(KIND_NAMES),
      ...nameShape,
      authorId: z.string(),
      type: z.enum(CONNECTION_TYPES),
      moment: momentShape.nullable(),
    }),
  ),
})
export type Reply = z.infer<typeof replyShape>

/** A page of the replies to a post, oldest first. */
export const repliesShape = z.strictObject({
  items: z.array(replyShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type Replies = z.infer<typeof repliesShape>

/** A parent of a new reply and the connection type. */
export const parentLinkShape = z.strictObject({
  id: z.string().max(64),
  type: z.enum(CONNECTION_TYPES).default(DEFAULT_CONNECTION),
  /** The part of the parent that the reply refers to; without it all of it. */
  moment: momentShape.nullable().optional(),
})

export const newPostShape = z.strictObject({
  mode: z.enum(MODE_NAMES),
  title: createTitleShape(TITLE_MAX_CHARS).default(''),
  description: z.string().max(DESCRIPTION_MAX_CHARS).default(''),
  tags: z.array(z.string().max(TAGS_INPUT_MAX_CHARS)).max(50).default([]),
  /** The upload of the recording. */
  mediaId: z.string().max(64).nullable().default(null),
  /** The upload of a podcast clip. */
  clipMediaId: z.string().max(64).nullable().default(null),
  /** The uploaded podcast file that the clip is from, where its author keeps it. */
  sourceMediaId: z.string().max(64).nullable().default(null),
  peaks: peaksShape.nullable().default(null),
  /** Dropped where it does not fit the recording. */
  pauses: pausesShape.nullable().default(null),
  trackId: z.string().max(64).nullable().default(null),
  /**
   * The parents, the primary one first. The array limit is loose because the domain rule reports the maximum of
   * five.
   */
  parents: z
    .array(parentLinkShape)
    .max(PARENTS_MAX * 4)
    .default([]),
  /** As typed; resolved by the server. */
  recipient: z.string().max(EMAIL_MAX_CHARS).nullable().default(null),
  /** The member shown before sending; a different one now is an error. */
  recipientId: z.string().max(64).nullable().default(null),
  /** Null uses the kind's default: a message with a recipient is private. */
  isPrivate: z.boolean().nullable().default(null),
  /** The visibility that its author was shown; a more public one now is an error. */
  shownVisibility: z.enum(VISIBILITIES).nullable().default(null),
  owlcastId: z.string().max(64).nullable().default(null),
  /** The language spoken; null uses that of the request. */
  language: spokenLanguageShape.nullable().default(null),
  /** Whether it gets a transcript; null uses the default of the account for public posts, and none for others. */
  transcribe: z.boolean().nullable().default(null),
  /** The price in cents; 0 is free. */
  priceCents: z.int().min(0).max(CUSTOM_PRICE_MAX_CENTS).default(0),
  /** The reply policy of a post that starts a thread. */
  replyPolicy: z.enum(REPLY_POLICIES).default('everyone'),
  /** Collaborators to invite once it is published. */
  collaborators: inviteesShape,
  /** Mode-specific fields, checked by the mode's schema. */
  detail: z.record(z.string().max(40), z.unknown()).default({}),
})
export type NewPost = z.input<typeof newPostShape>
export type ParsedPost = z.output<typeof newPostShape>

/** The created post and the results of its invitations. */
export const publishedPostShape = z.strictObject({ post: postShape, invitations: invitationOutcomesShape })
export type PublishedPost = z.infer<typeof publishedPostShape>

/** An edit of a published post; omitted fields stay unchanged. */
export const editPostShape = z.strictObject({
  title: createTitleShape(TITLE_MAX_CHARS).optional(),
  content: z.string().max(DESCRIPTION_MAX_CHARS).optional(),
  tags: z.array(z.string().max(TAGS_INPUT_MAX_CHARS)).max(50).optional(),
  /** Only for posts with their own visibility. */
  visibility: z.enum(VISIBILITIES).optional(),
  /** Only for posts with their own price, in cents; 0 is free. */
  priceCents: z.int().min(0).max(CUSTOM_PRICE_MAX_CENTS).optional(),
  /** Only for posts that start a thread. */
  replyPolicy: z.enum(REPLY_POLICIES).optional(),
  /** Only for public, free recordings: whether podcast apps may have it in a thread that is played as one. */
  allowsBraid: z.boolean().optional(),
  /** The author confirms that title and tags do not name the subject of a healing story. */
  confirmsAnonymity: z.boolean().default(false),
})
export type EditPostInput = z.input<typeof editPostShape>
export type ParsedEdit = z.output<typeof editPostShape>
