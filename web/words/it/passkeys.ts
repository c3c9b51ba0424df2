/** Italian texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Passkey',
  withoutPassword: 'Accedi senza password',
  hint: 'Con l’impronta, il viso o il blocco schermo.',
  unsupported: 'Questo browser non supporta le passkey.',
  add: 'Aggiungi una passkey',
  added: 'Passkey aggiunta. D’ora in poi puoi usarla per accedere.',
  addedAt: 'Aggiunta',
  lastUsed: 'ultimo uso',
  neverUsed: 'non ancora usata',
  rename: (name) => `Rinomina ${name}`,
  renameTitle: 'Dai un nome a questa passkey',
  name: 'Nome',
  save: 'Salva',
  saved: 'Salvato.',
  remove: (name) => `Rimuovi ${name}`,
  removeTitle: 'Rimuovere questa passkey?',
  removeText: (name) =>
    `Non potrai più accedere con «${name}». Forse il dispositivo la mostra ancora. Puoi eliminarla lì.`,
  cancel: 'Conserva',
  confirmRemove: 'Rimuovi la passkey',
  removed: 'Passkey rimossa.',
  loading: 'Caricamento delle tue passkey…',
  tryAgain: 'Riprova',
}
