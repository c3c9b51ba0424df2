/** Creates an owlcast (spec §2.3, §5): a post without audio, its creator, and invitations. */
import { fail } from '../../domain/errors'
import { expiryOf } from '../../domain/expiry'
import { OWLCASTS_MADE } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import type { MadeOwlcast } from '../../domain/owlcasts.schema'
import type { Post } from '../../domain/posts.schema'
import { storeTags } from '../../domain/tags'
import { isShowable, oneLine } from '../../domain/text'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { earlierAnswer, keepAnswer, onceOf, replayed } from '../http/idempotency'
import { allow } from '../http/rate-limit'
import { inviteCollaborators } from '../invitations/invite-collaborators.service'
import { recordEvents } from '../live/events.repo'
import { concerned } from '../posts/events.repo'
import { refusePrice } from '../posts/fitness'
import { addMentions } from '../posts/mentions.repo'
import { mentionedIn } from '../posts/mentions.service'
import { emptyPostRow } from '../posts/new-post-row'
import { addCreator } from '../posts/owlcasts.repo'
import { postOfOwn } from '../posts/post-row'
import { addPost, findPost } from '../posts/posts.repo'
import { beginFanout, tellOfPost, toldOf } from '../posts/telling.repo'
import type { Looker } from '../posts/visible-posts'
import type { Country } from '../recipients/phone-number'
import type { ParsedOwlcast } from './owlcasts.routes'

type Asked = { input: ParsedOwlcast; key: string; country: Country; viewer: Looker }
type Made = MadeOwlcast & { events: LiveEvent[] }

/**
 * Creates an owlcast once per idempotency key, then invites. Failed invitations are reported in the result and reject
 * nothing.
 */
export async function createOwlcast(tools: Tools, author: Viewer, asked: Asked): Promise<Made> {
  const { post, events: made } = await create(tools, author, asked)
  const { invitees } = asked.input
  const { invitations, events } = await inviteCollaborators(tools, author, {
    postId: post.id,
    invitees,
    country: asked.country,
  })
  return { post, invitations, events: [...made, ...events] }
}

async function create(tools: Tools, author: Viewer, { input, key, viewer }: Asked) {
  const { db, clock } = tools
  const once = await onceOf(author.id, key, input)
  const earlier = replayed<{ post: Post }>(await earlierAnswer(db, once), once)
  if (earlier) return { ...earlier, events: [] }
  refuse(input, author)
  if (!(await allow(tools, `owlcasts|${author.id}`, OWLCASTS_MADE))) throw fail('request.rate_limited')
  const source = input.sourceId === null ? null : await findPost(db, viewer, clock.now(), input.sourceId)
  if (input.sourceId !== null && source?.visibility !== 'public') throw fail('post.not_found', {}, 'sourceId')
  const empty = emptyPostRow(tools, author, input.kind)
  const row = {
    ...empty,
    expiresAt: expiryOf(input.kind, author.plan, empty.createdAt),
    title: oneLine(input.name),
    content: input.description,
    tags: storeTags(input.tags),
    visibility: input.visibility,
    priceCents: input.priceCents,
    repliesFrom: input.repliesFrom,
    detail: source ? { sourceId: source.id } : {},
  }
  const mentions = await mentionedIn(tools, row)
  row.mentions = mentions.map(({ name }) => name)
  const post = postOfOwn(row)
  try {
    const [, , , , , events, told] = await db.batch([
      addPost(db, row),
      addCreator(db, row),
      addMentions(db, row.id, mentions, row.createdAt),
      tellOfPost(db, row.id, row.createdAt),
      beginFanout(db, row.id, row.createdAt),
      recordEvents(db, concerned('post.created', [row.id]), row.createdAt),
      recordEvents(db, toldOf(row.id, row.createdAt), row.createdAt),
      keepAnswer(db, once, 201, { post }, row.createdAt),
    ])
    return { post, events: [...events, ...told] }
  } catch (error) {
    const other = replayed<{ post: Post }>(await earlierAnswer(db, once), once)
    if (other) return { ...other, events: [] }
    throw fail('owlcast.create_failed', {}, undefined, error)
  }
}

/** Validates by spec §5 and by plan (C5). */
function refuse({ name, description, tags, visibility, priceCents }: ParsedOwlcast, { plan }: Viewer): void {
  if (oneLine(name) === '') throw fail('owlcast.name_required', {}, 'name')
  if (!isShowable(name)) throw fail('post.text_invalid', {}, 'name')
  if (!isShowable(description)) throw fail('post.text_invalid', {}, 'description')
  if (!tags.every(isShowable)) throw fail('post.text_invalid', {}, 'tags')
  if (visibility !== 'public' && plan === 'free') throw fail('owlcast.pro_required', {}, 'visibility')
  refusePrice(priceCents, plan)
}
