/**
 * THE table of the recorder's parts: what a mode asks for. It stands beside the table of looks, and not in it, because
 * the first view shows looks and records nothing.
 */
import { type ComponentType, lazy } from 'react'
import type { Mode } from '../domain/kinds'
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

/**
 * What a mode asks for beyond title, tags and description; no row for nothing. Parts are lazy components: nobody loads
 * the forms of the others.
 */
export const FORM_PARTS: Partial<Record<Mode, ComponentType<FormPartProps>>> = {
  mue: lazy(async () => ({
    default: (await import('./features/messages/RecipientPart')).RecipientPart,
  })),
  hum: lazy(async () => ({ default: (await import('./features/hum/HumPart')).HumPart })),
  nightingale: lazy(loadSong),
  owlcast: lazy(async () => ({ default: (await import('./features/owlcasts/OwlcastPart')).OwlcastPart })),
}

/** What a mode asks for when it answers, under the card. */
export const REPLY_PARTS: Partial<Record<Mode, ComponentType<FormPartProps>>> = {
  nightingale: lazy(loadSong),
}

async function loadSong() {
  return { default: (await import('./features/songs/SongPart')).SongPart }
}

/** What a part is given that comes before the recording. */
export type LeadPartProps = Pick<FormPartProps, 'mode' | 'form' | 'onEdit' | 'errors' | 'locked'> & {
  onMode: (mode: Mode) => void
}

const PodcastPart = lazy(async () => ({
  default: (await import('./features/podcasts/PodcastPart')).PodcastPart,
}))

/** What a mode needs at hand before anything is recorded: the podcast that is answered. */
export const LEAD_PARTS: Partial<Record<Mode, ComponentType<LeadPartProps>>> = {
  parrot: PodcastPart,
  yap: PodcastPart,
}
