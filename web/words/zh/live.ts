/** Words for what arrives while the app is open, in Chinese. */
import type * as English from '../live'

export const LIVE: typeof English.LIVE = {
  newVoices: (count) => `${count} 个新声音`,
}
