/** A recording on the device with what was typed about it. */
import type { ConnectionType } from '../../domain/connections'
import type { Kind, Mode } from '../../domain/kinds'
import { FREE } from '../../domain/paywall'
import type { RepliesFrom } from '../../domain/replies-from'

/** A post to answer (spec §3, parent selection), as much of it as is shown, and how the answer is tied to it. */
export type ChosenParent = {
  id: string
  type: Kind
  title: string
  author: string
  content: string
  /** Of the recording; a draft of an older version of the app says neither. */
  seconds?: number
  /** In ms since the epoch. */
  createdAt?: number
  connection: ConnectionType
}

/** What the person typed, as typed. */
export type DraftForm = {
  title: string
  tags: string
  description: string
  recipient: string
  /** The member shown for `recipient`, so that it goes to nobody else. */
  recipientId: string | null
  /** The author's own choice; null leaves it to the kind. */
  isPrivate: boolean | null
  /** What it answers, the primary parent first. */
  parents: ChosenParent[]
  /** The fields only this mode has. */
  detail: Record<string, unknown>
  /** The owlcast it is recorded into; null where there is none, or a new one is named by the title. */
  owlcast: { id: string; title: string } | null
  /** What listening costs, as typed or chosen. */
  price: string
  /** Who may reply to it; a draft of an older version of the app does not say. */
  repliesFrom?: RepliesFrom
  /** Who is invited to work on it, as typed; a draft of an older version of the app does not say. */
  collaborators?: string
  /** The clip of a podcast it answers, kept on this device. */
  clipId: string | null
  /** The uploaded file that it was cut from; a draft of an older version of the app does not say. */
  sourceId?: string | null
}

export type DraftRecord = {
  id: string
  /** Null until someone signs in. */
  ownerId: string | null
  mode: Mode
  form: DraftForm
  trackId: string | null
  /** 0 for a track alone, which has no recording. */
  seconds: number
  peaks: number[]
  /** `recording` until stopped; `ready` to edit or publish; `sending`; `waiting` in the outbox for another try. */
  state: 'recording' | 'ready' | 'sending' | 'waiting'
  /** Failed tries to send it. */
  attempts: number
  updatedAt: number
}

export const EMPTY_FORM: DraftForm = {
  title: '',
  tags: '',
  description: '',
  recipient: '',
  recipientId: null,
  isPrivate: null,
  parents: [],
  detail: {},
  owlcast: null,
  price: FREE,
  repliesFrom: 'everyone',
  collaborators: '',
  clipId: null,
  sourceId: null,
}
