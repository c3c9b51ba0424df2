/** Converts stored rows to the posts of the API. Columns not listed here are never sent. */

import { getPreviewPath } from '../../domain/billing/preview'
import { getPostMode } from '../../domain/kinds'
import { getCoverMediaPath, getMediaPath } from '../../domain/media/media'
import type { Author } from '../../domain/people/author.schema'
import type { AvatarColor } from '../../domain/people/avatars'
import { isPodcastReply, toPodcastDetail } from '../../domain/podcasts/podcasts'
import type { Podcast } from '../../domain/podcasts/podcasts.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { parseStoredTags } from '../../domain/posts/tags'
import { findFreeWords, findPostName, type NamedPost } from '../../domain/posts/titles'
import { findSong } from '../../domain/songs/songs'
import type { PostRow } from './posts.repo'

/** URL of the recording, or of the track for a message without one. */
function toAudioUrl({ mediaId, trackMediaId }: Pick<PostRow, 'mediaId' | 'trackMediaId'>): string | null {
  const id = mediaId ?? trackMediaId
  return id && getMediaPath(id)
}

/** The podcast a reply refers to, for modes that have one. */
function toPodcastDto({ kind, subtype, detail, clipMediaId }: Omit<PostRow, 'seq'>): Podcast | null {
  if (!isPodcastReply(getPostMode(kind, subtype))) return null
  return {
    ...toPodcastDetail(detail),
    trimmedClipUrl: clipMediaId && getMediaPath(clipMediaId),
    uploadedAudioUrl: null,
  }
}

/** Adds the uploaded podcast file for the author. */
export function withOwnSource(
  post: Post,
  { authorId, sourceMediaId }: Pick<PostRow, 'authorId' | 'sourceMediaId'>,
  viewerId: string | null,
): Post {
  if (!post.podcast || sourceMediaId === null || authorId !== viewerId) return post
  return { ...post, podcast: { ...post.podcast, uploadedAudioUrl: getMediaPath(sourceMediaId) } }
}

type AuthorColumns =
  | 'authorId'
  | 'authorUsername'
  | 'authorName'
  | 'authorAvatarMediaId'
  | 'authorAvatarColor'
  | 'authorIsBot'

/** The author of a post, from its columns. */
export function toAuthorDto(row: Pick<PostRow, AuthorColumns>): Author {
  return {
    id: row.authorId,
    username: row.authorUsername,
    displayName: row.authorName,
    avatarUrl: row.authorAvatarMediaId && getMediaPath(row.authorAvatarMediaId),
    avatarColor: row.authorAvatarColor as AvatarColor,
    ...(row.authorIsBot ? { isBot: true } : {}),
  }
}

/** What the name of a post follows from. */
export type NameRow = Pick<PostRow, 'seconds' | NameColumns>
type NameColumns = 'title' | 'kind' | 'subtype' | 'owlcastId' | 'content' | 'transcript' | 'priceCents'

/** The name of a post from its row; '' without title and words that everybody who sees it may read. */
export function findRowName(row: Pick<PostRow, NameColumns>): string {
  return findPostName({ ...row, transcript: findFreeWords(row) })
}

/** A post that another one refers to: enough to name it, and to lead to it. */
export function toNamedPost(row: Pick<PostRow, 'id'> & NameRow): NamedPost {
  return { id: row.id, kind: row.kind, title: findRowName(row), seconds: row.seconds }
}

/** A post as every visitor sees it: priced audio is only a preview. */
export function toPublicPostDto(row: Omit<PostRow, 'seq'>): Post {
  return toPostDto(row, false)
}

/** A post for its author or a collaborator: unlocked and open for replies. */
export function toOwnPostDto(row: Omit<PostRow, 'seq'>): Post {
  return { ...toPostDto(row, true), replyLock: null }
}

/** The own cover of an owlcast, if it has one. */
function toCoverDto({ coverMediaId, coverSide }: Pick<PostRow, 'coverMediaId' | 'coverSide'>) {
  if (coverMediaId === null || coverSide === null) return {}
  return { cover: { url: getCoverMediaPath(coverMediaId), side: coverSide } }
}

/** A post for one viewer. `isUnlocked`: the viewer may play priced audio in full. */
export function toPostDto(row: Omit<PostRow, 'seq'>, isUnlocked: boolean): Post {
  const price = row.priceCents > 0 ? { cents: row.priceCents, locked: !isUnlocked } : null
  const sound = toAudioUrl(row)
  return {
    id: row.id,
    kind: row.kind,
    subtype: row.subtype,
    author: toAuthorDto(row),
    collaborators: row.credits,
    mentions: row.mentions,
    title: row.title,
    content: row.content,
    tags: parseStoredTags(row.tags),
    audioUrl: sound && price?.locked ? getPreviewPath(sound) : sound,
    seconds: row.seconds,
    peaks: row.peaks ?? '',
    pauses: row.pauses,
    track: row.trackId && row.trackName ? { id: row.trackId, name: row.trackName } : null,
    podcast: toPodcastDto(row),
    parentId: row.parentId,
    owlcastId: row.owlcastId,
    sourceId: typeof row.detail.sourceId === 'string' ? row.detail.sourceId : null,
    recordingCount: row.recordingCount,
    price,
    visibility: row.visibility,
    replyPolicy: row.replyPolicy,
    replyLock: row.replyPolicy === 'everyone' ? null : { from: row.replyPolicy, by: row.authorName },
    transcript: price?.locked ? null : row.transcript,
    transcriptState: row.transcriptState,
    language: row.language,
    song: findSong(row.detail),
    replyCount: row.replyCount,
    chainCount: row.chainCount,
    momentCount: row.momentCount,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    expiresAt: row.expiresAt,
    isSample: row.sample,
    ...(row.importedAt === null ? {} : { isImported: true }),
    ...(row.allowsBraid ? { allowsBraid: true } : {}),
    ...toCoverDto(row),
  }
}
