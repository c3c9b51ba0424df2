/** Italian texts for drafts on this device: recovered ones and those waiting to be published. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../drafts'

const counted = createPluralizer('it')

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Registrazioni su questo dispositivo',
  saved: 'Registrazione salvata',
  unpublished: 'Non ancora pubblicata',
  waiting: 'In attesa di pubblicazione',
  sending: 'Pubblicazione in corso',
  summary: (title, time, ago) => `${title} · ${time} · ${ago}`,
  listen: 'Ascolta',
  stop: 'Ferma',
  publish: 'Pubblica',
  discard: 'Scarta',
  later: 'Più tardi',
  retryNow: 'Prova ora',
  cancelDiscard: 'Conserva',
  discardHeading: 'Scartare questa registrazione?',
  discardBody: 'Esiste solo su questo dispositivo. Non potrai annullare.',
  discarded: 'Registrazione scartata',
  readFailed: 'Non è stato possibile leggere questa registrazione. Ricarica la pagina e riprova.',
  signOutHeading: 'Uscire con registrazioni non inviate?',
  signOutBody: (n) =>
    counted(n, {
      one: 'Una registrazione non è ancora pubblicata. La ritrovi su questo dispositivo quando accedi di nuovo.',
      other:
        '# registrazioni non sono ancora pubblicate. Le ritrovi su questo dispositivo quando accedi di nuovo.',
    }),
  staySignedIn: 'Resta',
  signOut: 'Esci',
}
