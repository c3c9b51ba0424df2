/** Sample posts: inserted as if published in the past, with a badge. */
import { expiryOf, HOUR_MS } from '../../domain/expiry'
import { modeOf } from '../../domain/kinds'
import { avatarColorOf } from '../../domain/people'
import { storeTags } from '../../domain/tags'
import { ensureMember } from '../auth/members'
import type { Tools } from '../context'
import { recordEvents } from '../live/events.repo'
import { addStored, attach } from '../media/media.repo'
import { settledDetail } from '../posts/details'
import { concerned } from '../posts/events.repo'
import { addCreator, addMembers } from '../posts/owlcasts.repo'
import { addPost, sampleCalled } from '../posts/posts.repo'
import { tieToParents } from '../posts/replies.repo'
import type { Sample, Seed } from './seed.schema'

/** Inserts one sample; its parents exist already. Samples of the demo user belong to them. */
export async function publishSample(tools: Tools, sample: Sample, member: Seed['member']): Promise<void> {
  const { db, ids, clock } = tools
  const { sound, mode, title, tags, transcript } = sample
  const authorId = await authorOf(tools, sample.author, member)
  const memberIds = await Promise.all(sample.members.map((one) => authorOf(tools, one, member)))
  const [[answered], [owlcast]] = await db.batch([
    sampleCalled(db, sample.answers ?? ''),
    sampleCalled(db, sample.within ?? ''),
  ])
  const parents = answered ? [{ id: answered.id, type: 'reply' as const }] : []
  const { kind, subtype } = modeOf(mode)
  const createdAt = clock.now() - sample.hoursAgo * HOUR_MS
  const [id, mediaId] = [ids.make('post'), sound && ids.make('med')]
  const settled = settledDetail({ mode, detail: sample.detail, parents })
  if (sound && mediaId) await addStored(db, { ...storedAs(sound), id: mediaId, ownerId: authorId, createdAt })
  await db.batch([
    addPost(db, {
      id,
      kind,
      subtype,
      authorId,
      authorName: sample.author.displayName,
      authorUsername: sample.author.username,
      authorAvatarColor: avatarColorOf(sample.author.username),
      title,
      content: sample.description,
      tags: storeTags(tags),
      transcript,
      mediaId,
      peaks: sound?.peaks ?? null,
      parentId: answered?.id ?? null,
      owlcastId: owlcast?.id ?? null,
      language: settled.language,
      detail: settled.detail,
      sample: true,
      createdAt,
      expiresAt: expiryOf(kind, 'free', createdAt),
    }),
    ...(sound ? [] : [addCreator(db, { id, authorId, createdAt }), addMembers(db, id, memberIds, createdAt)]),
    tieToParents(db, { id, authorId, createdAt }, parents),
    attach(db, [mediaId]),
    recordEvents(db, concerned('post.created', [id]), createdAt),
  ])
}

const storedAs = ({ key, type, bytes, seconds }: NonNullable<Sample['sound']>) => ({
  state: 'stored' as const,
  key,
  type,
  bytes,
  seconds,
})

function authorOf(tools: Tools, author: Sample['author'], member: Seed['member']): Promise<string> {
  if (author.username === member.username) return ensureMember(tools, member)
  return ensureMember(tools, {
    ...author,
    email: `${author.username}@samples.invalid`,
    password: tools.ids.random(32),
  })
}
