/** Texts for cached posts while offline. */
import { words } from '../../domain/catalogue'

export const SAVED = words('SAVED', { posts: 'Offline — saved posts' })
