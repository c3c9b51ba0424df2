/** Said over what a device kept, while there is no network. */
import { words } from '../../domain/catalogue'

export const SAVED = words('SAVED', { posts: 'Offline — saved posts' })
