/**
 * Who hears what a form records (S4-18). A form begun for one person stays private, and for that person, until its author
 * makes it public. The server keeps its own rule in `audience.ts`.
 */
import { getKind, getMode, MESSAGE_MODE, type Mode } from '../kinds'
import { PARENTS_MAX } from '../limits'
import { getTagsForMode } from '../podcasts/podcasts'
import type { Visibility } from './audience'
import { isAddressed } from './validate-draft'

/** The fields of a parent that decide who hears a reply to it. */
export type PrivacyParent = {
  id: string
  authorId: string
  visibility: Visibility
  /** The owlcast that it is a recording of. */
  owlcastId?: string | null
}

/** The fields of a form that decide who hears what is recorded with it. */
export type PrivacyForm = {
  /** The author's own choice; null uses the default of the kind. */
  isPrivate: boolean | null
  /** As typed. A recipient typed in one mode stays in the form while it is of another. */
  recipient: string
  recipientId: string | null
  recipientName: string | null
  recipientNumber: string | null
  recipientNumberFor: string | null
  /** The primary parent first. */
  parents: readonly PrivacyParent[]
  /** The owlcast to record into. One stays in the form while it is of another mode. */
  owlcast: { id: string; visibility: Visibility } | null
}

type InMode<Form> = { mode: Mode; form: Form }
type Audience = Pick<PrivacyForm, 'isPrivate' | 'recipient' | 'parents'>
type WithOwlcast<Owlcast> = { owlcast: Owlcast | null }
type Context = Pick<PrivacyForm, 'parents'> & WithOwlcast<{ id: string; visibility: Visibility }>

const EMPTY_RECIPIENT = {
  recipient: '',
  recipientId: null,
  recipientName: null,
  recipientNumber: null,
  recipientNumberFor: null,
}

/** Returns whether a recording will be private: a message, or a reply to something that may be private. */
export function isPrivateDraft({ mode, form }: InMode<Audience>): boolean {
  return isPrivateMessage(mode, form) || form.parents.some(isPrivatePost)
}

/**
 * Returns whether a form is a message for its recipient alone, by its author's choice or by default. One without a
 * recipient that replies to public posts has their audience.
 */
export function isPrivateMessage(mode: Mode, { isPrivate, recipient, parents }: Audience): boolean {
  return isAddressed(mode) && (isPrivate ?? (recipient.trim() !== '' || parents.length === 0))
}

/** Returns the choice of a form that is to be private: a message is by default, a reply only where its author says so. */
export function getPrivateChoice({ parents }: Pick<PrivacyForm, 'parents'>): true | null {
  return parents.length > 0 ? true : null
}

/**
 * Returns whether a message must name its recipient. A reply has the audience of its parents unless its author made it
 * private.
 */
export function isRecipientRequired({
  isPrivate,
  parents,
}: Pick<PrivacyForm, 'isPrivate' | 'parents'>): boolean {
  return parents.length === 0 || (isPrivate === true && !parents.some(isPrivatePost))
}

/** Returns the owlcast that a form records into. A chosen owlcast stays in the form while it is of another mode. */
export function getOwlcast<Owlcast>({ mode, form }: InMode<WithOwlcast<Owlcast>>): Owlcast | null {
  return getKind(getMode(mode).kind).hasRecordings ? form.owlcast : null
}

/** Returns the visibility that a form was shown with because of its parents or its owlcast; null for its own. */
export function getShownVisibility(draft: InMode<Context>): Visibility | null {
  return hasPrivateParent(draft) ? 'private' : (getOwlcast(draft)?.visibility ?? null)
}

/** Returns whether a parent is known to make a form private. */
export function hasPrivateParent(draft: InMode<Context>): boolean {
  return findAnswered(draft) !== undefined
}

/**
 * Returns the private post that a form answers, whose conversation it stays in: the server sends it to the other party
 * there.
 */
export function findAnswered<Parent extends PrivacyParent>({
  mode,
  form,
}: InMode<{ parents: readonly Parent[] } & WithOwlcast<{ id: string }>>): Parent | undefined {
  const owlcast = getOwlcast({ mode, form })
  return form.parents.find((parent) => isPrivateParent(parent, owlcast))
}

/** Returns whether a parent makes its replies private. A recording of their own owlcast has its members as audience. */
export function isPrivateParent(
  { id, visibility, owlcastId }: Pick<PrivacyParent, 'id' | 'visibility' | 'owlcastId'>,
  owlcast: { id: string } | null,
): boolean {
  return visibility === 'private' && (owlcast === null || (owlcastId ?? id) !== owlcast.id)
}

/**
 * Returns whether a form is a reply to this post for those who hear the post. A form that something more private leads,
 * or a message to a recipient who is named or still to be named, is not.
 */
export function isOpenReplyTo({ mode, form }: InMode<Audience>, postId: string): boolean {
  const isMessage = isAddressed(mode) && (form.recipient.trim() !== '' || isRecipientRequired(form))
  return form.parents[0]?.id === postId && !isMessage
}

/**
 * Returns the parents in the order that a form has them. A private one is the primary parent: its author receives the
 * reply, and names it. Of more than allowed, public ones are left out.
 */
export function placeParents<Parent extends PrivacyParent>(
  { mode, form }: InMode<WithOwlcast<{ id: string }>>,
  parents: readonly Parent[],
): Parent[] {
  const owlcast = getOwlcast({ mode, form })
  const isPrivate = (parent: Parent) => isPrivateParent(parent, owlcast)
  const open = parents.filter((parent) => !isPrivate(parent))
  return [...parents.filter(isPrivate), ...open].slice(0, PARENTS_MAX)
}

/**
 * Returns a form with changed fields. It stays in the conversation it answers, and private unless its author switches
 * `isPrivate` off.
 */
export function changeForm<Form extends PrivacyForm>(
  before: InMode<Form>,
  changes: Partial<Form>,
): InMode<Form> {
  const { mode, form } = before
  const after = keepToConversation(before, { mode, form: { ...form, ...changes } })
  return changes.isPrivate === false ? after : keepPrivate(before, after)
}

/**
 * Returns a form in another mode; the default tags of its mode (C15) come and go with it. A form that becomes a message
 * is private, also when it replies to a public post.
 */
export function switchFormMode<
  Form extends PrivacyForm & { tags: string; detail: Readonly<Record<string, unknown>> },
>({ mode, form }: InMode<Form>, to: Mode): InMode<Form> {
  const becomesPrivate = to !== mode && isAddressed(to) && form.parents.length > 0
  const isPrivate = becomesPrivate ? (form.isPrivate ?? true) : form.isPrivate
  const after = { mode: to, form: { ...form, isPrivate, tags: getTagsForMode(form, mode, to) } }
  return keepToConversation({ mode, form }, after)
}

/**
 * Returns a form after a change. A change that would make a private form public makes it a message that needs a
 * recipient, which the author chooses: the recipient left by another mode was never shown.
 */
export function keepPrivate<After extends InMode<PrivacyForm>>(
  before: InMode<PrivacyForm>,
  after: After,
): After {
  if (!isPrivateForm(before) || isPrivateForm(after)) return after
  const recipient = isAddressed(before.mode) ? after.form.recipient : EMPTY_RECIPIENT.recipient
  const form = { ...after.form, recipient, recipientId: null, isPrivate: true, owlcast: null }
  return { ...after, mode: MESSAGE_MODE, form }
}

/**
 * Returns a form after a change. When it comes to answer a private post, the recipient typed before is taken out, unless
 * that is the author of the post: the server sends it to the other party of the conversation, and no screen asks for
 * another.
 */
export function keepToConversation<After extends InMode<PrivacyForm>>(
  before: InMode<PrivacyForm>,
  after: After,
): After {
  const answered = findAnswered(after)
  const { recipientId } = after.form
  const isKept = answered?.id === findAnswered(before)?.id
  if (!answered || isKept || (recipientId !== null && recipientId === answered.authorId)) return after
  return { ...after, form: { ...after.form, ...EMPTY_RECIPIENT } }
}

/** Returns whether a change of parents made a form a message, or a private reply. */
export function hasBecomePrivate(before: InMode<PrivacyForm>, after: InMode<PrivacyForm>): boolean {
  const isMessage = after.mode !== before.mode || after.form.isPrivate !== before.form.isPrivate
  return isMessage || (hasPrivateParent(after) && !hasPrivateParent(before))
}

/** Returns whether only its recipient hears a form. A reply to something private is private whatever its kind. */
function isPrivateForm({ mode, form }: InMode<PrivacyForm>): boolean {
  return isPrivateMessage(mode, form) || hasPrivateParent({ mode, form })
}

function isPrivatePost({ visibility }: Pick<PrivacyParent, 'visibility'>): boolean {
  return visibility === 'private'
}
