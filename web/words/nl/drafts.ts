/** Dutch texts for drafts on this device: recovered ones and those waiting to be published. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../drafts'

const counted = createPluralizer('nl')

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Opnames op dit apparaat',
  saved: 'Er is een opname bewaard',
  atHand: 'Nog niet gepubliceerd',
  waiting: 'Wacht op publicatie',
  sending: 'Wordt gepubliceerd',
  facts: (title, time, ago) => `${title} · ${time} · ${ago}`,
  listen: 'Luisteren',
  stop: 'Stop',
  publish: 'Publiceren',
  discard: 'Weggooien',
  later: 'Later',
  tryNow: 'Nu proberen',
  keep: 'Bewaren',
  discardHeading: 'Deze opname weggooien?',
  discardBody: 'Ze staat alleen op dit apparaat. Dit kan niet ongedaan worden gemaakt.',
  discarded: 'Opname weggegooid',
  unreadable: 'Deze opname kon niet van het apparaat worden gelezen.',
  signOutHeading: 'Uitloggen met onverzonden opnames?',
  signOutBody: (n) =>
    counted(n, {
      one: 'Eén opname is nog niet gepubliceerd. Ze blijft op dit apparaat en wacht tot je weer inlogt.',
      other:
        '# opnames zijn nog niet gepubliceerd. Ze blijven op dit apparaat en wachten tot je weer inlogt.',
    }),
  signOutKeep: 'Ingelogd blijven',
  signOutGo: 'Uitloggen',
}
