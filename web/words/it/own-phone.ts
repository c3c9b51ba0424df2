/** Italian texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Numero di telefono',
  none: 'Nessun numero di telefono',
  hint: 'Ti serve per accedere con un codice e ricevere i messaggi inviati al tuo numero. Lo vedi solo tu.',
  add: 'Aggiungi',
  addLabel: 'Aggiungi un numero di telefono',
  change: 'Cambia',
  changeLabel: 'Cambia il numero di telefono',
  remove: 'Rimuovi',
  removeLabel: 'Rimuovi il numero di telefono',
  dialogTitle: 'Il tuo numero di telefono',
  verify: 'Verifica il numero',
  saved: (shown) => `Il tuo numero di telefono ora è ${shown}.`,
  removeTitle: 'Rimuovere il tuo numero di telefono?',
  removeText: 'Non potrai più usarlo per accedere né ascoltare i messaggi inviati lì.',
  cancel: 'Conserva',
  confirmRemove: 'Rimuovi il numero',
  removed: 'Numero di telefono rimosso.',
}
