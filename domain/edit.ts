/** Changing what is said about a post that is out (D17): publishing's own rules, for what can still be changed. */
import type { Visibility } from './audience'
import { saysName } from './hum'
import { type Kind, kindOf, type Mode, modeOf } from './kinds'
import { hasOwnPrice } from './paywall'
import { defaultTitle, hasScript, type Lack, missing, UNTITLED } from './publish'
import { songOf } from './songs'
import { oneLine } from './text'

/** What a post says about itself. Its tags without '#'. */
export type Words = { title: string; content: string; tags: readonly string[] }

/** What stays as it is, and decides what may be said. */
export type Edited = {
  mode: Mode
  /** The kinds of the posts it answers, the primary one first. */
  parentKinds: readonly Kind[]
  isReply: boolean
  /** The owlcast it is a recording of. */
  owlcastId: string | null
  visibility: Visibility
  detail: Readonly<Record<string, unknown>>
}

/** The fields of publishing's form, as the fields of this one. */
const FIELDS: Readonly<Record<string, string>> = { title: 'title', description: 'content', tags: 'tags' }

/** What forbids these words in the place of those, in the order of the fields; empty when they may be said. */
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

/** An owlcast itself is made without tags; what is recorded in it has them. */
function holdsRecordings({
  mode,
  owlcastId,
  isReply,
}: Pick<Edited, 'mode' | 'owlcastId' | 'isReply'>): boolean {
  return kindOf(modeOf(mode).kind).hasRecordings && owlcastId === null && !isReply
}

/** Whether it has an openness of its own, which its author chose when it was made (S5-29). */
export function mayChangeOpenness(post: Pick<Edited, 'mode' | 'owlcastId' | 'isReply'>): boolean {
  return holdsRecordings(post)
}

/** Whether it has a price of its own: what holds recordings has theirs. */
export function mayChangePrice(post: Pick<Edited, 'mode' | 'owlcastId' | 'isReply'>): boolean {
  return holdsRecordings(post) || (hasOwnPrice(post.mode, post.isReply) && post.owlcastId === null)
}

/** Whether it is a healing story: its text was read aloud, and it speaks of a person. */
function isStory({ mode, isReply }: Pick<Edited, 'mode' | 'isReply'>): boolean {
  return hasScript(mode) && !isReply
}

/** Whether what is said about a post includes its text, or that was read aloud as it stands. */
export function mayEditText(post: Pick<Edited, 'mode' | 'isReply'>): boolean {
  return !isStory(post)
}

/**
 * A healing story keeps the name of whom it speaks of to itself. Where the name was kept with it, title and tags are
 * looked through; where it was not, nobody here knows it, and its author has to say that they looked.
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

/** Whether its author is asked to look for the name, as far as others than the author can know. */
export function asksForLook(post: Pick<Edited, 'mode' | 'isReply' | 'visibility'>): boolean {
  return isStory(post) && post.visibility === 'public'
}

/** The title of a post whose author took the title away: as it would have been published without one. */
export function titleOf({ mode, owlcastId, detail }: Edited, title: string): string {
  return oneLine(title) || songOf(detail)?.title || (owlcastId ? UNTITLED : defaultTitle(mode))
}
