/** Edits a published post (D17): author only, visible to everyone at once. */

import { appError } from '../../domain/errors/errors'
import { getPostMode } from '../../domain/kinds'
import type { LiveEvent } from '../../domain/live/live'
import { type EditContext, getEditedTitle, validateEdit } from '../../domain/posts/edit-post'
import { POST_EDITS } from '../../domain/posts/posts.limits'
import type { ParsedEdit, Post } from '../../domain/posts/posts.schema'
import { parseStoredTags, serializeTags } from '../../domain/posts/tags'
import { checkPostTexts, createFlag } from '../content-rules/content-rules.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { assertRateLimit } from '../gate/rate-limit'
import { notifyMentions, selectNotificationEventTargets } from '../notifications/notify.repo'
import { selectPostEventTargets, selectUnlistedEventTargets } from '../posts/event-targets.repo'
import { addMentions, deleteOtherMentions } from '../posts/mentions/mentions.repo'
import { findMentions } from '../posts/mentions/mentions.service'
import { EDITED_COLUMNS, listParentKinds, syncRecordings, updatePost } from '../posts/own.repo'
import { getOwnPost } from '../posts/own-post.service'
import { toOwnPostDto, withOwnSource } from '../posts/post-dto'
import { findPost, type PostRow } from '../posts/posts.repo'
import { withReplyCounts } from '../posts/replies/reply-state.service'
import type { SessionUser } from '../session-user'
import { assertGuards, combineGuards, resolveAccessChange } from './edit-access'

type EditResult = { post: Post; events: LiveEvent[] }

/** How often an edit is tried again when another one, of other fields, came first. */
const EDIT_ATTEMPTS = 5

const TEXTS = ['title', 'content', 'tags'] as const

/**
 * Updates the given fields of the author's post, and its recordings if it is an owlcast. A repeated request changes
 * nothing and notifies nobody. An edit of other fields that comes first is kept; one of the same throws
 * `post.edit_conflict`.
 */
export async function editOwnPost(
  deps: AppDeps,
  author: SessionUser,
  id: string,
  input: ParsedEdit,
): Promise<EditResult> {
  const first = await getOwnPost(deps, author, id)
  let row = first
  for (let attempt = 1; attempt <= EDIT_ATTEMPTS; attempt += 1) {
    const result = await tryEdit(deps, author, row, input, attempt === 1)
    if (result) return result
    row = await getOwnPost(deps, author, id)
    const isTaken = EDITED_COLUMNS.some((name) => input[name] !== undefined && row[name] !== first[name])
    if (isTaken) break
  }
  throw appError('post.edit_conflict')
}

/** Tries an edit once; null if the post was changed since it was read. */
async function tryEdit(
  deps: AppDeps,
  author: SessionUser,
  row: PostRow,
  input: ParsedEdit,
  isFirst: boolean,
): Promise<EditResult | null> {
  const { db, clock } = deps
  const { id } = row
  const now = clock.now()
  const post = await loadEdited(deps, row)
  const text = resolveText(row, post, input)
  const access = resolveAccessChange(author, row, post, input, now)
  const reworded = TEXTS.filter((name) => text[name] !== row[name])
  const isReworded = reworded.length > 0
  const flagged = isReworded ? await checkPostTexts(deps, { ...text, visibility: row.visibility }) : null
  const mentions = isReworded ? await findMentions(deps, text) : null
  const names = mentions?.map(({ name }) => name)
  const words = Object.fromEntries(reworded.map((name) => [name, text[name]]))
  const changes = { ...access.changes, ...(names ? { ...words, mentions: names, editedAt: now } : {}) }
  if (Object.keys(changes).length === 0) return { post: await toEditedPost(deps, author, row), events: [] }
  await assertGuards(deps, access)
  if (isFirst) await assertRateLimit(deps, `edits|${author.id}`, POST_EDITS)
  const {
    updated: [changed],
    events,
    unlisted,
    notified,
  } = await batch(db, {
    updated: updatePost(db, author, row, { changes, holds: combineGuards(access), now }),
    recordings: syncRecordings(db, id),
    // Members mentioned before and still mentioned were already notified.
    oldMentions: deleteOtherMentions(db, id),
    mentions: addMentions(db, id, mentions ?? [], now),
    notifications: notifyMentions(db, id, now),
    events: recordEvents(db, selectPostEventTargets('post.changed', [id]), now),
    flag: createFlag(deps, flagged, { type: 'post', id }, { userId: author.id, title: text.title }),
    unlisted: recordEvents(db, selectUnlistedEventTargets(row), now),
    notified: recordEvents(db, selectNotificationEventTargets(id, now), now),
  })
  if (changed)
    return {
      post: await toEditedPost(deps, author, changed),
      events: [...events, ...unlisted, ...notified],
    }
  // The post was deleted, expired or changed in the meantime, or a guard no longer holds.
  if (!(await findPost(db, author, now, id))) throw appError('post.not_found')
  await assertGuards(deps, access)
  return null
}

/** Returns a post that its author changed, as they see it. */
export async function toEditedPost(deps: AppDeps, author: SessionUser, row: PostRow): Promise<Post> {
  const [counted = row] = await withReplyCounts(deps, author, [row])
  return withOwnSource(toOwnPostDto(counted), row, author.id)
}

/** The fixed properties of a post, which decide what may be edited. */
async function loadEdited({ db }: Pick<AppDeps, 'db'>, row: PostRow): Promise<EditContext> {
  const { parentId, owlcastId, visibility, detail } = row
  const isReply = parentId !== null
  const parentKinds = isReply ? await listParentKinds(db, row.id) : []
  return { mode: getPostMode(row.kind, row.subtype), parentKinds, isReply, owlcastId, visibility, detail }
}

/** Validated and normalized text of the edit; throws on the first invalid field. */
function resolveText(row: PostRow, post: EditContext, input: ParsedEdit) {
  const before = { title: row.title, content: row.content, tags: parseStoredTags(row.tags) }
  const { title = before.title, content = before.content, tags = before.tags } = input
  const [issue] = validateEdit(post, before, { title, content, tags }, input.confirmsAnonymity)
  if (issue) throw appError(issue.code, issue.params, issue.field)
  return { title: getEditedTitle(post, title), content, tags: serializeTags(tags) }
}
