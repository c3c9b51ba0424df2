/** Texts for live updates. */
import { defineMessages } from '../../domain/i18n/i18n'

export const LIVE = defineMessages('LIVE', {
  newPosts: (count: number) => (count === 1 ? '1 new post' : `${count} new posts`),
})
