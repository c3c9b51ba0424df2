/** A reply in the record session: its parent and initial tags (C3). */
import { getKind, getMode, getPostMode, getReplyMode, type Mode } from '../../../domain/kinds'
import type { Post } from '../../../domain/posts/posts.schema'
import { isAddressed } from '../../../domain/posts/publish'
import { formatTags } from '../../../domain/posts/tags'
import { MESSAGE_KIND } from '../../kinds'
import { goTo } from '../../state/view'
import { type ChosenParent, createEmptyForm, type DraftForm } from '../store/draft-record'
import { hasSpeech } from './machine'
import { edit, editForm, getSession, replaceForm } from './session'

const MESSAGE_MODE = getPostMode(MESSAGE_KIND, null)

type RepliedPost = Pick<Post, 'kind' | 'subtype' | 'tags'>

/** The form of a new reply: its parent, and the parent's tags or the kind's defaults. */
export function createReplyDraft(post: RepliedPost, parent: ChosenParent): { mode: Mode; form: DraftForm } {
  const mode = getReplyMode(post.kind, post.subtype)
  const tags = formatTags(post.tags, getKind(getMode(mode).kind).defaultTags).join(' ')
  return { mode, form: { ...createEmptyForm(), tags, parents: [parent] } }
}

/** Whether a form replies to this post. */
export function isReplyTo(form: DraftForm, postId: string): boolean {
  return form.parents.some(({ id }) => id === postId)
}

/**
 * Turns the empty session into a reply and returns a function that restores the previous form. Null when there is a
 * recording: it is left unchanged.
 */
export function beginReply(post: RepliedPost, parent: ChosenParent): (() => void) | null {
  const { state, mode, form, track } = getSession()
  if (state.at !== 'idle') return null
  const before = { mode, form: form.parents.length > 0 ? createEmptyForm() : form, track }
  replaceForm({ ...createReplyDraft(post, parent), track: null })
  return () => {
    if (getSession().state.at === 'idle') edit(before)
  }
}

/**
 * Changes the parents of the open recording. What was said in reply to a private message stays private when the message
 * is no longer among them: it becomes a message that needs a recipient. Returns whether it did.
 */
export function chooseParents(parents: ChosenParent[]): boolean {
  const { state, mode, form } = getSession()
  const losesPrivate = form.parents.some(isPrivateParent) && !parents.some(isPrivateParent)
  const isKeptByForm = isAddressed(mode) && (form.recipient.trim() !== '' || form.isPrivate !== null)
  if (!hasSpeech(state) || !losesPrivate || isKeptByForm) {
    editForm({ parents })
    return false
  }
  edit({ mode: MESSAGE_MODE, form: { ...form, parents, isPrivate: true, recipientId: null } })
  return true
}

function isPrivateParent({ type, visibility = 'private' }: ChosenParent): boolean {
  return getKind(type).privateWithRecipient && visibility === 'private'
}

/**
 * Turns the reply into a post of its own and opens the record screen. A reply to a message becomes a message, whatever
 * its mode: it was private, and its form asks for a recipient.
 */
export function detachReply(): void {
  const { mode, form } = getSession()
  const wasPrivate = !isAddressed(mode) && form.parents.some(isPrivateParent)
  if (wasPrivate)
    edit({
      mode: MESSAGE_MODE,
      form: { ...form, parents: [], isPrivate: true, recipientId: null },
    })
  else editForm({ parents: [] })
  goTo('record')
}

/**
 * Removes a deleted post from the parents and opens the record screen. A message keeps its recipient, and stays
 * private unless the viewer changes it: the form asks for a recipient when none is known.
 */
export function withdrawReply(post: Post, viewerId: string | undefined): void {
  const { mode, form } = getSession()
  const parents = form.parents.filter(({ id }) => id !== post.id)
  const lacksRecipient = isAddressed(mode) && form.recipient === '' && post.author.id !== viewerId
  const recipient = lacksRecipient ? `@${post.author.username}` : form.recipient
  // Other parents may be public, and would make a message without a recipient public too.
  const isPrivate = post.visibility === 'private' && recipient === '' ? true : form.isPrivate
  editForm({ parents, recipient, isPrivate: isAddressed(mode) ? isPrivate : form.isPrivate })
  goTo('record')
}
