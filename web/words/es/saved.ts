/** Said over what a device kept, while there is no network, in Spanish. */
import type * as English from '../saved'

export const SAVED: typeof English.SAVED = { posts: 'Sin conexión: publicaciones guardadas' }
