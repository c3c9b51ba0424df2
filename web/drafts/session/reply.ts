/** A reply in the record session: its parent and initial tags (C3). */
import { getKind, getMode, getPostMode, getReplyMode, type Mode } from '../../../domain/kinds'
import type { Post } from '../../../domain/posts/posts.schema'
import { isAddressed } from '../../../domain/posts/publish'
import { formatTags } from '../../../domain/posts/tags'
import { MESSAGE_KIND } from '../../kinds'
import { goTo } from '../../state/view'
import { type ChosenParent, createEmptyForm, type DraftForm } from '../store/draft-record'
import type { RecordForm } from './form-storage'
import { hasSpeech } from './machine'
import {
  edit,
  editForm,
  getSession,
  hasUnloadedDraft,
  isFormAsPlaced,
  openMode,
  replaceForm,
  restoreReplacedForm,
} from './session'

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

/** Restores the form that the last reply, or message of a thread, replaced. */
let restoreReplaced: (() => void) | null = null

/**
 * Turns the empty session into a reply and returns a function that restores the previous form. Null when there is a
 * recording: it is left unchanged.
 */
export function beginReply(post: RepliedPost, parent: ChosenParent): (() => void) | null {
  if (getSession().state.at !== 'idle') return null
  restoreReplaced = replaceForm({ ...createReplyDraft(post, parent), track: null })
  return restoreReplaced
}

/** Lets `leaveEmptyReply` restore the form that a message of a thread replaced. */
export function setReplyRestorer(restore: () => void): void {
  restoreReplaced = restore
}

/**
 * Gives an empty session back the form that a reply replaced, for a recording that is none, of this mode if given. A
 * message that was changed since it was begun is not lost: `openMode` lets it wait.
 */
export function leaveEmptyReply(mode?: Mode): void {
  const { mode: current, form } = getSession()
  const isChangedMessage = isAddressed(current) && form.recipient !== '' && !isFormAsPlaced()
  if (!isChangedMessage) restoreReplaced?.()
  restoreReplaced = null
  // Begun before a reload, or back since what replaced it was sent.
  while (isOpenReply(mode) && restoreReplacedForm());
}

/** Whether the form is a reply to the audience of its parents. One in an owlcast stays, unless the mode is another. */
function isOpenReply(mode?: Mode): boolean {
  const { mode: current, form } = getSession()
  const staysInOwlcast = form.owlcast !== null && (mode === undefined || mode === current)
  return form.parents.length > 0 && form.recipient === '' && !staysInOwlcast
}

/** Opens a new post of this mode in an empty session: no reply that was left open, and no public one as a message. */
export function openNewPost(mode: Mode): void {
  leaveEmptyReply(mode)
  openMode(mode)
  keepMessagePrivate()
}

/** What is said as a new message is no public reply to the posts that its author has chosen before: it is private. */
export function keepMessagePrivate(): void {
  const { mode, form } = getSession()
  if (isAddressed(mode) && isOpenReply() && form.isPrivate === null) editForm({ isPrivate: true })
}

/**
 * Changes the parents of the open recording. What was said in reply to a private message stays private when the message
 * is no longer among them: it becomes a message that needs a recipient. Returns whether it did.
 */
export function chooseParents(parents: ChosenParent[]): boolean {
  const { state, mode, form } = getSession()
  if (!(hasSpeech(state) || hasUnloadedDraft()) || !isPrivacyLost(mode, form, parents)) {
    editForm({ parents })
    return false
  }
  edit(replaceParents(mode, form, parents))
  return true
}

/** Whether a private reply would no longer be private with these parents. */
function isPrivacyLost(mode: Mode, form: DraftForm, parents: ChosenParent[]): boolean {
  const isPrivate = isAddressed(mode) && (form.isPrivate ?? form.recipient.trim() !== '')
  return form.parents.some(isPrivateParent) && !parents.some(isPrivateParent) && !isPrivate
}

/** The form with other parents: a message without a recipient when it would no longer be private. */
function replaceParents(
  mode: Mode,
  form: DraftForm,
  parents: ChosenParent[],
): Pick<RecordForm, 'mode' | 'form'> {
  if (!isPrivacyLost(mode, form, parents)) return { mode, form: { ...form, parents } }
  return { mode: MESSAGE_MODE, form: { ...form, parents, isPrivate: true, recipientId: null } }
}

/** Only its recipient can hear it. A reply to a message is private whatever its kind; owlcasts have members instead. */
function isPrivateParent({ type, visibility }: ChosenParent): boolean {
  const { privateWithRecipient, hasRecordings } = getKind(type)
  return visibility === undefined ? privateWithRecipient : visibility === 'private' && !hasRecordings
}

/**
 * Turns the reply into a post of its own and opens the record screen. A reply to a message becomes a message, whatever
 * its mode: it was private, and its form asks for a recipient.
 */
export function detachReply(): void {
  const { mode, form } = getSession()
  edit(replaceParents(mode, form, []))
  goTo('record')
}

/**
 * Removes a deleted post from the parents and opens the record screen. A reply to a message becomes a message to its
 * author; the form asks for a recipient when none is known.
 */
export function withdrawReply(post: Post, viewerId: string | undefined): void {
  const session = getSession()
  const remaining = session.form.parents.filter(({ id }) => id !== post.id)
  const { mode, form } = replaceParents(session.mode, session.form, remaining)
  const { id, username, displayName } = post.author
  const isToAuthor = isAddressed(mode) && form.recipient === '' && id !== viewerId
  const to = isToAuthor
    ? { recipient: `@${username}`, recipientId: id, recipientName: displayName }
    : { recipient: form.recipient }
  edit({ mode, form: { ...form, ...to } })
  goTo('record')
}
