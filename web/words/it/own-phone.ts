/** Italian texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Numero di telefono',
  none: 'Nessun numero di telefono',
  hint: 'Ti serve per accedere con un codice e ricevere i messaggi inviati al tuo numero. Lo vedi solo tu.',
  add: 'Aggiungi',
  addOf: 'Aggiungi un numero di telefono',
  change: 'Cambia',
  changeOf: 'Cambia il numero di telefono',
  remove: 'Rimuovi',
  removeOf: 'Rimuovi il numero di telefono',
  dialog: 'Il tuo numero di telefono',
  prove: 'Verifica il numero',
  set: (shown) => `Il tuo numero di telefono ora è ${shown}.`,
  removeTitle: 'Rimuovere il tuo numero di telefono?',
  removeText: 'Non potrai più usarlo per accedere né ascoltare i messaggi inviati lì.',
  keep: 'Conserva',
  confirmRemove: 'Rimuovi il numero',
  removed: 'Numero di telefono rimosso.',
}
