/** Texts for cached posts while offline. */
import { defineMessages } from '../../domain/i18n'

export const SAVED = defineMessages('SAVED', { posts: 'Showing saved posts' })
