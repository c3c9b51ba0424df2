/** German texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-Mail',
  none: 'Keine E-Mail-Adresse',
  hint: 'Melde dich damit und mit einem Passwort an, und höre, was dorthin gesendet wird. Niemand sonst sieht sie.',
  noneHint:
    'Füge eine hinzu, um dich auch mit Passwort anzumelden und zurückzufinden, wenn du deine Nummer verlierst.',
  add: 'Hinzufügen',
  addOf: 'E-Mail-Adresse hinzufügen',
  dialog: 'Deine E-Mail-Adresse',
  text: 'Wir senden einen Link dorthin; öffne ihn in diesem Browser und wähle ein Passwort.',
  sent: (email) =>
    `Wir haben eine E-Mail an ${email} gesendet. Der Link gilt eine Stunde, in diesem Browser.`,
}
