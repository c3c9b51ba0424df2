/** A reply as the recording at hand: what it answers, and the tags it starts with (C3). */
import { kindOf, type Mode, modeOf, replyModeFor } from '../../../domain/kinds'
import type { Post } from '../../../domain/posts.schema'
import { isAddressed } from '../../../domain/publish'
import { shownTags } from '../../../domain/tags'
import { type ChosenParent, type DraftForm, EMPTY_FORM } from '../../audio/draft-record'
import { goTo } from '../../state/view'
import { edit, editForm, getSession } from './session'

/** What is typed and chosen when a reply begins: its parent, and that one's tags or the kind's own. */
export function replyDraft(post: Post, parent: ChosenParent): { mode: Mode; form: DraftForm } {
  const mode = replyModeFor(post.kind, post.subtype)
  const tags = shownTags(post.tags, kindOf(modeOf(mode).kind).defaultTags).join(' ')
  return { mode, form: { ...EMPTY_FORM, tags, parents: [parent] } }
}

/** Whether a form answers this post. */
export function isReplyTo(form: DraftForm, postId: string): boolean {
  return form.parents.some(({ id }) => id === postId)
}

/**
 * Makes the empty recording at hand a reply to this post, and gives what puts back what was typed before. Null when a
 * recording is at hand already: nothing about that one is changed.
 */
export function beginReply(post: Post, parent: ChosenParent): (() => void) | null {
  const { state, mode, form, track } = getSession()
  if (state.at !== 'idle') return null
  const before = { mode, form: form.parents.length > 0 ? EMPTY_FORM : form, track }
  edit({ ...replyDraft(post, parent), track: null })
  return () => {
    if (getSession().state.at === 'idle') edit(before)
  }
}

/** Makes the recording at hand one that answers nothing, and shows it with all that is said about such a one. */
export function standAlone(): void {
  editForm({ parents: [] })
  goTo('record')
}

/**
 * Makes the recording at hand one that no longer answers this post, which is gone, and shows it. A message to its author
 * stays one to them, and private unless the viewer says otherwise: the form asks for a recipient where none is known.
 */
export function withdrawReply(post: Post, viewerId: string | undefined): void {
  const { mode, form } = getSession()
  const parents = form.parents.filter(({ id }) => id !== post.id)
  const lacksRecipient = isAddressed(mode) && form.recipient === '' && post.author.id !== viewerId
  const recipient = lacksRecipient ? `@${post.author.username}` : form.recipient
  editForm({ parents, recipient })
  goTo('record')
}
