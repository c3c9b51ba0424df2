/** A reply in the record session: its parent and initial tags (C3). */
import { getKind, getMode, getReplyMode, type Mode } from '../../../domain/kinds'
import {
  getOwlcast,
  getPrivateChoice,
  hasBecomePrivate,
  placeParents,
} from '../../../domain/posts/form-privacy'
import type { Post } from '../../../domain/posts/posts.schema'
import { formatTags } from '../../../domain/posts/tags'
import { isAddressed } from '../../../domain/posts/validate-draft'
import { goTo } from '../../state/view'
import { type ChosenParent, createEmptyForm, type DraftForm } from '../store/draft-record'
import {
  isFormAsPlaced,
  openMode,
  type ReplaceOptions,
  replaceForm,
  restoreReplacedForm,
} from './replaced-forms'
import { createNewForm, editForm } from './session-form'
import { getSession } from './session-state'

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
export function beginReply(
  post: RepliedPost,
  parent: ChosenParent,
  options?: ReplaceOptions,
): (() => void) | null {
  if (getSession().state.at !== 'idle') return null
  return replaceForm({ ...createReplyDraft(post, parent), track: null }, options)
}

/**
 * Leaves a reply, or a message of a thread, that was begun in the empty session, for a new post of this mode if given: the
 * form that it replaced is back. One in which something was written waits, and comes back after the new post.
 */
export function leaveReply(mode?: Mode): void {
  while (isBegun() && isFormAsPlaced() && !isKeptInOwlcast(mode)) if (!restoreReplacedForm()) return
  // Begun before a reload, or back since what replaced it was sent.
  while (isOpenReply(mode)) {
    if (isWritten()) return void replaceForm(createNewForm(mode ?? getSession().mode))
    if (!restoreReplacedForm()) return
  }
}

function isBegun(): boolean {
  const { form } = getSession()
  return form.parents.length > 0 || form.recipient !== ''
}

function isWritten(): boolean {
  const { form, track } = getSession()
  return form.title.trim() !== '' || form.description.trim() !== '' || track !== null
}

/** Whether the form is a reply that names no recipient. One in an owlcast is a recording of it. */
function isOpenReply(mode?: Mode): boolean {
  const { mode: current, form } = getSession()
  const hasRecipient = isAddressed(current) && form.recipient !== ''
  return form.parents.length > 0 && !hasRecipient && !isKeptInOwlcast(mode)
}

/** Whether the form stays one of an owlcast's recordings: no other mode is to be recorded. */
function isKeptInOwlcast(mode?: Mode): boolean {
  const { mode: current, form } = getSession()
  return getOwlcast({ mode: current, form }) !== null && (mode === undefined || mode === current)
}

/** Opens a new post of this mode in an empty session: no reply that was left open, and no public one as a message. */
export function openNewPost(mode: Mode): void {
  leaveReply(mode)
  openMode(mode)
  keepMessagePrivate()
}

/** A new message is private; the visibility of the form before does not apply. */
export function keepMessagePrivate(): void {
  const { mode, form } = getSession()
  const isPrivate = getPrivateChoice(form)
  if (isAddressed(mode) && form.isPrivate !== isPrivate) editForm({ isPrivate })
}

/**
 * Changes the parents. A message, or a reply to a private post, stays private: with none but public parents it is a message
 * that needs a recipient. Returns whether it became a message, or a private reply.
 */
export function chooseParents(parents: ChosenParent[]): boolean {
  const before = getSession()
  editForm({ parents: placeParents(before, parents) })
  return hasBecomePrivate(before, getSession())
}

/**
 * Turns the reply into a post of its own and opens the record screen. A reply to a message becomes a message, whatever
 * its mode: it was private, and its form asks for a recipient.
 */
export function detachReply(): void {
  editForm({ parents: [] })
  goTo('record')
}

/**
 * Removes a deleted post from the parents and opens the record screen. A reply to a message becomes a message to its
 * author; the form asks for a recipient when none is known.
 */
export function withdrawReply(post: Post, viewerId: string | undefined): void {
  editForm({ parents: getSession().form.parents.filter(({ id }) => id !== post.id) })
  const { mode, form } = getSession()
  const { id, username, displayName } = post.author
  if (isAddressed(mode) && form.recipient === '' && id !== viewerId)
    editForm({ recipient: `@${username}`, recipientId: id, recipientName: displayName })
  goTo('record')
}
