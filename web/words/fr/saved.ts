/** French texts for cached posts while offline. */
import type * as English from '../saved'

export const SAVED: typeof English.SAVED = { posts: 'Voici les publications enregistrées' }
