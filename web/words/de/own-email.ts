/** German texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-Mail',
  none: 'Keine E-Mail-Adresse',
  hint: 'Damit meldest du dich mit Passwort an und bekommst, was dorthin gesendet wird. Nur du siehst sie.',
  noneHint:
    'Füge eine hinzu, um dich auch mit Passwort anzumelden und wieder hineinzukommen, wenn du deine Nummer verlierst.',
  add: 'Hinzufügen',
  addLabel: 'E-Mail-Adresse hinzufügen',
  dialogTitle: 'Deine E-Mail-Adresse',
  text: 'Wir senden dir einen Link. Öffne ihn in diesem Browser und wähle dann ein Passwort.',
  sent: (email) => `Wir haben einen Link an ${email} gesendet. Er gilt eine Stunde, in diesem Browser.`,
}
