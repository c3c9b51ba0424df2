/** The setting "Play on", read without the store: share pages play without it. */
import { readStoredText } from '../../state/stored'

/** Written by `web/state/device-settings.ts`. */
const PLAY_ON_KEY = 'owlcast.playOn'

/** Whether the next post of a list plays by itself; also when storage is blocked. */
export function isPlayOnEnabled(): boolean {
  return readStoredText('local', PLAY_ON_KEY) !== 'false'
}
