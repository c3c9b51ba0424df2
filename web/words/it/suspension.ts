/** Italian texts for suspended users: until when, why, and what remains possible. */
import { isPermanentSuspension } from '../../../domain/moderation'
import type * as English from '../suspension'

const MOMENT = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Il tuo account è sospeso',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Il tuo account è sospeso per sempre'
      : `Sospensione del tuo account fino a: ${MOMENT.format(until)}`,
  why: 'I membri hanno segnalato ciò che è stato detto da questo account, e la moderazione ha deciso così.',
  meanwhile:
    'Puoi ancora ascoltare, segnalare ciò che fa male, e portare via o eliminare ciò che è tuo. Ciò che registri resta su questo dispositivo.',
  yours: 'Porta via o elimina',
}
