/** Editing the text of a published post (D17): the publishing rules that apply to what can still change. */

import { hasOwnPrice } from '../billing/price'
import type { ValidationIssue } from '../errors/validation-issue'
import { hasName } from '../hum/hum'
import { getKind, getMode, type Kind, type Mode } from '../kinds'
import { findSong } from '../songs/songs'
import { toOneLine } from '../text/text'
import type { Visibility } from './audience'
import { getDefaultTitle, UNTITLED } from './titles'
import { hasScript, validateDraft } from './validate-draft'

/** The text of a post; tags without '#'. */
export type PostText = { title: string; content: string; tags: readonly string[] }

/** The unchanged facts of the post that decide which edits are valid. */
export type EditContext = {
  mode: Mode
  /** The kinds of the parents, the primary one first. */
  parentKinds: readonly Kind[]
  isReply: boolean
  /** The owlcast that the post is a recording of. */
  owlcastId: string | null
  visibility: Visibility
  detail: Readonly<Record<string, unknown>>
}

/** Maps the field names of the publish form to those of the edit form. */
const FIELDS: Readonly<Record<string, string>> = { title: 'title', description: 'content', tags: 'tags' }

/** Returns the issues that forbid an edit, in the order of the form's fields; empty when it is valid. */
export function validateEdit(
  post: EditContext,
  before: PostText,
  after: PostText,
  confirmsAnonymity: boolean,
): ValidationIssue[] {
  const { content: description, ...rest } = after
  const issues = validateDraft({
    ...post,
    ...rest,
    description,
    hasAudio: true,
    trackId: null,
    recipient: null,
  })
  const own = issues.flatMap((lack) => {
    const field = FIELDS[lack.field]
    const isNeeded = lack.code !== 'post.tags_required' || !isRecordingContainer(post)
    return field && isNeeded ? [{ ...lack, field }] : []
  })
  return isStory(post) ? [...own, ...validateStoryEdit(post, before, after, confirmsAnonymity)] : own
}

/** An owlcast has no tags of its own; its recordings have. */
function isRecordingContainer({
  mode,
  owlcastId,
  isReply,
}: Pick<EditContext, 'mode' | 'owlcastId' | 'isReply'>): boolean {
  return getKind(getMode(mode).kind).hasRecordings && owlcastId === null && !isReply
}

/** Returns whether the post has its own visibility, chosen by its author at creation (S5-29). */
export function mayChangeVisibility(post: Pick<EditContext, 'mode' | 'owlcastId' | 'isReply'>): boolean {
  return isRecordingContainer(post)
}

/** Returns whether the post has its own price. A container's price covers its recordings. */
export function mayChangePrice(post: Pick<EditContext, 'mode' | 'owlcastId' | 'isReply'>): boolean {
  return isRecordingContainer(post) || (hasOwnPrice(post.mode, post.isReply) && post.owlcastId === null)
}

/** Returns whether podcast apps may have the post in a thread that is played as one, if its author allows it. */
export function canAllowBraid({
  kind,
  visibility,
  owlcastId,
  priceCents,
}: {
  kind: Kind
  visibility: Visibility
  owlcastId: string | null
  priceCents: number
}): boolean {
  return visibility === 'public' && owlcastId === null && priceCents === 0 && !getKind(kind).hasRecordings
}

/** Returns whether the post is a healing story, whose text was read aloud and names a person. */
function isStory({ mode, isReply }: Pick<EditContext, 'mode' | 'isReply'>): boolean {
  return hasScript(mode) && !isReply
}

/** Returns whether the text can change; a script that was read aloud cannot. */
export function mayEditText(post: Pick<EditContext, 'mode' | 'isReply'>): boolean {
  return !isStory(post)
}

/**
 * A healing story must not reveal the name of its subject. Where the name is stored, title and tags are checked for
 * it; where it is not, the author has to confirm that they checked.
 */
function validateStoryEdit(
  { detail, visibility }: EditContext,
  before: PostText,
  after: PostText,
  confirmsAnonymity: boolean,
): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  if (after.content !== before.content) issues.push({ code: 'post.script_locked', field: 'content' })
  const { recipientName: name, alias } = detail
  if (typeof name === 'string') {
    const isHidden = typeof alias === 'string' && alias.trim() !== '' && alias.trim() !== name.trim()
    if (isHidden && hasName(after.tags.join(' '), name))
      issues.push({ code: 'post.tags_contain_name', field: 'tags' })
    return issues
  }
  if (shouldCheckName(visibility, before, after) && !confirmsAnonymity)
    issues.push({ code: 'post.name_check_required', field: 'confirmsAnonymity' })
  return issues
}

function shouldCheckName(visibility: Visibility, before: PostText, after: PostText): boolean {
  return visibility === 'public' && (after.title !== before.title || after.tags.join() !== before.tags.join())
}

/** Returns whether the author must confirm that no name is revealed, as far as anyone but the author can know. */
export function isNameCheckRequired(post: Pick<EditContext, 'mode' | 'isReply' | 'visibility'>): boolean {
  return isStory(post) && post.visibility === 'public'
}

/** Returns the title after an edit; an empty one becomes the default title of a new post. */
export function getEditedTitle({ mode, owlcastId, detail }: EditContext, title: string): string {
  return toOneLine(title) || findSong(detail)?.title || (owlcastId ? UNTITLED : getDefaultTitle(mode))
}
