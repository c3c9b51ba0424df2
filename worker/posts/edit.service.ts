/** Edits a published post (D17): author only, visible to everyone at once. */
import { type Edited, editLacks, titleOf } from '../../domain/edit'
import { fail } from '../../domain/errors'
import { modeFor } from '../../domain/kinds'
import { POST_EDITS } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import type { Post } from '../../domain/posts.schema'
import { storeTags, tagsOf } from '../../domain/tags'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { allow } from '../http/rate-limit'
import { recordEvents } from '../live/events.repo'
import { holdsAll, refuseUnheld, settledAccess } from './edit-access'
import { concerned, goneFromLists } from './events.repo'
import { addMentions, dropOtherMentions } from './mentions.repo'
import { mentionedIn } from './mentions.service'
import { changePost, followOwlcast, kindsAnswered } from './own.repo'
import { postOfOwn, withOwnSource } from './post-row'
import { findPost, type PostRow } from './posts.repo'
import type { ParsedEdit } from './posts.routes'
import { tellOfMentions, toldOf } from './telling.repo'

type Result = { post: Post; events: LiveEvent[] }

/**
 * Updates the author's post, and its recordings if it is an owlcast. A repeated request changes nothing and notifies
 * nobody.
 */
export async function editPost(tools: Tools, author: Viewer, id: string, input: ParsedEdit): Promise<Result> {
  const { db, clock } = tools
  const now = clock.now()
  const row = await findPost(db, author, now, id)
  if (!row) throw fail('post.not_found')
  if (row.authorId !== author.id) throw fail('auth.forbidden')
  const post = await editedOf(tools, row)
  const words = settledWords(row, post, input)
  const access = settledAccess(author, row, post, input, now)
  const isReworded = words.title !== row.title || words.content !== row.content || words.tags !== row.tags
  const mentions = isReworded ? await mentionedIn(tools, words) : null
  const names = mentions?.map(({ name }) => name)
  const changes = { ...access.changes, ...(names ? { ...words, mentions: names, editedAt: now } : {}) }
  if (Object.keys(changes).length === 0)
    return { post: withOwnSource(postOfOwn(row), row, author.id), events: [] }
  await refuseUnheld(tools, access)
  if (!(await allow(tools, `edits|${author.id}`, POST_EDITS))) throw fail('request.rate_limited')
  const [[changed], , , , , events, gone, told] = await db.batch([
    changePost(db, author, row, { changes, holds: holdsAll(access), now }),
    followOwlcast(db, id),
    // Members mentioned before and still mentioned were already notified.
    dropOtherMentions(db, id),
    addMentions(db, id, mentions ?? [], now),
    tellOfMentions(db, id, now),
    recordEvents(db, concerned('post.changed', [id]), now),
    recordEvents(db, goneFromLists(row), now),
    recordEvents(db, toldOf(id, now), now),
  ])
  if (changed)
    return {
      post: withOwnSource(postOfOwn(changed), changed, author.id),
      events: [...events, ...gone, ...told],
    }
  // No row: the post was deleted, expired or changed in the meantime, or a guard no longer holds.
  if (!(await findPost(db, author, now, id))) throw fail('post.not_found')
  await refuseUnheld(tools, access)
  throw fail('post.changed_meanwhile')
}

/** The fixed properties of a post, which decide what may be edited. */
async function editedOf({ db }: Pick<Tools, 'db'>, row: PostRow): Promise<Edited> {
  const { parentId, owlcastId, visibility, detail } = row
  const isReply = parentId !== null
  const parentKinds = isReply ? await kindsAnswered(db, row.id) : []
  return { mode: modeFor(row.kind, row.subtype), parentKinds, isReply, owlcastId, visibility, detail }
}

/** Validated and normalized text of the edit; throws on the first invalid field. */
function settledWords(row: PostRow, post: Edited, input: ParsedEdit) {
  const before = { title: row.title, content: row.content, tags: tagsOf(row.tags) }
  const { title = before.title, content = before.content, tags = before.tags } = input
  const [lack] = editLacks(post, before, { title, content, tags }, input.namesNobody)
  if (lack) throw fail(lack.code, lack.params, lack.field)
  return { title: titleOf(post, title), content, tags: storeTags(tags) }
}
