/** Italian texts for the moderation queue. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../moderation'

const counted = createPluralizer('it')

const MOMENT = new Intl.DateTimeFormat('it', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Segnalazioni dei membri. Ogni decisione viene registrata. Diciamo alla persona che cosa è stato deciso, mai chi l’ha segnalata.',
  hint: 'Segnalazioni dei membri, e che cosa è stato deciso.',
  open: 'Modera',
  queueLabel: 'Quali segnalazioni',
  queue: { open: 'In attesa', decided: 'Decise' },
  loading: 'Caricamento delle segnalazioni',
  empty: { open: 'Nessuna segnalazione in attesa', decided: 'Ancora nessuna decisione' },
  emptyText: { open: 'Le nuove segnalazioni appariranno qui, le più numerose per prime.', decided: '' },
  aboutPerson: (name) => `Su ${name}`,
  reportCount: (count) =>
    counted(count, { one: '# segnalazione', many: '# di segnalazioni', other: '# segnalazioni' }),
  reportedBy: 'da',
  deletedUser: 'un account eliminato',
  hidden: 'Nascosto',
  private: 'Privato',
  unavailable: 'Scaduto o eliminato',
  suspended: (until) =>
    isPermanentSuspension(until)
      ? 'Account sospeso per sempre'
      : `Account sospeso, fino a: ${MOMENT.format(until)}`,
  moderator: 'Moderazione',
  listen: 'Ascolta',
  listenLabel: (title) => `Ascolta ${title} in una nuova scheda`,
  view: 'Ascolta e leggi',
  viewLabel: (title) => `Ascolta e leggi ${title}`,
  viewNote: 'Registriamo che l’hai aperto.',
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
  suspendFor: (days) =>
    days === null
      ? 'Sospendi per sempre'
      : counted(days, { one: 'Sospendi per un giorno', other: 'Sospendi per # giorni' }),
  done: {
    dismiss: 'Respinta',
    hide: 'Nascosto. Lo trovi sotto «Decise».',
    show: 'Di nuovo visibile',
    suspend: 'Account sospeso. La persona è stata avvisata.',
    release: 'Sospensione terminata',
  },
  moreReports: (count) => `altre ${count.toLocaleString('it')}`,
}
