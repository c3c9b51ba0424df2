/** Italian texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Passkey',
  withoutPassword: 'Accedi senza password',
  hint: 'Con il dito, il viso o il blocco del tuo dispositivo.',
  unknown: 'Questo browser non può conservare passkey.',
  add: 'Aggiungi una passkey',
  added: 'La passkey è aggiunta. D’ora in poi puoi usarla per accedere.',
  since: 'Aggiunta',
  used: 'ultimo uso',
  unused: 'non ancora usata',
  rename: (name) => `Rinomina ${name}`,
  renameTitle: 'Dai un nome a questa passkey',
  name: 'Nome',
  save: 'Salva',
  saved: 'Salvato.',
  remove: (name) => `Rimuovi ${name}`,
  removeTitle: 'Rimuovere questa passkey?',
  removeText: (name) =>
    `«${name}» non aprirà più il tuo account. Forse il dispositivo la mostra ancora; puoi eliminarla lì.`,
  keep: 'Conserva',
  confirmRemove: 'Rimuovi la passkey',
  removed: 'La passkey è rimossa.',
  loading: 'Ricerca delle tue passkey…',
  tryAgain: 'Riprova',
}
