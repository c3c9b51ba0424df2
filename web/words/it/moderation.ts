/** Italian texts for the moderation queue. */

import { isPermanentSuspension } from '../../../domain/moderation'
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../moderation'

const counted = createPluralizer('it')

const MOMENT = new Intl.DateTimeFormat('it', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  lead: 'Ciò che i membri hanno segnalato. Ogni decisione viene annotata, e chi ne è interessato lo viene a sapere, mai da chi è arrivata la segnalazione.',
  hint: 'Ciò che i membri hanno segnalato, e che cosa ne è stato.',
  open: 'Modera',
  queues: 'Quali segnalazioni',
  queue: { open: 'In attesa', decided: 'Decise' },
  loading: 'Caricamento delle segnalazioni',
  empty: { open: 'Niente in attesa', decided: 'Ancora niente di deciso' },
  emptyText: { open: 'Le nuove segnalazioni appariranno qui, le più numerose per prime.', decided: '' },
  person: (name) => `Su ${name}`,
  count: (count) =>
    counted(count, { one: '# segnalazione', many: '# di segnalazioni', other: '# segnalazioni' }),
  by: 'da',
  left: 'un account eliminato',
  hidden: 'Nascosto',
  private: 'Privato',
  gone: 'Svanito o eliminato',
  suspended: (until) =>
    isPermanentSuspension(until)
      ? 'Account sospeso per sempre'
      : `Account sospeso, fino a: ${MOMENT.format(until)}`,
  moderator: 'Moderazione',
  listen: 'Ascolta',
  listenLabel: (title) => `Ascolta ${title} in una nuova scheda`,
  view: 'Ascolta e leggi',
  viewLabel: (title) => `Ascolta e leggi ${title}`,
  viewNote: 'Viene annotato che l’hai aperto.',
  clip: 'L’estratto del podcast',
  dismiss: 'Respingi',
  dismissLabel: (of) => `Respingi le segnalazioni su ${of}`,
  hide: 'Nascondi',
  hideLabel: (title) => `Nascondi ${title} a chiunque`,
  show: 'Mostra di nuovo',
  showLabel: (title) => `Mostra di nuovo ${title}`,
  suspend: 'Sospendi',
  suspendLabel: (name) => `Sospendi ${name}`,
  release: (name) => `Termina la sospensione di ${name}`,
  days: (days) =>
    days === null
      ? 'Sospendi per sempre'
      : counted(days, { one: 'Sospendi per un giorno', other: 'Sospendi per # giorni' }),
  done: {
    dismiss: 'Respinta',
    hide: 'Nascosto. È sotto «Decise».',
    show: 'Di nuovo visibile',
    suspend: 'Account sospeso e informato',
    release: 'Sospensione terminata',
  },
  more: (count) => `altre ${count.toLocaleString('it')}`,
}
