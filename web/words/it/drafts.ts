/** Italian texts for drafts on this device: recovered ones and those waiting to be published. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../drafts'

const counted = createPluralizer('it')

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Registrazioni su questo dispositivo',
  saved: 'Una registrazione è stata salvata',
  atHand: 'Non ancora pubblicata',
  waiting: 'In attesa di pubblicazione',
  sending: 'Pubblicazione in corso',
  facts: (title, time, ago) => `${title} · ${time} · ${ago}`,
  listen: 'Ascolta',
  stop: 'Ferma',
  publish: 'Pubblica',
  discard: 'Scarta',
  later: 'Più tardi',
  tryNow: 'Prova ora',
  keep: 'Conserva',
  discardHeading: 'Scartare questa registrazione?',
  discardBody: 'Esiste solo su questo dispositivo. L’azione non si può annullare.',
  discarded: 'Registrazione scartata',
  unreadable: 'Non è stato possibile leggere questa registrazione dal dispositivo.',
  signOutHeading: 'Uscire con registrazioni non inviate?',
  signOutBody: (n) =>
    counted(n, {
      one: 'Una registrazione non è ancora pubblicata. Resta su questo dispositivo e aspetta il tuo prossimo accesso.',
      other:
        '# registrazioni non sono ancora pubblicate. Restano su questo dispositivo e aspettano il tuo prossimo accesso.',
    }),
  signOutKeep: 'Resta',
  signOutGo: 'Esci',
}
