/** Opens the form that belongs to a place: the one that waits there, or a new one. */
import { DEFAULT_MODE, getKind, getMode, getPostMode, getReplyMode, type Mode } from '../../domain/kinds'
import type { Moment } from '../../domain/moments/moments'
import type { ShownPeer } from '../../domain/people/author.schema'
import { getOwlcast, isOpenReplyTo, switchFormMode } from '../../domain/posts/form-privacy'
import type { Post } from '../../domain/posts/posts.schema'
import { formatTags } from '../../domain/posts/tags'
import { isAddressed } from '../../domain/posts/validate-draft'
import type { PlayedPost } from '../audio/playback/playable'
import { toChosenParent } from '../drafts/store/chosen-parent'
import type { ChosenParent } from '../drafts/store/draft-record'
import { MESSAGE_KIND } from '../kinds'
import { getPageId, goTo } from '../state/view'
import {
  addForm,
  createContent,
  type Form,
  type FormContent,
  findForm,
  getForm,
  isBlank,
  type Place,
  setPageForm,
  updateForm,
} from './forms'

export type MessageTarget = Pick<ShownPeer, 'label' | 'person'>
type RepliedPost = Pick<Post, 'id' | 'kind' | 'subtype' | 'tags'>
type ChosenOwlcast = Pick<Post, 'id' | 'title' | 'tags' | 'kind' | 'visibility'>

const MESSAGE_MODE = getPostMode(MESSAGE_KIND, null)
/** A hello is recorded as speech. */
export const HELLO_MODE = DEFAULT_MODE

/** Whether nothing was typed, chosen or recorded in a form since it was opened. */
const isUntouched = ({ editedAt, draftId }: Form) => editedAt === 0 && draftId === null

/** The form that waits, as it is opened now if nothing was typed into it, or a new one. */
function openForm(waiting: Form | null, place: Place | null, content: FormContent): Form {
  if (!waiting) return addForm(place, content)
  if (isUntouched(waiting)) updateForm(waiting.formId, content)
  return getForm(waiting.formId) ?? addForm(place, content)
}

/**
 * The form of a new post of this mode; without one, that which was begun, or one of the default mode. Words that were typed
 * for a post of another mode stay in it, but those for few people are given to no other, and none is a reply.
 */
export function openNewPost(wanted?: Mode): Form {
  const begun = wanted ? null : findForm((form) => isNewPost(form) && !isBlank(form))
  if (begun) return begun
  const mode = wanted ?? DEFAULT_MODE
  const waiting = findForm(
    (form) => isNewPost(form) && (form.mode === mode || !(isForFew(form) || isAddressed(mode))),
  )
  if (!waiting || isUntouched(waiting)) {
    if (waiting?.mode !== mode) return addForm('new', createContent(mode))
    updateForm(waiting.formId, createContent(mode))
    return getForm(waiting.formId) ?? waiting
  }
  const { formId, form } = waiting
  if (waiting.mode !== mode) updateForm(formId, switchFormMode(waiting, mode))
  // A new message is private, whatever its author chose before.
  else if (isAddressed(mode) && form.isPrivate !== null)
    updateForm(formId, { form: { ...form, isPrivate: null } })
  return getForm(formId) ?? waiting
}

const isNewPost = ({ place, draftId, form }: Form) =>
  place === 'new' && draftId === null && form.parents.length === 0

/** Whether a form is for a recipient, or for the members of an owlcast. */
function isForFew(form: Form): boolean {
  return isAddressed(form.mode) || getOwlcast(form)?.visibility === 'private'
}

const getReplyPlace = (postId: string): Place => `reply:${postId}`

const isReplyAt = (form: Form, postId: string) =>
  form.place === getReplyPlace(postId) && isOpenReplyTo(form, postId)

/** The form of a reply that waits at this post, maybe with its recording; null for none. */
export function findReply(postId: string): Form | null {
  return findForm((form) => isReplyAt(form, postId))
}

/**
 * The form of a reply that is not recorded yet, with its parent, and the parent's tags or the kind's defaults.
 */
export function openReply(post: RepliedPost, parent: ChosenParent): Form {
  const waiting = findForm((form) => isReplyAt(form, post.id) && form.draftId === null)
  return openForm(waiting, getReplyPlace(post.id), createReplyContent(post, parent))
}

function createReplyContent({ kind, subtype, tags }: RepliedPost, parent: ChosenParent): FormContent {
  const mode = getReplyMode(kind, subtype)
  const own = formatTags(tags, getKind(getMode(mode).kind).defaultTags).join(' ')
  return createContent(mode, { tags: own, parents: [parent] })
}

/**
 * A new form that answers a moment: a reply, or to a message one to its author. It has no place of its own, so that what
 * waits at that of the post stays as it is.
 */
export function openMomentReply(post: PlayedPost, moment: Moment): Form {
  const parent = { ...toChosenParent(post), moment }
  const isReply = getKind(post.kind).publicFeed
  return addForm(
    null,
    isReply ? createReplyContent(post, parent) : createMessageContent(toMessageTarget(post), parent),
  )
}

/** The author of a message as who receives the answer. */
export function toMessageTarget({ author }: Pick<Post, 'author'>): MessageTarget {
  return { label: `@${author.username}`, person: author }
}

/**
 * Whether a form is a private message to this peer: a member stays the same under another username. A form that its
 * author made public on the record screen is sent only there, where its audience is shown.
 */
export function isMessageTo({ mode, form }: Pick<Form, 'mode' | 'form'>, peer: MessageTarget): boolean {
  const id = peer.person?.id ?? null
  const isToPeer = form.recipientId === id && (id !== null || form.recipient === peer.label)
  return mode === MESSAGE_MODE && isToPeer && form.isPrivate !== false
}

/** The form of a message that waits for this peer, maybe with its recording; null for none. */
export function findMessage(peer: MessageTarget): Form | null {
  return findForm((form) => isMessageTo(form, peer))
}

/** The form of a message to a peer that is not recorded yet. `answered` is the peer's last message. */
export function openMessage(peer: MessageTarget, answered: ChosenParent | null): Form {
  const waiting = findForm((form) => isMessageTo(form, peer) && form.draftId === null)
  return openForm(waiting, null, createMessageContent(peer, answered))
}

function createMessageContent({ label, person }: MessageTarget, answered: ChosenParent | null): FormContent {
  return createContent(MESSAGE_MODE, {
    recipient: label,
    recipientId: person?.id ?? null,
    recipientName: person?.displayName ?? null,
    parents: answered ? [answered] : [],
  })
}

/** The form of a hello that is recorded, or waits with its recording; null for none. */
export function findHello(): Form | null {
  return findForm(({ place }) => place === 'hello')
}

/** The form to record a hello into. It is a new post for the device only: nothing of it is published. */
export function openHello(): Form {
  return findHello() ?? addForm('hello', createContent(HELLO_MODE))
}

/** Opens the recorder with its whole form for a message to a peer. */
export function recordMessage(peer: MessageTarget, answered: ChosenParent | null): void {
  showOnRecordScreen(findMessage(peer) ?? openMessage(peer, answered))
}

/** Opens the recorder for a recording of this owlcast. `answered` is the recording that it replies to. */
export function recordInOwlcast(owlcast: ChosenOwlcast, answered?: Post): void {
  const { id, title, tags, kind, visibility } = owlcast
  const place: Place = `owlcast:${id}:${answered?.id ?? ''}`
  const waiting = findForm((form) => form.place === place && getOwlcast(form)?.id === id)
  const content = createContent(getPostMode(kind, null), {
    owlcast: { id, title, visibility },
    tags: formatTags(tags, []).join(' '),
    parents: answered ? [toChosenParent(answered)] : [],
  })
  showOnRecordScreen(openForm(waiting, place, content))
}

/** Opens the record screen with this form, on a page of its own. */
export function showOnRecordScreen(form: Form): void {
  goTo('record')
  setPageForm(getPageId(), form)
}
