/** Italian texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-mail',
  none: 'Nessun indirizzo e-mail',
  hint: 'Accedi con l’indirizzo e una password, e ascolta ciò che ti inviano lì. Nessun altro lo vede.',
  noneHint: 'Aggiungine uno per accedere anche con una password, e per tornare se perdi il numero.',
  add: 'Aggiungi',
  addOf: 'Aggiungi un indirizzo e-mail',
  dialog: 'Il tuo indirizzo e-mail',
  text: 'Ci inviamo un link; aprilo in questo browser e scegli una password.',
  sent: (email) => `Abbiamo inviato un’e-mail a ${email}. Il link vale un’ora, in questo browser.`,
}
