/** A recording on the device with its form. */

import type { FrameSpan } from '../../../domain/audio/strikes'
import { FREE } from '../../../domain/billing/price'
import type { ShownNumbers } from '../../../domain/invitations/invitees'
import type { Kind, Mode } from '../../../domain/kinds'
import type { Track } from '../../../domain/library/library.schema'
import type { Moment } from '../../../domain/moments/moments'
import type { Visibility } from '../../../domain/posts/audience'
import type { ConnectionType } from '../../../domain/posts/connections'
import type { ReplyPolicy } from '../../../domain/posts/reply-policy'
import type { FrameRange, Recording, SoundFormat } from '../../audio/recording'
import { getSpokenLanguage } from '../../state/spoken-language'

/** A post to reply to (spec §3, parent selection): the displayed fields and the connection type. */
export type ChosenParent = {
  id: string
  type: Kind
  title: string
  author: string
  authorId: string
  content: string
  visibility: Visibility
  /** The owlcast that it is a recording of. */
  owlcastId?: string | null
  /** Duration of the recording. */
  seconds: number
  /** In ms since the epoch. */
  createdAt: number
  connection: ConnectionType
  /** The part of it that is replied to; null or missing for all of it. */
  moment?: Moment | null
}

/** An owlcast to record into, as it was shown to its author. */
export type ChosenOwlcast = {
  id: string
  title: string
  visibility: Visibility
}

/** The form as typed. */
export type DraftForm = {
  title: string
  tags: string
  description: string
  recipient: string
  /** The member confirmed for `recipient`, so that it is sent to that member only. */
  recipientId: string | null
  /** The display name shown for `recipientId`. */
  recipientName: string | null
  /** The international form shown for a number, so that it is sent there. */
  recipientNumber: string | null
  /** The typed text for which `recipientNumber` was shown. */
  recipientNumberFor: string | null
  /** The author's own choice; null uses the default of the kind. */
  isPrivate: boolean | null
  /** The posts it replies to, primary parent first. */
  parents: ChosenParent[]
  /** The fields of this mode only. */
  detail: Record<string, unknown>
  /** The owlcast to record into; null for none, or when the title names a new one. */
  owlcast: ChosenOwlcast | null
  /** The listening price, as typed or chosen. */
  price: string
  replyPolicy: ReplyPolicy
  /** Invited collaborators, as typed. */
  collaborators: string
  /** The international form shown for each of their numbers. */
  collaboratorNumbers: ShownNumbers
  /** The language spoken, a BCP 47 code; null for that of the app. */
  language: string | null
  /** Whether a public post gets words; null for the setting of the account. */
  transcribe: boolean | null
  /** Whether a private one does: chosen apart, so that no choice about public words sends private sound anywhere. */
  transcribePrivate: boolean | null
  /** The podcast clip it replies to, stored on this device. */
  clipId: string | null
  /** The uploaded file that the clip was cut from. */
  sourceId: string | null
}

/** What a recording is for: a post, or the hello of the profile. */
export type DraftPurpose = 'post' | 'hello'

export type DraftRecord = {
  id: string
  /** Missing in drafts of older builds: a post. */
  purpose?: DraftPurpose | undefined
  /** Null until a user signs in. */
  ownerId: string | null
  mode: Mode
  form: DraftForm
  /** The id of the form in the record session. */
  formId: string
  trackId: string | null
  /** The track of `trackId` as chosen, to be shown without a network. */
  track: Track | null
  /** 0 for a track alone, which has no recording. */
  seconds: number
  peaks: string
  pauses: string
  /** Seconds that are clipped; missing in files from elsewhere and in drafts of older builds. */
  clippedSeconds?: number | undefined
  /** Without the cut ends; missing without a cut. */
  range?: FrameRange | undefined
  /** The frames of its file that were struck out; missing without a strike. */
  struck?: readonly FrameSpan[] | undefined
  /**
   * Set as a recording whose end was cut goes on: `until` is where it goes on in its file, and `fileFrames` the length of
   * that with the cut end, which stays in it until more is recorded.
   */
  cutEnd?: { until: number; fileFrames: number } | undefined
  /** Another one whenever its recording was cut, struck or went on, in any tab; missing before. */
  revision?: string | undefined
  /** `recording` until stopped; `ready` to edit or publish; `sending`; `waiting` in the outbox for another try. */
  state: 'recording' | 'ready' | 'sending' | 'waiting'
  /** Failed attempts to send it. */
  attempts: number
  /** A `waiting` draft is not sent before this time, in ms since the epoch: it can still be taken back. */
  sendAfter?: number | undefined
  updatedAt: number
  /** When its mode, form or track was last edited, in any tab, in ms since the epoch; 0 for never. */
  editedAt: number
}

/** The frames of a stopped recording that a further one follows, what was struck of them, and the length of its file. */
export type ResumePoint = {
  range: { from: number; until: number }
  struck?: readonly FrameSpan[] | undefined
  fileFrames: number
}

/** Options of a new recording. */
export type StartOptions = {
  mode: Mode
  /** The recording stops here by itself; its audio is kept. */
  limitSeconds: number
  draftId: string
  /** A post, if missing. */
  purpose?: DraftPurpose
  /** Called when the draft is created, so that it is never stored without its recipient and parents. */
  getForm?: () => DraftForm
  /** The signed-in user, who owns the draft. */
  ownerId?: string | null
  /** Played softly into the headphones while recording; mixed in later. */
  track?: Track | null
  deviceId?: string
  /** Lossless recordings are at most `WAV_MAX_SECONDS` long. */
  format?: SoundFormat
  /** The stopped recording of this draft that goes on, and from where. */
  resumes?: { recording: Recording } & ResumePoint
}

/** Recordings have a duration; only a track alone has none. */
export function isTrackOnly({ seconds, trackId }: Pick<DraftRecord, 'seconds' | 'trackId'>): boolean {
  return seconds === 0 && trackId !== null
}

export const EMPTY_FORM: DraftForm = {
  title: '',
  tags: '',
  description: '',
  recipient: '',
  recipientId: null,
  recipientName: null,
  recipientNumber: null,
  recipientNumberFor: null,
  isPrivate: null,
  parents: [],
  detail: {},
  owlcast: null,
  price: FREE,
  replyPolicy: 'everyone',
  collaborators: '',
  collaboratorNumbers: {},
  clipId: null,
  sourceId: null,
  language: null,
  transcribe: null,
  transcribePrivate: null,
}

/** An empty form of this device: in the language that was spoken last. */
export function createEmptyForm(): DraftForm {
  return { ...EMPTY_FORM, language: getSpokenLanguage() }
}

/** The recipient as shown to the author: the member's display name with what was typed, or what was typed. */
export function describeRecipient({
  recipient,
  recipientId,
  recipientName,
}: Pick<DraftForm, 'recipient' | 'recipientId' | 'recipientName'>): string {
  const typed = recipient.trim()
  if (recipientId === null || !recipientName || !typed) return typed
  return typed === recipientName ? typed : `${recipientName} (${typed})`
}

/** Whether a draft was sent by letting go, and nothing went wrong yet: its toast says so. */
export function isLeaving({ state, sendAfter, attempts }: DraftRecord): boolean {
  return mayHaveBeenSent({ state }) && sendAfter !== undefined && attempts === 0
}

/** Whether a request to publish it may have arrived: it is being sent, its tab was closed meanwhile, or it waits. */
export function mayHaveBeenSent(draft: Pick<DraftRecord, 'state'> | null): boolean {
  return draft?.state === 'sending' || draft?.state === 'waiting'
}

/** Whether another tab went on with the recording that is open here, or cut its ends: the device has the latest. */
export function wasChangedElsewhere(
  draft: Pick<DraftRecord, 'revision'>,
  recording: Pick<Recording, 'revision'>,
): boolean {
  return draft.revision !== recording.revision
}
