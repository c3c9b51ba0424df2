/** Said over what a device kept, while there is no network, in Italian. */
import type * as English from '../saved'

export const SAVED: typeof English.SAVED = { posts: 'Offline – post salvati' }
