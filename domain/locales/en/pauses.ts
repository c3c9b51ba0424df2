/** English texts for pauses: those that the player shortens, and silence that is cut from a recording. */
import { defineMessages } from '../../i18n/i18n'

export const PAUSES = defineMessages('PAUSES', {
  smartSpeed: 'Smart speed',
  smartSpeedHint: 'Plays faster through pauses, never through words.',
  /** `time` as minutes and seconds. */
  saved: (time: string) => `Time saved on this device: ${time}`,
  trimSilence: 'Trim silence',
  trimmed: (time: string) => `Removed ${time} of silence.`,
})
