/** Dutch texts for the moderation queue. */

import { isPermanentSuspension } from '../../../domain/moderation'
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../moderation'

const counted = createPluralizer('nl')

const MOMENT = new Intl.DateTimeFormat('nl', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  lead: 'Wat leden hebben gemeld. Elke beslissing wordt opgeschreven, en wie het betreft hoort ervan, maar nooit door wie er gemeld is.',
  hint: 'Wat leden hebben gemeld, en wat ervan geworden is.',
  open: 'Modereren',
  queues: 'Welke meldingen',
  queue: { open: 'Open', decided: 'Beslist' },
  loading: 'Meldingen laden',
  empty: { open: 'Er wacht niets', decided: 'Er is nog niets beslist' },
  emptyText: { open: 'Nieuwe meldingen komen hier te staan, de meest gemelde eerst.', decided: '' },
  person: (name) => `Over ${name}`,
  count: (count) => counted(count, { one: '# melding', other: '# meldingen' }),
  by: 'door',
  left: 'een verwijderd account',
  hidden: 'Verborgen',
  private: 'Privé',
  gone: 'Vervaagd of verwijderd',
  suspended: (until) =>
    isPermanentSuspension(until) ? 'Voorgoed geschorst' : `Geschorst tot ${MOMENT.format(until)}`,
  moderator: 'Moderator',
  listen: 'Luisteren',
  listenLabel: (title) => `${title} beluisteren in een nieuw tabblad`,
  view: 'Beluisteren en lezen',
  viewLabel: (title) => `${title} beluisteren en lezen`,
  viewNote: 'Dat je dit hebt geopend, wordt vastgelegd.',
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
  days: (days) =>
    days === null
      ? 'Voorgoed schorsen'
      : counted(days, { one: 'Een dag schorsen', other: '# dagen schorsen' }),
  done: {
    dismiss: 'Afgewezen',
    hide: 'Verborgen. Het staat onder ‘Beslist’.',
    show: 'Weer te horen',
    suspend: 'Geschorst, met bericht daarover',
    release: 'Niet meer geschorst',
  },
  more: (count) => `nog ${count.toLocaleString('nl')}`,
}
