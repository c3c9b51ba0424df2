/** German texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Telefonnummer',
  none: 'Keine Telefonnummer',
  hint: 'Damit meldest du dich mit einem Code an und bekommst, was an deine Nummer gesendet wird. Nur du siehst sie.',
  add: 'Hinzufügen',
  addOf: 'Telefonnummer hinzufügen',
  change: 'Ändern',
  changeOf: 'Telefonnummer ändern',
  remove: 'Entfernen',
  removeOf: 'Telefonnummer entfernen',
  dialog: 'Deine Telefonnummer',
  prove: 'Nummer bestätigen',
  set: (shown) => `Deine Telefonnummer ist jetzt ${shown}.`,
  removeTitle: 'Telefonnummer entfernen?',
  removeText:
    'Du kannst dich dann nicht mehr damit anmelden und nicht mehr hören, was an sie gesendet wurde.',
  keep: 'Behalten',
  confirmRemove: 'Nummer entfernen',
  removed: 'Telefonnummer entfernt.',
}
