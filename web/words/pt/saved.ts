/** Said over what a device kept, while there is no network, in Portuguese. */
import type * as English from '../saved'

export const SAVED: typeof English.SAVED = { posts: 'Sem conexão: posts salvos' }
