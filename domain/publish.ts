/**
 * Validation of drafts before publishing (spec §5). The browser runs it for early feedback, the Worker to enforce
 * it.
 */
import type { ErrorCode } from './errors'
import { saysName } from './hum'
import { type Kind, kindOf, type Mode, modeFor, modeOf, type Requirement, type Subtype } from './kinds'
import { DESCRIPTION_MAX_CHARS, PARENTS_MAX, TAGS_INPUT_MAX_CHARS, TITLE_MAX_CHARS } from './limits'
import { cleanTags, storeTags } from './tags'
import { isLongerThan, isShowable, isUnseen } from './text'

export type Draft = {
  mode: Mode
  title: string
  description: string
  tags: readonly string[]
  hasAudio: boolean
  trackId: string | null
  /** The kinds of the parents, the primary one first. */
  parentKinds: readonly Kind[]
  recipient: string | null
  /** The owlcast it is recorded into. */
  owlcastId: string | null
  detail: Readonly<Record<string, unknown>>
}
export type Lack = { code: ErrorCode; field: string; params?: Record<string, string | number> }

const said = (value: unknown) => typeof value === 'string' && !isUnseen(value)

/** The check of each requirement in the kind table. */
const REQUIREMENTS: Record<Requirement, (draft: Draft) => Lack | null> = {
  recipient: (d) =>
    d.parentKinds.length > 0 || said(d.recipient)
      ? null
      : { code: 'post.recipient_required', field: 'recipient' },
  sound: (d) => (d.hasAudio || d.trackId ? null : { code: 'post.sound_or_track_required', field: 'audio' }),
  script: (d) => {
    if (d.parentKinds.length > 0) return null
    if (!said(d.detail.recipientName) || !said(d.detail.condition))
      return { code: 'post.hum_fields_required', field: 'recipientName' }
    if (!said(d.description)) return { code: 'post.script_required', field: 'script' }
    return namedDespiteAlias(d) ?? unlessConsent(d)
  },
  song: ({ detail }) => {
    const empty = ['songTitle', 'author'].find((field) => !said(detail[field]))
    const field = empty ?? (detail.isOriginal === true ? null : 'isOriginal')
    return field === null ? null : { code: 'post.song_fields_required', field }
  },
  name: (d) =>
    d.parentKinds.length > 0 || d.owlcastId || said(d.title)
      ? null
      : { code: 'owlcast.name_required', field: 'title' },
  podcast: (d) => {
    if (!said(d.detail.originalUrl) && !said(d.detail.uploadedFileName))
      return { code: 'podcast.source_required', field: 'originalUrl' }
    if (!said(d.detail.author)) return { code: 'podcast.author_required', field: 'author' }
    if (!said(d.detail.subject)) return { code: 'podcast.subject_required', field: 'subject' }
    // A mode that requires tags has its own message.
    return needsTags(d) || cleanTags(d.tags).length > 0
      ? null
      : { code: 'podcast.tag_required', field: 'tags' }
  },
  clip: (d) =>
    typeof d.detail.trimStart === 'number' && typeof d.detail.trimEnd === 'number'
      ? null
      : { code: 'podcast.clip_required', field: 'clip' },
}

/** With an alias chosen, script and title must not contain the real name. */
function namedDespiteAlias({ title, description, detail: { alias, recipientName } }: Draft): Lack | null {
  if (!said(alias) || String(alias).trim() === String(recipientName).trim()) return null
  if (saysName(description, String(recipientName))) return { code: 'post.script_names', field: 'script' }
  return saysName(title, String(recipientName)) ? { code: 'post.title_names', field: 'title' } : null
}

function unlessConsent({ detail }: Draft): Lack | null {
  return detail.consent === true ? null : { code: 'post.consent_required', field: 'consent' }
}

/** Returns the issues of a draft in the order of the form's fields; empty when it can be published. */
export function missing(draft: Draft): Lack[] {
  const mode = modeOf(draft.mode)
  const lacks: Lack[] = []
  // A kind that accepts a track alone checks its audio by the `sound` requirement.
  if (!draft.hasAudio && !mode.requires.includes('sound'))
    lacks.push({ code: 'post.audio_required', field: 'audio' })
  if (isLongerThan(draft.title, TITLE_MAX_CHARS))
    lacks.push({ code: 'post.title_too_long', field: 'title', params: { max: TITLE_MAX_CHARS } })
  if (draft.description.length > DESCRIPTION_MAX_CHARS)
    lacks.push({ code: 'post.text_too_long', field: 'description', params: { max: DESCRIPTION_MAX_CHARS } })
  for (const field of ['title', 'description'] as const)
    if (!isShowable(draft[field])) lacks.push({ code: 'post.text_invalid', field })
  if (!draft.tags.every(isShowable)) lacks.push({ code: 'post.text_invalid', field: 'tags' })
  for (const name of mode.requires) {
    const lack = REQUIREMENTS[name](draft)
    if (lack) lacks.push(lack)
  }
  if (storeTags(draft.tags).length > TAGS_INPUT_MAX_CHARS)
    lacks.push({ code: 'post.tags_too_long', field: 'tags', params: { max: TAGS_INPUT_MAX_CHARS } })
  if (needsTags(draft) && cleanTags(draft.tags).length === 0)
    lacks.push({ code: 'post.tags_required', field: 'tags', params: { mode: tagsNameOf(draft) } })
  if (draft.parentKinds.length > PARENTS_MAX) lacks.push({ code: 'post.too_many_parents', field: 'parents' })
  return lacks
}

/** Returns whether a draft needs tags: by its mode, and for a reply by its primary parent (spec §5, C3). */
export function needsTags({ mode, parentKinds: [first] }: Pick<Draft, 'mode' | 'parentKinds'>): boolean {
  return modeOf(mode).tagsRequired && (first === undefined || kindOf(first).replyTagsRequired)
}

/** Returns the noun for 'Please add tags for your {mode}'. */
export function tagsNameOf({ mode, parentKinds }: Pick<Draft, 'mode' | 'parentKinds'>): string {
  return parentKinds.length > 0 ? 'reply' : modeOf(mode).tagsName
}

/** Returns whether a post of this mode can be a library track without a recording. */
export function mayBeTrackAlone(mode: Mode): boolean {
  return modeOf(mode).requires.includes('sound')
}

/** Returns whether the description of posts of this mode is a script; replies have none. */
export function hasScript(mode: Mode): boolean {
  return modeOf(mode).requires.includes('script')
}

/** Returns whether posts of this mode have a recipient. */
export function isAddressed(mode: Mode): boolean {
  return modeOf(mode).requires.includes('recipient')
}

/** Returns the default title (spec §3): 'My {type}'. */
export function defaultTitle(mode: Mode): string {
  return `My ${modeOf(mode).name}`
}

/** The default title of a recording (S2.2-10). */
export const UNTITLED = 'Untitled'

/** Returns whether the author gave the post a title. */
export function hasOwnTitle(post: { title: string; kind: Kind; subtype: Subtype | null }): boolean {
  return post.title !== '' && post.title !== defaultTitle(modeFor(post.kind, post.subtype))
}

/** Returns the author's title, else '': a default such as 'My Squawk' identifies nothing. */
export function ownTitle(post: { title: string; kind: Kind; subtype: Subtype | null }): string {
  return hasOwnTitle(post) ? post.title : ''
}
