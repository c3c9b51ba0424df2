/** Smart speed on this device: whether it is on, and the time it saved. */
import { createStoredAtom } from '../../state/stored-atom'

/** Plays faster through pauses. */
export const smartSpeedAtom = createStoredAtom('owlcast.smartSpeed', false)

/** Seconds of listening that this device saved. */
export const savedSecondsAtom = createStoredAtom('owlcast.savedSeconds', 0)
