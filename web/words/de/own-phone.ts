/** German texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Telefonnummer',
  none: 'Keine Telefonnummer',
  hint: 'Damit meldest du dich mit einem Code an und bekommst, was an deine Nummer gesendet wird. Nur du siehst sie.',
  add: 'Hinzufügen',
  addLabel: 'Telefonnummer hinzufügen',
  change: 'Ändern',
  changeLabel: 'Telefonnummer ändern',
  remove: 'Entfernen',
  removeLabel: 'Telefonnummer entfernen',
  dialogTitle: 'Deine Telefonnummer',
  verify: 'Nummer bestätigen',
  saved: (shown) => `Deine Telefonnummer ist jetzt ${shown}.`,
  removeTitle: 'Telefonnummer entfernen?',
  removeText:
    'Du kannst dich dann nicht mehr damit anmelden und nicht mehr hören, was an sie gesendet wurde.',
  cancel: 'Behalten',
  confirmRemove: 'Nummer entfernen',
  removed: 'Telefonnummer entfernt.',
}
