/** English texts for pauses that the player shortens, silence that is cut from a recording, and phrases struck out of it. */
import { defineMessages } from '../../i18n/i18n'

export const PAUSES = defineMessages('PAUSES', {
  smartSpeed: 'Smart speed',
  smartSpeedHint: 'Plays faster through pauses, never through words.',
  /** `time` as minutes and seconds. */
  saved: (time: string) => `Time saved on this device: ${time}`,
  trimSilence: 'Trim silence',
  trimmed: (time: string) => `Removed ${time} of silence.`,
})

/** A stopped recording as phrases, each struck out or brought back by a press. */
export const STRIKES = defineMessages('STRIKES', {
  phrases: 'Phrases of your recording. Pressed ones are struck out.',
  hint: 'Press what you didn’t mean. Press again to bring it back.',
  show: 'Show my words',
  onDevice: 'Written down on this device.',
  onDeviceOnce: (megabytes: number) => `Written down on this device. Downloads ${megabytes} MB once.`,
  refused: 'At least one second has to stay.',
})
