/**
 * Audio focus: one sound at a time (spec §4), in this tab and across tabs. Each request passes a callback that stops
 * its sound; the previous owner is stopped. Recording takes the focus as well.
 */
type Turn = { at: number; by: string }

/** Whether another tab's claim ends ours: the later one wins, and never both lose. */
export function isLater(theirs: Turn, ours: Turn): boolean {
  return theirs.at > ours.at || (theirs.at === ours.at && theirs.by > ours.by)
}

const me = Math.random().toString(36).slice(2)
let ours: (Turn & { stop: () => void }) | null = null

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('owlcast.turn')
tabs?.addEventListener('message', ({ data }: MessageEvent<Turn>) => {
  if (ours && isLater(data, ours)) endWith(ours.stop)
})

/** Takes the focus. `stop` is called once, when another owner takes it. */
export function takeTurn(stop: () => void) {
  if (ours && ours.stop !== stop) endWith(ours.stop)
  ours = { at: Date.now(), by: me, stop }
  tabs?.postMessage({ at: ours.at, by: me } satisfies Turn)
}

/** Releases the focus after `stop`'s sound has ended. */
export function leaveTurn(stop: () => void) {
  if (ours?.stop === stop) ours = null
}

function endWith(stop: () => void) {
  ours = null
  stop()
}
