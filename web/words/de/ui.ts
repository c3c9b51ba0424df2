/** German texts for the shared UI components. */
import type * as English from '../ui'

export const UI: typeof English.UI = {
  play: (title) => `Abspielen: ${title}`,
  pause: (title) => `Anhalten: ${title}`,
  seek: 'Stelle wählen',
  position: (elapsed, total) => `${elapsed} von ${total}`,
  close: 'Schließen',
  dismiss: 'Ausblenden',
  retry: 'Erneut versuchen',
  optional: 'freiwillig',
  loading: 'Wird geladen',
  slow: 'Das dauert länger als sonst.',
  sample: 'Demo',
  unread: (count) => `${count.toLocaleString('de')} ungelesen`,
  unheard: (count) => `${count.toLocaleString('de')} ungehört`,
  requests: (count) => (count === 1 ? '1 Anfrage' : `${count.toLocaleString('de')} Anfragen`),
  messages: 'Meldungen der App',
}
