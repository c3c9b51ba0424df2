/** Dutch texts for the moderation queue. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../moderation'

const counted = createPluralizer('nl')

const MOMENT = new Intl.DateTimeFormat('nl', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Meldingen van leden. Elke beslissing wordt vastgelegd. We vertellen de persoon wat er beslist is, nooit wie er heeft gemeld.',
  hint: 'Meldingen van leden, en wat er beslist is.',
  open: 'Modereren',
  queueLabel: 'Welke meldingen',
  queue: { open: 'Open', decided: 'Beslist' },
  loading: 'Meldingen laden',
  empty: { open: 'Geen openstaande meldingen', decided: 'Nog geen beslissingen' },
  emptyText: { open: 'Nieuwe meldingen verschijnen hier, de meest gemelde eerst.', decided: '' },
  aboutPerson: (name) => `Over ${name}`,
  reportCount: (count) => counted(count, { one: '# melding', other: '# meldingen' }),
  reportedBy: 'door',
  deletedUser: 'een verwijderd account',
  hidden: 'Verborgen',
  private: 'Privé',
  unavailable: 'Verlopen of verwijderd',
  suspended: (until) =>
    isPermanentSuspension(until) ? 'Voorgoed geschorst' : `Geschorst tot ${MOMENT.format(until)}`,
  moderator: 'Moderator',
  listen: 'Luisteren',
  listenLabel: (title) => `${title} beluisteren in een nieuw tabblad`,
  view: 'Beluisteren en lezen',
  viewLabel: (title) => `${title} beluisteren en lezen`,
  viewNote: 'We leggen vast dat je dit hebt geopend.',
  clip: 'Het podcastfragment',
  dismiss: 'Afwijzen',
  dismissLabel: (of) => `Meldingen over ${of} afwijzen`,
  hide: 'Verbergen',
  hideLabel: (title) => `${title} voor iedereen verbergen`,
  show: 'Weer tonen',
  showLabel: (title) => `${title} weer tonen`,
  suspend: 'Schorsen',
  suspendLabel: (name) => `${name} schorsen`,
  release: (name) => `Schorsing van ${name} opheffen`,
  suspendFor: (days) =>
    days === null
      ? 'Voorgoed schorsen'
      : counted(days, { one: 'Een dag schorsen', other: '# dagen schorsen' }),
  done: {
    dismiss: 'Afgewezen',
    hide: 'Verborgen. Je vindt het onder ‘Beslist’.',
    show: 'Weer te horen',
    suspend: 'Geschorst. De persoon heeft bericht gekregen.',
    release: 'Niet meer geschorst',
  },
  moreReports: (count) => `nog ${count.toLocaleString('nl')}`,
}
