/** Limits of playback. */

export const SKIP_SECONDS = 15
/** A list does not scroll to the playing post for this long after the user scrolled. */
export const FOLLOW_PAUSE_MS = 5000
export const SEEK_STEP_SECONDS = 5
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const
/** Smart speed plays pauses at this speed, without this much at both ends of each: 150 ms of it are kept. */
export const SMART_SPEED = 3
export const PAUSE_KEPT_SECONDS = 0.075
