/** Italian texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Numero di telefono',
  none: 'Nessun numero di telefono',
  hint: 'Accedi con un codice, e ascolta ciò che inviano al tuo numero. Nessun altro lo vede.',
  add: 'Aggiungi',
  addOf: 'Aggiungi un numero di telefono',
  change: 'Cambia',
  changeOf: 'Cambia il numero di telefono',
  remove: 'Rimuovi',
  removeOf: 'Rimuovi il numero di telefono',
  dialog: 'Il tuo numero di telefono',
  prove: 'Verifica il numero',
  set: (shown) => `${shown} ora è tuo.`,
  removeTitle: 'Rimuovere il tuo numero di telefono?',
  removeText: 'Non servirà più per accedere, e ciò che vi è stato inviato non potrai più ascoltarlo.',
  keep: 'Conserva',
  confirmRemove: 'Rimuovi il numero',
  removed: 'Il numero di telefono è rimosso.',
}
