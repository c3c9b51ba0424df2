/** Texts for the page that replaces an unreachable link while offline. */
import { defineMessages } from '../../domain/i18n'

export const LINK_OFFLINE = defineMessages('LINK_OFFLINE', {
  title: 'This link needs a network',
  text: 'You are offline. It opens by itself as soon as you are back.',
  again: 'Try again',
  feed: 'Saved squawks',
})
