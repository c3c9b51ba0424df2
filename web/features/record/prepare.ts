/** Has the sound of a stopped recording made while its details are typed, so that Publish has only to send it. */
import { prepareSound } from '../../audio/ahead'
import { isLossless } from '../../state/lossless'
import { isOnItsWay } from './machine'
import type { Session } from './session'

/** Call it whenever the session or the setting changed: the same wish again changes nothing. */
export function prepareFor({ state, track }: Session): void {
  // What is on its way stays as it is, whatever is chosen meanwhile.
  if (isOnItsWay(state)) return
  prepareSound(state.at === 'stopped' ? { take: state.take, track, lossless: isLossless() } : null)
}
