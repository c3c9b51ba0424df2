/** Dutch texts for the shared UI components. */
import type * as English from '../ui'

export const UI: typeof English.UI = {
  play: (title) => `Afspelen: ${title}`,
  pause: (title) => `Pauzeren: ${title}`,
  seek: 'Plek kiezen',
  position: (elapsed, total) => `${elapsed} van ${total}`,
  close: 'Sluiten',
  dismiss: 'Verbergen',
  retry: 'Opnieuw proberen',
  optional: 'optioneel',
  loading: 'Laden',
  slow: 'Dit duurt langer dan anders.',
  sample: 'Demo',
  unread: (count) => `${count.toLocaleString('nl')} ongelezen`,
  unheard: (count) => `${count.toLocaleString('nl')} niet beluisterd`,
  requests: (count) => (count === 1 ? '1 verzoek' : `${count.toLocaleString('nl')} verzoeken`),
  messages: 'Berichten van de app',
}
