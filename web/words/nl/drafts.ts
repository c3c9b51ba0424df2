/** Dutch texts for drafts on this device: recovered ones and those waiting to be published. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../drafts'

const counted = createPluralizer('nl')

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Opnames op dit apparaat',
  saved: 'Bewaarde opname',
  unpublished: 'Nog niet gepubliceerd',
  waiting: 'Wacht op publicatie',
  sending: 'Wordt gepubliceerd',
  summary: (title, time, ago) => `${title} · ${time} · ${ago}`,
  listen: 'Luisteren',
  stop: 'Stop',
  publish: 'Publiceren',
  discard: 'Weggooien',
  later: 'Later',
  retryNow: 'Nu proberen',
  cancelDiscard: 'Bewaren',
  discardHeading: 'Deze opname weggooien?',
  discardBody: 'De opname staat alleen op dit apparaat. Je kunt dit niet ongedaan maken.',
  discarded: 'Opname weggegooid',
  readFailed: 'We konden deze opname niet lezen. Herlaad de pagina en probeer het opnieuw.',
  signOutHeading: 'Uitloggen met onverzonden opnames?',
  signOutBody: (n) =>
    counted(n, {
      one: 'Eén opname is nog niet gepubliceerd. Je vindt hem op dit apparaat terug als je weer inlogt.',
      other: '# opnames zijn nog niet gepubliceerd. Je vindt ze op dit apparaat terug als je weer inlogt.',
    }),
  staySignedIn: 'Ingelogd blijven',
  signOut: 'Uitloggen',
}
