/** Texts for the page that replaces an unreachable link while offline. */
import { defineMessages } from '../../domain/i18n/i18n'

export const LINK_OFFLINE = defineMessages('LINK_OFFLINE', {
  title: 'You need to be online to open this link',
  text: 'You’re offline. It opens by itself when you’re back online.',
  retry: 'Try again',
  savedSquawks: 'Saved squawks',
})
