/** What the server refuses before it publishes (spec §5): the rules again, on facts it read itself. */
import { type Audience, audienceOf, type Recipient } from '../../domain/audience'
import { fail } from '../../domain/errors'
import { modeOf } from '../../domain/kinds'
import { isClipKey } from '../../domain/media'
import { lastsAsLong } from '../../domain/podcast-clip'
import { bringsClip, podcastOf, rangeOf } from '../../domain/podcasts'
import { missing } from '../../domain/publish'
import type { Viewer } from '../auth/session'
import type { MediaRow } from '../media/media.repo'
import type { ParsedPost } from './posts.routes'
import { type AnsweredRow, recipientOf } from './replies.repo'

/** The posts a draft answers in its own order. All of them, or none: one that may not be seen refuses the whole. */
export function inOrder(
  { parents }: Pick<ParsedPost, 'parents'>,
  found: readonly AnsweredRow[],
): AnsweredRow[] {
  if (new Set(parents.map(({ id }) => id)).size < parents.length)
    throw fail('request.invalid', { reason: 'parents: each only once' }, 'parents')
  return parents.map(({ id }) => {
    const row = found.find((one) => one.id === id)
    if (!row) throw fail('post.not_found', {}, 'parents')
    return row
  })
}

/** Refuses what lacks something, or brings what its kind does not have. */
export function refuseUnfit(input: ParsedPost, parents: readonly AnsweredRow[]): void {
  const mode = modeOf(input.mode)
  if (!mode.accepts.includes(parents.length > 0 ? 'reply' : 'post')) throw fail('post.kind_unavailable')
  const parentKinds = parents.map(({ kind }) => kind)
  const [lack] = missing({ ...input, parentKinds, hasAudio: input.mediaId !== null })
  if (lack) throw fail(lack.code, lack.params, lack.field)
  const addressed = mode.requires.includes('recipient')
  for (const [field, given] of [
    ['recipient', input.recipient !== null && !addressed],
    ['isPrivate', input.isPrivate !== null && !addressed],
    ['clipMediaId', input.clipMediaId !== null && !bringsClip(input.mode)],
  ] as const)
    if (given) throw fail('request.invalid', { reason: `${field}: not part of this kind` }, field)
}

/** Refuses a recording that is not the author's, not this mode's, or not there. */
export function refuseUpload(upload: MediaRow | undefined, author: Viewer, { mode }: ParsedPost): void {
  if (upload?.ownerId !== author.id || upload.mode !== mode || isClipKey(upload.key))
    throw fail('media.not_stored', {}, 'audio')
  if (upload.state === 'attached') throw fail('post.already_published')
  if (upload.state !== 'stored') throw fail('media.not_stored', {}, 'audio')
}

/** Refuses a clip that is missing, not the author's, or no such part of its source. */
export function refuseClip(upload: MediaRow | undefined, author: Viewer, { mode, detail }: ParsedPost): void {
  const range = rangeOf(podcastOf(detail))
  if ((range !== null) !== bringsClip(mode)) throw fail('podcast.clip_required', {}, 'clip')
  if (!range) return
  if (upload?.ownerId !== author.id || !isClipKey(upload.key)) throw fail('media.not_stored', {}, 'clip')
  if (upload.state === 'attached') throw fail('post.already_published')
  if (upload.state !== 'stored') throw fail('media.not_stored', {}, 'clip')
  if (!lastsAsLong(range, upload.seconds ?? 0)) throw fail('media.invalid', {}, 'clip')
}

/** Who will see and hear it, or a refusal. */
export function settledAudience(
  author: Viewer,
  input: ParsedPost,
  recipient: Recipient | null,
  parents: readonly AnsweredRow[],
  isUnlisted: boolean,
): Audience {
  const audience = audienceOf({
    kind: modeOf(input.mode).kind,
    authorId: author.id,
    recipient,
    isPrivate: input.isPrivate,
    isUnlisted,
    parents: parents.map((row) => ({ ...row, recipient: recipientOf(row) })),
  })
  if ('code' in audience) throw fail(audience.code, {}, audience.field)
  return audience
}
