/**
 * One voice at a time (spec §4), in this tab and across the tabs of this browser. Whoever starts to sound takes the
 * turn and says how it is stopped; the one before is stopped. A recording takes the turn as well.
 */
type Turn = { at: number; by: string }

/** Whether the turn of another tab ends ours: the later one wins, and never both lose. */
export function isLater(theirs: Turn, ours: Turn): boolean {
  return theirs.at > ours.at || (theirs.at === ours.at && theirs.by > ours.by)
}

const me = Math.random().toString(36).slice(2)
let ours: (Turn & { stop: () => void }) | null = null

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('owlcast.turn')
tabs?.addEventListener('message', ({ data }: MessageEvent<Turn>) => {
  if (ours && isLater(data, ours)) endWith(ours.stop)
})

/** Takes the turn. `stop` is called once, when somebody else takes it. */
export function takeTurn(stop: () => void) {
  if (ours && ours.stop !== stop) endWith(ours.stop)
  ours = { at: Date.now(), by: me, stop }
  tabs?.postMessage({ at: ours.at, by: me } satisfies Turn)
}

/** Gives the turn back: nothing of `stop` sounds any more. */
export function leaveTurn(stop: () => void) {
  if (ours?.stop === stop) ours = null
}

function endWith(stop: () => void) {
  ours = null
  stop()
}
