/** Builds the row of a new post from validated input. Nothing is taken on the client's word alone. */

import { fitPauses } from '../../domain/audio/pauses'
import { canLevel, getMode, type Kind } from '../../domain/kinds'
import type { Audience } from '../../domain/posts/audience'
import { calculateExpiry } from '../../domain/posts/expiry'
import type { ParsedPost } from '../../domain/posts/posts.schema'
import { serializeTags } from '../../domain/posts/tags'
import { getDefaultTitle, UNTITLED } from '../../domain/posts/titles'
import { toOneLine } from '../../domain/text/text'
import type { AppDeps } from '../context'
import type { FoundTrack } from '../library/library.repo'
import type { OwlcastRow } from '../posts/owlcasts/owlcasts.repo'
import type { PostRow } from '../posts/posts.repo'
import type { ParentRow } from '../posts/replies/replies.repo'
import type { SessionUser } from '../session-user'
import type { ResolvedDetail } from './details'

export type ResolvedPost = {
  audience: Audience
  /** Parents, the primary one first. */
  parents: readonly ParentRow[]
  /** The owlcast it is a recording of. */
  owlcast: OwlcastRow | undefined
  /** Fields of its kind only. */
  kindDetail: ResolvedDetail
  /** Duration of the upload in seconds, 0 without one. */
  seconds: number
  track: FoundTrack | undefined
  /** The podcast file its clip was cut from, if still stored. */
  source: { id: string } | null
}

/** The fields of the author that a post shows, and the plan that it was made under. */
export type PostAuthor = Pick<
  SessionUser,
  'id' | 'displayName' | 'username' | 'avatarColor' | 'avatarMediaId' | 'isBot' | 'plan'
>

/** A row of this author with defaults only. */
export function createEmptyPostRow(
  { clock, ids }: Pick<AppDeps, 'clock' | 'ids'>,
  author: PostAuthor,
  kind: Kind,
): Omit<PostRow, 'seq'> {
  return {
    id: ids.make('post'),
    kind,
    subtype: null,
    authorId: author.id,
    authorName: author.displayName,
    authorUsername: author.username,
    authorAvatarColor: author.avatarColor,
    authorAvatarMediaId: author.avatarMediaId,
    authorIsBot: author.isBot,
    credits: [],
    mentions: [],
    title: '',
    content: '',
    tags: '',
    mediaId: null,
    clipMediaId: null,
    coverMediaId: null,
    coverSide: null,
    sourceMediaId: null,
    seconds: 0,
    peaks: null,
    pauses: null,
    trackId: null,
    trackName: null,
    trackMediaId: null,
    parentId: null,
    owlcastId: null,
    recipientId: null,
    recipientEmail: null,
    recipientPhone: null,
    visibility: 'public',
    priceCents: 0,
    replyPolicy: 'everyone',
    language: null,
    detail: {},
    transcript: null,
    transcriptState: null,
    replyCount: 0,
    chainCount: 0,
    momentCount: 0,
    recordingCount: 0,
    sample: false,
    allowsBraid: false,
    createdAt: clock.now(),
    importedAt: null,
    editedAt: null,
    expiresAt: null,
    hiddenAt: null,
  }
}

export function createPostRow(
  deps: Pick<AppDeps, 'clock' | 'ids'>,
  author: SessionUser,
  input: ParsedPost,
  { audience, parents, owlcast, kindDetail, seconds, track, source }: ResolvedPost,
): Omit<PostRow, 'seq'> {
  const { kind, subtype } = getMode(input.mode)
  const empty = createEmptyPostRow(deps, author, kind)
  const ends = (owlcast ? [owlcast] : parents).map(({ expiresAt }) => expiresAt)
  // Without a recording, the track is the message.
  const trackOnly = input.mediaId === null ? track : undefined
  return {
    ...empty,
    subtype,
    title: toOneLine(input.title) || kindDetail.title || (owlcast ? UNTITLED : getDefaultTitle(input.mode)),
    content: input.description,
    tags: serializeTags(input.tags),
    mediaId: input.mediaId,
    clipMediaId: input.clipMediaId,
    sourceMediaId: source?.id ?? null,
    seconds: trackOnly ? (trackOnly.seconds ?? 0) : seconds,
    peaks: trackOnly ? trackOnly.peaks : input.peaks,
    pauses: track || !canLevel(input.mode) ? null : fitPauses(input.pauses, seconds),
    trackId: track?.id ?? null,
    trackName: track?.name ?? null,
    trackMediaId: trackOnly?.mediaId ?? null,
    parentId: parents[0]?.id ?? null,
    owlcastId: owlcast?.id ?? null,
    recipientId: audience.recipient.id,
    recipientEmail: audience.recipient.email,
    recipientPhone: audience.recipient.phone,
    visibility: audience.visibility,
    priceCents: owlcast?.priceCents ?? input.priceCents,
    replyPolicy: input.replyPolicy,
    language: kindDetail.language ?? input.language,
    detail: kindDetail.detail,
    expiresAt: calculateExpiry(kind, author.plan, empty.createdAt, ends),
  }
}
