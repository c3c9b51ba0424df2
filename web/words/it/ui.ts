/** Italian texts for the shared UI components. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../ui'

const counted = createPluralizer('it')

export const UI: typeof English.UI = {
  play: (title) => `Riproduci: ${title}`,
  pause: (title) => `Metti in pausa: ${title}`,
  seek: 'Posizione',
  position: (elapsed, total) => `${elapsed} di ${total}`,
  close: 'Chiudi',
  dismiss: 'Ignora',
  retry: 'Riprova',
  optional: 'facoltativo',
  loading: 'Caricamento',
  slow: 'Ci vuole più del solito.',
  sample: 'Demo',
  unread: (count) => counted(count, { one: '# non letto', many: '# di non letti', other: '# non letti' }),
  unheard: (count) =>
    counted(count, { one: '# non ascoltato', many: '# di non ascoltati', other: '# non ascoltati' }),
  requests: (count) => counted(count, { one: '# richiesta', many: '# di richieste', other: '# richieste' }),
  messages: 'Messaggi dell’app',
}
