/** Posts as the client uses them, from the compact ones of a feed. */
import type { Post } from './posts.schema'

/** Values of the fields that a compact post may leave out. */
export const POST_DEFAULTS = {
  subtype: null,
  collaborators: [],
  content: '',
  pauses: null,
  mentions: [],
  tags: [],
  track: null,
  podcast: null,
  parentId: null,
  owlcastId: null,
  sourceId: null,
  recordingCount: 0,
  price: null,
  visibility: 'public',
  replyPolicy: 'everyone',
  replyLock: null,
  transcript: null,
  transcriptState: null,
  language: null,
  song: null,
  replyCount: 0,
  chainCount: 0,
  momentCount: 0,
  editedAt: null,
  expiresAt: null,
  isSample: false,
} satisfies Partial<Post>

export type DefaultField = keyof typeof POST_DEFAULTS
export type CompactPost = Omit<Post, DefaultField> & { [Field in DefaultField]?: Post[Field] | undefined }

/** Fills in what a compact post leaves out. */
export function toFullPost(post: CompactPost): Post {
  return { ...POST_DEFAULTS, ...post } as Post
}
