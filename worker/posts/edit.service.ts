/** Changing what is said about a post that is out (D17): by its author alone, and for everyone at once. */
import { editLacks, titleOf } from '../../domain/edit'
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
import { concerned } from './events.repo'
import { changedMentions, mentionedIn } from './mentions.service'
import { changeWords, kindsAnswered } from './own.repo'
import { postHeard } from './post-row'
import { findPost, type PostRow } from './posts.repo'
import type { ParsedEdit } from './posts.routes'

type Edited = { post: Post; events: LiveEvent[] }

/** Changes the words of one's own post. The same words again change nothing, and are announced to nobody. */
export async function editPost(tools: Tools, author: Viewer, id: string, input: ParsedEdit): Promise<Edited> {
  const { db, clock } = tools
  const now = clock.now()
  const row = await findPost(db, author, now, id)
  if (!row) throw fail('post.not_found')
  if (row.authorId !== author.id) throw fail('auth.forbidden')
  const words = await settledWords(tools, row, input)
  if (words.title === row.title && words.content === row.content && words.tags === row.tags)
    return { post: postHeard(row, true), events: [] }
  if (!(await allow(tools, `edits|${author.id}`, POST_EDITS))) throw fail('request.rate_limited')
  const mentions = await mentionedIn(tools, words)
  const names = mentions.map(({ name }) => name)
  const [[changed], events] = await db.batch([
    changeWords(db, author, id, { ...words, mentions: names }, now),
    recordEvents(db, concerned('post.changed', [id]), now),
    ...changedMentions(tools, id, mentions, now),
  ])
  // Deleted or faded since it was looked at.
  if (!changed) throw fail('post.not_found')
  return { post: postHeard(changed, true), events }
}

/** The words as they are kept, or why they may not be said. */
async function settledWords({ db }: Pick<Tools, 'db'>, row: PostRow, input: ParsedEdit) {
  const { parentId, owlcastId, visibility, detail } = row
  const isReply = parentId !== null
  const post = {
    ...{ mode: modeFor(row.kind, row.subtype), isReply, owlcastId, visibility, detail },
    parentKinds: isReply ? await kindsAnswered(db, row.id) : [],
  }
  const before = { title: row.title, content: row.content, tags: tagsOf(row.tags) }
  const { title = before.title, content = before.content, tags = before.tags } = input
  const [lack] = editLacks(post, before, { title, content, tags }, input.namesNobody)
  if (lack) throw fail(lack.code, lack.params, lack.field)
  return { title: titleOf(post, title), content, tags: storeTags(tags) }
}
