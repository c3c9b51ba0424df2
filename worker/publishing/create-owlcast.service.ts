/** Creates an owlcast (spec §2.3, §5): a post without audio, its creator, and invitations. */

import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import type { ParsedOwlcast, PublishedOwlcast } from '../../domain/owlcasts/owlcasts.schema'
import { calculateExpiry } from '../../domain/posts/expiry'
import { serializeTags } from '../../domain/posts/tags'
import { isShowable, toOneLine } from '../../domain/text/text'
import { checkPostTexts, createFlag } from '../content-rules/content-rules.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { createIdempotencyKey, findEarlierCreate, findKey, saveKey } from '../gate/idempotency'
import { assertRateLimit } from '../gate/rate-limit'
import { assertScope } from '../http/bearer'
import { inviteCollaborators } from '../invitations/invite-collaborators.service'
import { beginFanout, notifyPost, selectNotificationEventTargets } from '../notifications/notify.repo'
import type { Viewer } from '../posts/access/visible-posts'
import { selectPostEventTargets } from '../posts/event-targets.repo'
import { addMentions } from '../posts/mentions/mentions.repo'
import { findMentions } from '../posts/mentions/mentions.service'
import { addCreator } from '../posts/owlcasts/owlcasts.repo'
import { toOwnPostDto } from '../posts/post-dto'
import { addPost, findPost } from '../posts/posts.repo'
import { getPublishedPost } from '../posts/read.service'
import type { SessionUser } from '../session-user'
import { createEmptyPostRow } from './new-post-row'
import { assertPrice } from './publish.validation'

/** Owlcasts created per hour; they have no upload that would limit them. */
const OWLCASTS_CREATED = { count: 20, seconds: 3600 }

type OwlcastInput = { input: ParsedOwlcast; key: string; viewer: Viewer }
type CreateOwlcastResult = PublishedOwlcast & { events: LiveEvent[] }

/**
 * Creates an owlcast once per idempotency key, then invites. Failed invitations are reported in the result and reject
 * nothing.
 */
export async function createOwlcast(
  deps: AppDeps,
  author: SessionUser,
  owlcastInput: OwlcastInput,
): Promise<CreateOwlcastResult> {
  const { post, events: created } = await insertOwlcast(deps, author, owlcastInput)
  const { invitees } = owlcastInput.input
  const { invitations, events } = await inviteCollaborators(deps, author, {
    postId: post.id,
    invitees,
  })
  return { post, invitations, events: [...created, ...events] }
}

async function insertOwlcast(deps: AppDeps, author: SessionUser, { input, key, viewer }: OwlcastInput) {
  const { db, clock } = deps
  const idempotencyKey = await createIdempotencyKey(author.id, key, input)
  const earlier = findEarlierCreate(await findKey(db, idempotencyKey), idempotencyKey)
  if (earlier) return { post: await getPublishedPost(deps, author.id, earlier), events: [] }
  assertValid(input, author)
  await assertRateLimit(deps, `owlcasts|${author.id}`, OWLCASTS_CREATED)
  const source = input.sourceId === null ? null : await findPost(db, viewer, clock.now(), input.sourceId)
  if (input.sourceId !== null && source?.visibility !== 'public')
    throw appError('post.not_found', {}, 'sourceId')
  const empty = createEmptyPostRow(deps, author, input.kind)
  const row = {
    ...empty,
    expiresAt: calculateExpiry(input.kind, author.plan, empty.createdAt),
    title: toOneLine(input.name),
    content: input.description,
    tags: serializeTags(input.tags),
    visibility: input.visibility,
    priceCents: input.priceCents,
    replyPolicy: input.replyPolicy,
    detail: source ? { sourceId: source.id } : {},
  }
  const flagged = await checkPostTexts(deps, row)
  const mentions = await findMentions(deps, row)
  row.mentions = mentions.map(({ name }) => name)
  const post = toOwnPostDto(row)
  try {
    const { events, notified } = await batch(db, {
      post: addPost(db, row),
      creator: addCreator(db, row),
      mentions: addMentions(db, row.id, mentions, row.createdAt),
      notifications: notifyPost(db, row.id, row.createdAt),
      fanout: beginFanout(db, row.id, row.createdAt),
      events: recordEvents(db, selectPostEventTargets('post.created', [row.id]), row.createdAt),
      notified: recordEvents(db, selectNotificationEventTargets(row.id, row.createdAt), row.createdAt),
      flag: createFlag(deps, flagged, { type: 'post', id: row.id }, { userId: author.id, title: row.title }),
      key: saveKey(db, idempotencyKey, row.id, row.createdAt),
    })
    return { post, events: [...events, ...notified] }
  } catch (error) {
    const concurrent = findEarlierCreate(await findKey(db, idempotencyKey), idempotencyKey)
    if (concurrent) return { post: await getPublishedPost(deps, author.id, concurrent), events: [] }
    throw appError('owlcast.create_failed', {}, undefined, error)
  }
}

/** Validates by spec §5 and by plan (C5). */
function assertValid(
  { name, description, tags, visibility, priceCents }: ParsedOwlcast,
  { plan, scopes }: SessionUser,
): void {
  if (visibility === 'private') assertScope(scopes, 'messages:write')
  if (toOneLine(name) === '') throw appError('owlcast.name_required', {}, 'name')
  if (!isShowable(name)) throw appError('post.text_invalid', {}, 'name')
  if (!isShowable(description)) throw appError('post.text_invalid', {}, 'description')
  if (!tags.every(isShowable)) throw appError('post.text_invalid', {}, 'tags')
  if (visibility !== 'public' && plan === 'free') throw appError('owlcast.pro_required', {}, 'visibility')
  assertPrice(priceCents, plan)
}
