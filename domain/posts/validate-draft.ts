/**
 * Validation of drafts before publishing (spec §5). The browser runs it for early feedback, the Worker to enforce
 * it.
 */
import type { ValidationIssue } from '../errors/validation-issue'
import { hasName } from '../hum/hum'
import { getKind, getMode, type Kind, type Mode, type Requirement } from '../kinds'
import { DESCRIPTION_MAX_CHARS, PARENTS_MAX, TAGS_INPUT_MAX_CHARS, TITLE_MAX_CHARS } from '../limits'
import { isLongerThan } from '../text/length'
import { isInvisible, isShowable } from '../text/text'
import { cleanTags, serializeTags } from './tags'

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

const isFilled = (value: unknown) => typeof value === 'string' && !isInvisible(value)

/** The check of each requirement in the kind table. */
const REQUIREMENTS: Record<Requirement, (draft: Draft) => ValidationIssue | null> = {
  recipient: (d) =>
    d.parentKinds.length > 0 || isFilled(d.recipient)
      ? null
      : { code: 'post.recipient_required', field: 'recipient' },
  sound: (d) => (d.hasAudio || d.trackId ? null : { code: 'post.audio_or_track_required', field: 'audio' }),
  script: (d) => {
    if (d.parentKinds.length > 0) return null
    if (!isFilled(d.detail.recipientName) || !isFilled(d.detail.condition))
      return { code: 'post.hum_fields_required', field: 'recipientName' }
    if (!isFilled(d.description)) return { code: 'post.script_required', field: 'script' }
    return findNameLeak(d) ?? findMissingConsent(d)
  },
  song: ({ detail }) => {
    const empty = ['songTitle', 'author'].find((field) => !isFilled(detail[field]))
    const field = empty ?? (detail.isOriginal === true ? null : 'isOriginal')
    return field === null ? null : { code: 'post.song_fields_required', field }
  },
  name: (d) =>
    d.parentKinds.length > 0 || d.owlcastId || isFilled(d.title)
      ? null
      : { code: 'owlcast.name_required', field: 'title' },
  podcast: (d) => {
    if (!isFilled(d.detail.originalUrl) && !isFilled(d.detail.uploadedFileName))
      return { code: 'podcast.source_required', field: 'originalUrl' }
    if (!isFilled(d.detail.author)) return { code: 'podcast.author_required', field: 'author' }
    if (!isFilled(d.detail.subject)) return { code: 'podcast.subject_required', field: 'subject' }
    // A mode that requires tags has its own message.
    return areTagsRequired(d) || cleanTags(d.tags).length > 0
      ? null
      : { code: 'podcast.tag_required', field: 'tags' }
  },
  clip: (d) =>
    typeof d.detail.trimStart === 'number' && typeof d.detail.trimEnd === 'number'
      ? null
      : { code: 'podcast.clip_required', field: 'clip' },
}

/** With an alias chosen, script and title must not contain the real name. */
function findNameLeak({
  title,
  description,
  detail: { alias, recipientName },
}: Draft): ValidationIssue | null {
  if (!isFilled(alias) || String(alias).trim() === String(recipientName).trim()) return null
  if (hasName(description, String(recipientName)))
    return { code: 'post.script_contains_name', field: 'script' }
  return hasName(title, String(recipientName)) ? { code: 'post.title_contains_name', field: 'title' } : null
}

function findMissingConsent({ detail }: Draft): ValidationIssue | null {
  return detail.consent === true ? null : { code: 'post.consent_required', field: 'consent' }
}

/** Returns the issues of a draft in the order of the form's fields; empty when it can be published. */
export function validateDraft(draft: Draft): ValidationIssue[] {
  const mode = getMode(draft.mode)
  const issues: ValidationIssue[] = []
  // A kind that accepts a track alone checks its audio by the `sound` requirement.
  if (!draft.hasAudio && !mode.requires.includes('sound'))
    issues.push({ code: 'post.audio_required', field: 'audio' })
  if (isLongerThan(draft.title, TITLE_MAX_CHARS))
    issues.push({ code: 'post.title_too_long', field: 'title', params: { max: TITLE_MAX_CHARS } })
  if (draft.description.length > DESCRIPTION_MAX_CHARS)
    issues.push({ code: 'post.text_too_long', field: 'description', params: { max: DESCRIPTION_MAX_CHARS } })
  for (const field of ['title', 'description'] as const)
    if (!isShowable(draft[field])) issues.push({ code: 'post.text_invalid', field })
  if (!draft.tags.every(isShowable)) issues.push({ code: 'post.text_invalid', field: 'tags' })
  for (const name of mode.requires) {
    const issue = REQUIREMENTS[name](draft)
    if (issue) issues.push(issue)
  }
  if (serializeTags(draft.tags).length > TAGS_INPUT_MAX_CHARS)
    issues.push({ code: 'post.tags_too_long', field: 'tags', params: { max: TAGS_INPUT_MAX_CHARS } })
  if (areTagsRequired(draft) && cleanTags(draft.tags).length === 0)
    issues.push({ code: 'post.tags_required', field: 'tags', params: { mode: getTagsNoun(draft) } })
  if (draft.parentKinds.length > PARENTS_MAX) issues.push({ code: 'post.too_many_parents', field: 'parents' })
  return issues
}

/** Returns whether a draft needs tags: by its mode, and for a reply by its primary parent (spec §5, C3). */
export function areTagsRequired({
  mode,
  parentKinds: [first],
}: Pick<Draft, 'mode' | 'parentKinds'>): boolean {
  return getMode(mode).tagsRequired && (first === undefined || getKind(first).replyTagsRequired)
}

/** Returns whether a draft has tags: messages only where they are needed. */
export function hasTags(draft: Pick<Draft, 'mode' | 'parentKinds'>): boolean {
  return areTagsRequired(draft) || !isAddressed(draft.mode)
}

/** Returns the noun for 'Please add tags for your {mode}'. */
export function getTagsNoun({ mode, parentKinds }: Pick<Draft, 'mode' | 'parentKinds'>): string {
  return parentKinds.length > 0 ? 'reply' : getMode(mode).tagsName
}

/** Returns whether a post of this mode can be a library track without a recording. */
export function canBeTrackOnly(mode: Mode): boolean {
  return getMode(mode).requires.includes('sound')
}

/** Returns whether the description of posts of this mode is a script; replies have none. */
export function hasScript(mode: Mode): boolean {
  return getMode(mode).requires.includes('script')
}

/** Returns whether posts of this mode have a recipient. */
export function isAddressed(mode: Mode): boolean {
  return getMode(mode).requires.includes('recipient')
}
