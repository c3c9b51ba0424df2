/** Texts for cached posts while offline. */
import { defineMessages } from '../../domain/catalogue'

export const SAVED = defineMessages('SAVED', { posts: 'Offline — saved posts' })
