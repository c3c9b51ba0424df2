/** Said over what a device kept, while there is no network. */
import type * as English from '../saved'

export const SAVED: typeof English.SAVED = { posts: 'Offline – gespeicherte Beiträge' }
