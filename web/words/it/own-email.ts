/** Italian texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-mail',
  none: 'Nessun indirizzo e-mail',
  hint: 'Ti serve per accedere con una password e ricevere i messaggi inviati lì. Lo vedi solo tu.',
  noneHint: 'Aggiungine uno per accedere anche con una password, e per rientrare se perdi il numero.',
  add: 'Aggiungi',
  addLabel: 'Aggiungi un indirizzo e-mail',
  dialogTitle: 'Il tuo indirizzo e-mail',
  text: 'Ti inviamo un link via e-mail. Aprilo in questo browser, poi scegli una password.',
  sent: (email) => `Abbiamo inviato un link a ${email}. Vale un’ora, in questo browser.`,
}
