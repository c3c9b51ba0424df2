/** German texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Telefonnummer',
  none: 'Keine Telefonnummer',
  hint: 'Melde dich mit einem Code an, und höre, was an deine Nummer gesendet wird. Niemand sonst sieht sie.',
  add: 'Hinzufügen',
  addOf: 'Telefonnummer hinzufügen',
  change: 'Ändern',
  changeOf: 'Telefonnummer ändern',
  remove: 'Entfernen',
  removeOf: 'Telefonnummer entfernen',
  dialog: 'Deine Telefonnummer',
  prove: 'Nummer bestätigen',
  set: (shown) => `${shown} gehört jetzt zu dir.`,
  removeTitle: 'Telefonnummer entfernen?',
  removeText:
    'Damit meldet sich dann niemand mehr an, und was an sie gesendet wurde, kannst du nicht mehr hören.',
  keep: 'Behalten',
  confirmRemove: 'Nummer entfernen',
  removed: 'Die Telefonnummer ist entfernt.',
}
