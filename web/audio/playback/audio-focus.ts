/**
 * Audio focus: one sound at a time (spec §4), in this tab and across tabs. Each request passes a callback that stops
 * its sound; the previous owner is stopped. Recording takes the focus as well.
 */
import { openTabChannel } from '../../state/tab-channel'
import { type AudioUse, announceUse } from '../audio-session'

type FocusClaim = { at: number; by: string }

/** Whether another tab's claim ends ours: the later one wins, and never both lose. */
export function isLater(theirs: FocusClaim, ours: FocusClaim): boolean {
  return theirs.at > ours.at || (theirs.at === ours.at && theirs.by > ours.by)
}

const tabId = Math.random().toString(36).slice(2)
let ours: (FocusClaim & { stop: () => void; endUse: () => void }) | null = null

const tabs = openTabChannel('owlcast.turn')
tabs?.addEventListener('message', ({ data }: MessageEvent<FocusClaim>) => {
  if (ours && isLater(data, ours)) endClaim()?.stop()
})

/** Takes the focus for a use. `stop` is called once, when another owner takes it. */
export function requestFocus(stop: () => void, use: AudioUse = 'playback') {
  const before = ours
  ours = { at: Date.now(), by: tabId, stop, endUse: announceUse(use) }
  before?.endUse()
  if (before?.stop !== stop) before?.stop()
  tabs?.postMessage({ at: ours.at, by: tabId } satisfies FocusClaim)
}

/** Releases the focus after `stop`'s sound has ended. */
export function releaseFocus(stop: () => void) {
  if (ours?.stop === stop) endClaim()
}

function endClaim() {
  const ended = ours
  ours = null
  ended?.endUse()
  return ended
}
