/** Builds the row of a new post from validated input. Nothing is taken on the client's word alone. */
import type { Audience } from '../../domain/audience'
import { expiryOf } from '../../domain/expiry'
import { type Kind, modeOf } from '../../domain/kinds'
import { packPeaks } from '../../domain/peaks'
import { defaultTitle, UNTITLED } from '../../domain/publish'
import { storeTags } from '../../domain/tags'
import { oneLine } from '../../domain/text'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import type { FoundTrack } from '../library/library.repo'
import type { SettledDetail } from './details'
import type { OwlcastRow } from './owlcasts.repo'
import type { PostRow } from './posts.repo'
import type { ParsedPost } from './posts.routes'
import type { AnsweredRow } from './replies.repo'

export type Settled = {
  audience: Audience
  /** Parents, the primary one first. */
  parents: readonly AnsweredRow[]
  /** The owlcast it is a recording of. */
  owlcast: OwlcastRow | undefined
  /** Fields of its kind only. */
  kindDetail: SettledDetail
  /** Duration of the upload in seconds, 0 without one. */
  seconds: number
  track: FoundTrack | undefined
  /** The podcast file its clip was cut from, if still stored. */
  source: { id: string } | null
}

/** A row of this author with defaults only. */
export function emptyPostRow(
  { clock, ids }: Pick<Tools, 'clock' | 'ids'>,
  author: Viewer,
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
    credits: [],
    mentions: [],
    title: '',
    content: '',
    tags: '',
    mediaId: null,
    clipMediaId: null,
    sourceMediaId: null,
    seconds: 0,
    peaks: null,
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
    repliesFrom: 'everyone',
    language: null,
    detail: {},
    transcript: null,
    replyCount: 0,
    chainCount: 0,
    recordingCount: 0,
    sample: false,
    createdAt: clock.now(),
    editedAt: null,
    expiresAt: null,
    hiddenAt: null,
  }
}

export function newPostRow(
  tools: Pick<Tools, 'clock' | 'ids'>,
  author: Viewer,
  input: ParsedPost,
  { audience, parents, owlcast, kindDetail, seconds, track, source }: Settled,
): Omit<PostRow, 'seq'> {
  const { kind, subtype } = modeOf(input.mode)
  const empty = emptyPostRow(tools, author, kind)
  const ends = (owlcast ? [owlcast] : parents).map(({ expiresAt }) => expiresAt)
  // Without a recording, the track is the message.
  const alone = input.mediaId === null ? track : undefined
  return {
    ...empty,
    subtype,
    title: oneLine(input.title) || kindDetail.title || (owlcast ? UNTITLED : defaultTitle(input.mode)),
    content: input.description,
    tags: storeTags(input.tags),
    mediaId: input.mediaId,
    clipMediaId: input.clipMediaId,
    sourceMediaId: source?.id ?? null,
    seconds: alone ? (alone.seconds ?? 0) : seconds,
    peaks: alone ? alone.peaks : input.peaks && packPeaks(input.peaks),
    trackId: track?.id ?? null,
    trackName: track?.name ?? null,
    trackMediaId: alone?.mediaId ?? null,
    parentId: parents[0]?.id ?? null,
    owlcastId: owlcast?.id ?? null,
    recipientId: audience.recipient.id,
    recipientEmail: audience.recipient.email,
    recipientPhone: audience.recipient.phone,
    visibility: audience.visibility,
    priceCents: owlcast?.priceCents ?? input.priceCents,
    repliesFrom: input.repliesFrom,
    language: kindDetail.language,
    detail: kindDetail.detail,
    expiresAt: expiryOf(kind, author.plan, empty.createdAt, ends),
  }
}
