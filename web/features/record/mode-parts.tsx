/**
 * Form parts of each mode, by its requirements. Separate from `KIND_UI`, because the first view needs that one and
 * records nothing.
 */
import type { ComponentType } from 'react'
import { getKind, getMode, type Mode, type Requirement } from '../../../domain/kinds'
import type { FormPartProps, LeadPartProps } from '../../drafts/store/form-part'
import { lazyPart } from '../../ui/states/lazy-part'

type FormPart = ComponentType<FormPartProps>

const SongPart = lazyPart(() => import('../songs/SongPart'), 'SongPart')
const OwlcastPart = lazyPart(() => import('../owlcasts/OwlcastPart'), 'OwlcastPart')

/** The part of each requirement. Parts are lazy components, so that a form loads its own part only. */
const FORM_PARTS: Partial<Record<Requirement, FormPart>> = {
  recipient: lazyPart(() => import('../messages/RecipientPart'), 'RecipientPart'),
  script: lazyPart(() => import('../hum/HumPart'), 'HumPart'),
  song: SongPart,
}

/** A mode's fields beyond title, tags and description, if any. */
export function findFormPart(mode: Mode): FormPart | undefined {
  const { kind, requires } = getMode(mode)
  if (getKind(kind).hasRecordings) return OwlcastPart
  return findFirstPart(FORM_PARTS, requires)
}

const REPLY_PARTS: Partial<Record<Requirement, FormPart>> = { song: SongPart }

/** A mode's fields in a reply, under the card. */
export function findReplyPart(mode: Mode): FormPart | undefined {
  return findFirstPart(REPLY_PARTS, getMode(mode).requires)
}

function findFirstPart<T>(
  parts: Partial<Record<Requirement, T>>,
  requires: readonly Requirement[],
): T | undefined {
  return requires.map((name) => parts[name]).find((part) => part !== undefined)
}

const PodcastPart = lazyPart(() => import('../podcasts/PodcastPart'), 'PodcastPart')

const LEAD_PARTS: Partial<Record<Requirement, ComponentType<LeadPartProps>>> = { podcast: PodcastPart }

/** The step of a mode before recording: the podcast to reply to. */
export function findLeadPart(mode: Mode): ComponentType<LeadPartProps> | undefined {
  return findFirstPart(LEAD_PARTS, getMode(mode).requires)
}
