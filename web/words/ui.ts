/** Texts for the shared UI components. */
import { defineMessages } from '../../domain/i18n/i18n'

export const UI = defineMessages('UI', {
  play: (title: string) => `Play: ${title}`,
  pause: (title: string) => `Pause: ${title}`,
  seek: 'Seek',
  position: (elapsed: string, total: string) => `${elapsed} of ${total}`,
  close: 'Close',
  dismiss: 'Dismiss',
  retry: 'Try again',
  optional: 'optional',
  loading: 'Loading',
  slow: 'This is taking longer than usual.',
  sample: 'Sample',
  unread: (count: number) => `${count} unread`,
  unheard: (count: number) => `${count} unheard`,
  requests: (count: number) => (count === 1 ? '1 request' : `${count} requests`),
  messages: 'App messages',
})
