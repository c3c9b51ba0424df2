/** German texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Passkeys',
  withoutPassword: 'Anmelden ohne Passwort',
  hint: 'Mit Finger, Gesicht oder der Bildschirmsperre deines Geräts.',
  unknown: 'Dieser Browser kann keine Passkeys speichern.',
  add: 'Passkey hinzufügen',
  added: 'Der Passkey ist hinzugefügt. Ab jetzt kannst du dich damit anmelden.',
  since: 'Hinzugefügt',
  used: 'zuletzt benutzt',
  unused: 'noch nicht benutzt',
  rename: (name) => `${name} umbenennen`,
  renameTitle: 'Diesen Passkey benennen',
  name: 'Name',
  save: 'Speichern',
  saved: 'Gespeichert.',
  remove: (name) => `${name} entfernen`,
  removeTitle: 'Diesen Passkey entfernen?',
  removeText: (name) =>
    `„${name}“ öffnet dein Konto dann nicht mehr. Vielleicht zeigt dein Gerät ihn noch an; dort kannst du ihn löschen.`,
  keep: 'Behalten',
  confirmRemove: 'Passkey entfernen',
  removed: 'Der Passkey ist entfernt.',
  loading: 'Deine Passkeys werden gesucht …',
  tryAgain: 'Erneut versuchen',
}
