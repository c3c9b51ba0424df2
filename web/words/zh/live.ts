/** Chinese texts for live updates. */
import type * as English from '../live'

export const LIVE: typeof English.LIVE = {
  newVoices: (count) => `${count} 个新声音`,
}
