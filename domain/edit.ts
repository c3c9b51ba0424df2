/** Editing the text of a published post (D17): the publishing rules that apply to what can still change. */
import type { Visibility } from './audience'
import { saysName } from './hum'
import { type Kind, kindOf, type Mode, modeOf } from './kinds'
import { hasOwnPrice } from './paywall'
import { defaultTitle, hasScript, type Lack, missing, UNTITLED } from './publish'
import { songOf } from './songs'
import { oneLine } from './text'

/** The text of a post; tags without '#'. */
export type Words = { title: string; content: string; tags: readonly string[] }

/** The unchanged facts of the post that decide which edits are valid. */
export type Edited = {
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
export function editLacks(post: Edited, before: Words, after: Words, namesNobody: boolean): Lack[] {
  const { content: description, ...rest } = after
  const lacks = missing({ ...post, ...rest, description, hasAudio: true, trackId: null, recipient: null })
  const own = lacks.flatMap((lack) => {
    const field = FIELDS[lack.field]
    const isNeeded = lack.code !== 'post.tags_required' || !holdsRecordings(post)
    return field && isNeeded ? [{ ...lack, field }] : []
  })
  return isStory(post) ? [...own, ...storyLacks(post, before, after, namesNobody)] : own
}

/** An owlcast has no tags of its own; its recordings have. */
function holdsRecordings({
  mode,
  owlcastId,
  isReply,
}: Pick<Edited, 'mode' | 'owlcastId' | 'isReply'>): boolean {
  return kindOf(modeOf(mode).kind).hasRecordings && owlcastId === null && !isReply
}

/** Returns whether the post has its own visibility, chosen by its author at creation (S5-29). */
export function mayChangeOpenness(post: Pick<Edited, 'mode' | 'owlcastId' | 'isReply'>): boolean {
  return holdsRecordings(post)
}

/** Returns whether the post has its own price. A container's price covers its recordings. */
export function mayChangePrice(post: Pick<Edited, 'mode' | 'owlcastId' | 'isReply'>): boolean {
  return holdsRecordings(post) || (hasOwnPrice(post.mode, post.isReply) && post.owlcastId === null)
}

/** Returns whether the post is a healing story, whose text was read aloud and names a person. */
function isStory({ mode, isReply }: Pick<Edited, 'mode' | 'isReply'>): boolean {
  return hasScript(mode) && !isReply
}

/** Returns whether the text can change; a script that was read aloud cannot. */
export function mayEditText(post: Pick<Edited, 'mode' | 'isReply'>): boolean {
  return !isStory(post)
}

/**
 * A healing story must not reveal the name of its subject. Where the name is stored, title and tags are checked for
 * it; where it is not, the author has to confirm that they checked.
 */
function storyLacks(
  { detail, visibility }: Edited,
  before: Words,
  after: Words,
  namesNobody: boolean,
): Lack[] {
  const lacks: Lack[] = []
  if (after.content !== before.content) lacks.push({ code: 'post.script_fixed', field: 'content' })
  const { recipientName: name, alias } = detail
  if (typeof name === 'string') {
    const isHidden = typeof alias === 'string' && alias.trim() !== '' && alias.trim() !== name.trim()
    if (isHidden && saysName(after.tags.join(' '), name))
      lacks.push({ code: 'post.tags_name', field: 'tags' })
    return lacks
  }
  if (needsLook(visibility, before, after) && !namesNobody)
    lacks.push({ code: 'post.name_unchecked', field: 'namesNobody' })
  return lacks
}

function needsLook(visibility: Visibility, before: Words, after: Words): boolean {
  return visibility === 'public' && (after.title !== before.title || after.tags.join() !== before.tags.join())
}

/** Returns whether the author must confirm that no name is revealed, as far as anyone but the author can know. */
export function asksForLook(post: Pick<Edited, 'mode' | 'isReply' | 'visibility'>): boolean {
  return isStory(post) && post.visibility === 'public'
}

/** Returns the title after an edit; an empty one becomes the default title of a new post. */
export function titleOf({ mode, owlcastId, detail }: Edited, title: string): string {
  return oneLine(title) || songOf(detail)?.title || (owlcastId ? UNTITLED : defaultTitle(mode))
}
