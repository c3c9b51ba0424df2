/** Texts for cached posts while offline. */
import { defineMessages } from '../../domain/i18n/i18n'

export const CACHED_POSTS = defineMessages('CACHED_POSTS', { posts: 'Showing saved posts' })
