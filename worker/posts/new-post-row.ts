/** A new post as its row: what its author sent, what the server settled, and nothing on the client's word alone. */
import type { Audience } from '../../domain/audience'
import { expiryOf } from '../../domain/expiry'
import { modeOf } from '../../domain/kinds'
import { packPeaks } from '../../domain/peaks'
import { defaultTitle } from '../../domain/publish'
import { storeTags } from '../../domain/tags'
import { oneLine } from '../../domain/text'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import type { FoundTrack } from '../library/library.repo'
import type { SettledDetail } from './details'
import type { PostRow } from './posts.repo'
import type { ParsedPost } from './posts.routes'
import type { AnsweredRow } from './replies.repo'

export type Settled = {
  audience: Audience
  /** What it answers, the primary parent first. */
  parents: readonly AnsweredRow[]
  /** What only its kind has. */
  settled: SettledDetail
  /** Seconds of the upload, if there is one. */
  seconds: number
  track: FoundTrack | undefined
}

export function newPostRow(
  { clock, ids }: Pick<Tools, 'clock' | 'ids'>,
  author: Viewer,
  input: ParsedPost,
  { audience, parents, settled, seconds, track }: Settled,
): Omit<PostRow, 'seq'> {
  const { kind, subtype } = modeOf(input.mode)
  const createdAt = clock.now()
  const ends = parents.map(({ expiresAt }) => expiresAt)
  // Where nothing was recorded the track is the message.
  const alone = input.mediaId === null ? track : undefined
  return {
    id: ids.make('post'),
    kind,
    subtype,
    authorId: author.id,
    authorName: author.displayName,
    authorUsername: author.username,
    authorAvatarColor: author.avatarColor,
    authorAvatarMediaId: author.avatarMediaId,
    credits: [],
    title: oneLine(input.title) || settled.title || defaultTitle(input.mode),
    content: input.description,
    tags: storeTags(input.tags),
    mediaId: input.mediaId,
    clipMediaId: input.clipMediaId,
    seconds: alone ? (alone.seconds ?? 0) : seconds,
    peaks: alone ? alone.peaks : input.peaks && packPeaks(input.peaks),
    trackId: track?.id ?? null,
    trackName: track?.name ?? null,
    trackMediaId: alone?.mediaId ?? null,
    parentId: parents[0]?.id ?? null,
    owlcastId: null,
    recipientId: audience.recipient.id,
    recipientEmail: audience.recipient.email,
    recipientPhone: audience.recipient.phone,
    visibility: audience.visibility,
    priceCents: 0,
    language: settled.language,
    detail: settled.detail,
    transcript: null,
    replyCount: 0,
    sample: false,
    createdAt,
    editedAt: null,
    expiresAt: expiryOf(kind, author.plan, createdAt, ends),
    hiddenAt: null,
  }
}
