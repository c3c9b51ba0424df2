/** Said over what a device kept, while there is no network, in French. */
import type * as English from '../saved'

export const SAVED: typeof English.SAVED = { posts: 'Hors ligne – publications conservées' }
