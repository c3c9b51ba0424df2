/** Sample posts: inserted as if published in the past, with a badge. */

import { DEFAULT_LANGUAGE } from '../../domain/i18n/languages'
import { getMode } from '../../domain/kinds'
import { getAvatarColor } from '../../domain/people/avatars'
import { calculateExpiry } from '../../domain/posts/expiry'
import { serializeTags } from '../../domain/posts/tags'
import { HOUR_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { addStored, attachMedia } from '../media/media.repo'
import { selectPostEventTargets } from '../posts/event-targets.repo'
import { addCreator, addMembers } from '../posts/owlcasts/owlcasts.repo'
import { addPost, findSampleByTitle } from '../posts/posts.repo'
import { insertReplyConnections } from '../posts/replies/replies.repo'
import { parseDetail } from '../publishing/details'
import { prepareSpokenText } from '../transcripts/new-transcript.service'
import { insertTranscript } from '../transcripts/transcripts.repo'
import { ensureMember } from './ensure-member'
import type { Sample, Seed } from './seed.schema'

/** Inserts one sample; its parents exist already. Samples of the demo user belong to them. */
export async function publishSample(deps: AppDeps, sample: Sample, member: Seed['member']): Promise<void> {
  const { db, ids, clock } = deps
  const { sound, mode, title, tags, transcript } = sample
  const authorId = await ensureAuthor(deps, sample.author, member)
  const memberIds = await Promise.all(sample.members.map((one) => ensureAuthor(deps, one, member)))
  const {
    answered: [answered],
    owlcast: [owlcast],
  } = await batch(db, {
    answered: findSampleByTitle(db, sample.answers ?? ''),
    owlcast: findSampleByTitle(db, sample.within ?? ''),
  })
  const parents = answered ? [{ id: answered.id, type: 'reply' as const }] : []
  const { kind, subtype } = getMode(mode)
  const createdAt = clock.now() - sample.hoursAgo * HOUR_MS
  const [id, mediaId] = [ids.make('post'), sound && ids.make('med')]
  const settled = parseDetail({ mode, detail: sample.detail, parents })
  if (sound && mediaId)
    await addStored(db, { ...toStoredMedia(sound), id: mediaId, ownerId: authorId, createdAt })
  const spoken =
    sound && mediaId && transcript !== ''
      ? await prepareSpokenText(
          deps,
          { id, mediaId, authorId, seconds: sound.seconds, createdAt },
          { text: transcript, language: settled.language ?? DEFAULT_LANGUAGE },
        )
      : null
  await db.batch([
    addPost(db, {
      id,
      kind,
      subtype,
      authorId,
      authorName: sample.author.displayName,
      authorUsername: sample.author.username,
      authorAvatarColor: getAvatarColor(sample.author.username),
      title,
      content: sample.description,
      tags: serializeTags(tags),
      transcript: spoken?.transcript ?? null,
      transcriptState: spoken?.transcriptState ?? null,
      mediaId,
      peaks: sound?.peaks ?? null,
      parentId: answered?.id ?? null,
      owlcastId: owlcast?.id ?? null,
      language: settled.language,
      detail: settled.detail,
      sample: true,
      createdAt,
      expiresAt: calculateExpiry(kind, 'free', createdAt),
    }),
    ...(spoken?.row ? insertTranscript(db, spoken.row) : []),
    ...(sound ? [] : [addCreator(db, { id, authorId, createdAt }), addMembers(db, id, memberIds, createdAt)]),
    ...insertReplyConnections(db, { id, authorId, createdAt }, parents),
    attachMedia(db, [mediaId]),
    recordEvents(db, selectPostEventTargets('post.created', [id]), createdAt),
  ])
}

const toStoredMedia = ({ key, type, bytes, seconds }: NonNullable<Sample['sound']>) => ({
  state: 'stored' as const,
  key,
  type,
  bytes,
  seconds,
})

function ensureAuthor(deps: AppDeps, author: Sample['author'], member: Seed['member']): Promise<string> {
  if (author.username === member.username) return ensureMember(deps, member)
  return ensureMember(deps, {
    ...author,
    email: `${author.username}@samples.invalid`,
    password: deps.ids.random(32),
  })
}
