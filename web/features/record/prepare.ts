/** Encodes a stopped recording while its form is being filled in, so that Publish only has to upload. */
import { prepareSound } from '../../audio/ahead'
import { isLossless } from '../../state/lossless'
import { isOnItsWay } from './machine'
import type { Session } from './session'

/** Called whenever the session or the setting changed; the same input again changes nothing. */
export function prepareFor({ state, track }: Session): void {
  // The sound being published must not change.
  if (isOnItsWay(state)) return
  prepareSound(state.at === 'stopped' ? { take: state.take, track, lossless: isLossless() } : null)
}
