/** Smart speed on this device: whether it is on, and the time it saved. */
import { atomWithStorage } from 'jotai/utils'

/** Plays faster through pauses. */
export const smartSpeedAtom = atomWithStorage('owlcast.smartSpeed', false, undefined, { getOnInit: true })

/** Seconds of listening that this device saved. */
export const savedSecondsAtom = atomWithStorage('owlcast.savedSeconds', 0, undefined, { getOnInit: true })
