/** Wire schemas of imports of archives. Times in ms. */
import { z } from 'zod'
import { KIND_NAMES } from '../kinds'
import {
  CUSTOM_PRICE_MAX_CENTS,
  DESCRIPTION_MAX_CHARS,
  PARENTS_MAX,
  TAGS_INPUT_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '../limits'
import { VISIBILITIES } from '../posts/audience'
import { parentLinkShape, pausesShape, peaksShape, postShape } from '../posts/posts.schema'
import { REPLY_POLICIES } from '../posts/reply-policy'
import { createTitleShape } from '../text/text.schema'
import { spokenLanguageShape } from '../transcripts/transcripts.schema'
import { ARCHIVE_IDS_PER_LOOKUP, ARCHIVE_WORDS_MAX } from './archives.limits'

/** The id of a post on the site that wrote the archive. */
export const archivedIdShape = z.string().regex(/^[\w-]{1,48}$/)
const timeShape = z.int().min(0).max(8_640_000_000_000_000)

/** Words of a recording; times in ms from its start. */
const archivedWordsShape = z.strictObject({
  language: spokenLanguageShape,
  /** The engine or person that made them. */
  engine: z.string().regex(/^[\w@./:+ -]{1,80}$/),
  words: z.array(z.tuple([z.string().max(1000), z.number(), z.number()])).max(ARCHIVE_WORDS_MAX),
})

export const archivedPostShape = z.strictObject({
  kind: z.enum(KIND_NAMES),
  subtype: postShape.shape.subtype,
  title: createTitleShape(TITLE_MAX_CHARS),
  content: z.string().max(DESCRIPTION_MAX_CHARS),
  tags: z.array(z.string().max(TAGS_INPUT_MAX_CHARS)).max(50),
  visibility: z.enum(VISIBILITIES),
  priceCents: z.int().min(0).max(CUSTOM_PRICE_MAX_CENTS),
  replyPolicy: z.enum(REPLY_POLICIES),
  language: spokenLanguageShape.nullable(),
  /** Fields of its kind, checked by the schema of the kind. */
  detail: z.record(z.string().max(40), z.unknown()),
  /** The track under it; kept where this site has it too. */
  trackId: z.string().max(64).nullable(),
  /** A reply without parents is one whose parents were not imported: only its author sees it. */
  isReply: z.boolean(),
  /** By their ids in the archive. Those that were not imported are left out. */
  parents: z.array(parentLinkShape).max(PARENTS_MAX),
  /** The owlcast that it is a recording of, by its id in the archive. */
  owlcastId: archivedIdShape.nullable(),
  /** The upload of the recording; null for an owlcast. */
  mediaId: z.string().max(64).nullable(),
  clipMediaId: z.string().max(64).nullable(),
  peaks: peaksShape.nullable(),
  pauses: pausesShape.nullable(),
  words: archivedWordsShape.nullable(),
  /** The author wants no words, even if the account's default is to make some. */
  isWordless: z.boolean(),
  createdAt: timeShape,
  editedAt: timeShape.nullable(),
  expiresAt: timeShape.nullable(),
})
export type NewArchivedPost = z.input<typeof archivedPostShape>
export type ParsedArchivedPost = z.output<typeof archivedPostShape>

export const importedPostShape = z.strictObject({
  postId: z.string(),
  /** False if it was imported before. */
  isNew: z.boolean(),
})
export type ImportedPost = z.infer<typeof importedPostShape>

export const archivedIdsShape = z.strictObject({ ids: z.array(archivedIdShape).max(ARCHIVE_IDS_PER_LOOKUP) })
export type ArchivedIds = z.infer<typeof archivedIdsShape>
