/**
 * THE table of the recorder's parts: what a mode asks for, by what it requires. It stands beside the table of looks, and not in it, because
 * the first view shows looks and records nothing.
 */
import { type ComponentType, lazy } from 'react'
import { kindOf, type Mode, modeOf, type Requirement } from '../domain/kinds'
import type { DraftForm } from './audio/draft-record'

/** What a mode's part of the record form is given. */
export type FormPartProps = {
  mode: Mode
  form: DraftForm
  onEdit: (changes: Partial<DraftForm>) => void
  /** Refusals by the name of their field. */
  errors: Readonly<Record<string, string>>
  /** While it is on its way nothing can be changed. */
  locked: boolean
  /** Where the recording is. */
  stage: 'open' | 'recording' | 'paused' | 'over'
  /** Starts the recording. */
  onStart: () => void
}

type FormPart = ComponentType<FormPartProps>

const SongPart = lazy(async () => ({ default: (await import('./features/songs/SongPart')).SongPart }))
const OwlcastPart = lazy(async () => ({
  default: (await import('./features/owlcasts/OwlcastPart')).OwlcastPart,
}))

/** The part for each requirement that has one. Parts are lazy components: nobody loads the forms of the others. */
const FORM_PARTS: Partial<Record<Requirement, FormPart>> = {
  recipient: lazy(async () => ({
    default: (await import('./features/messages/RecipientPart')).RecipientPart,
  })),
  script: lazy(async () => ({ default: (await import('./features/hum/HumPart')).HumPart })),
  song: SongPart,
}

/** What a mode asks for beyond title, tags and description, if anything. */
export function formPartOf(mode: Mode): FormPart | undefined {
  const { kind, requires } = modeOf(mode)
  if (kindOf(kind).hasRecordings) return OwlcastPart
  return firstOf(FORM_PARTS, requires)
}

const REPLY_PARTS: Partial<Record<Requirement, FormPart>> = { song: SongPart }

/** What a mode asks for when it answers, under the card. */
export function replyPartOf(mode: Mode): FormPart | undefined {
  return firstOf(REPLY_PARTS, modeOf(mode).requires)
}

function firstOf<T>(parts: Partial<Record<Requirement, T>>, requires: readonly Requirement[]): T | undefined {
  return requires.map((name) => parts[name]).find((part) => part !== undefined)
}

/** What a part is given that comes before the recording. */
export type LeadPartProps = Pick<
  FormPartProps,
  'mode' | 'form' | 'onEdit' | 'errors' | 'locked' | 'stage'
> & {
  onMode: (mode: Mode) => void
}

const PodcastPart = lazy(async () => ({
  default: (await import('./features/podcasts/PodcastPart')).PodcastPart,
}))

const LEAD_PARTS: Partial<Record<Requirement, ComponentType<LeadPartProps>>> = { podcast: PodcastPart }

/** What a mode needs at hand before anything is recorded: the podcast that is answered. */
export function leadPartOf(mode: Mode): ComponentType<LeadPartProps> | undefined {
  return firstOf(LEAD_PARTS, modeOf(mode).requires)
}
