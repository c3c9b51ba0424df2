/** Italian texts for suspended users: until when, why, and what remains possible. */
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../suspension'

const MOMENT = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Il tuo account è sospeso',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Il tuo account è sospeso per sempre'
      : `Sospensione del tuo account fino a: ${MOMENT.format(until)}`,
  reason: 'I membri hanno segnalato dei post di questo account, e la moderazione li ha esaminati.',
  allowedActions:
    'Puoi ancora ascoltare, segnalare e scaricare o eliminare i tuoi dati. Ciò che registri resta su questo dispositivo.',
  manageData: 'Scarica o elimina i tuoi dati',
}
