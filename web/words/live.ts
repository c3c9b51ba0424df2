/** Texts for live updates. */
import { words } from '../../domain/catalogue'

export const LIVE = words('LIVE', {
  newVoices: (count: number) => (count === 1 ? '1 new voice' : `${count} new voices`),
})
