/** German texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Passkeys',
  withoutPassword: 'Anmelden ohne Passwort',
  hint: 'Mit Fingerabdruck, Gesicht oder Bildschirmsperre.',
  unsupported: 'Dieser Browser unterstützt keine Passkeys.',
  add: 'Passkey hinzufügen',
  added: 'Passkey hinzugefügt. Ab jetzt kannst du dich damit anmelden.',
  addedAt: 'Hinzugefügt',
  lastUsed: 'zuletzt benutzt',
  neverUsed: 'noch nicht benutzt',
  rename: (name) => `${name} umbenennen`,
  renameTitle: 'Diesen Passkey benennen',
  name: 'Name',
  save: 'Speichern',
  saved: 'Gespeichert.',
  remove: (name) => `${name} entfernen`,
  removeTitle: 'Diesen Passkey entfernen?',
  removeText: (name) =>
    `Mit „${name}“ kannst du dich dann nicht mehr anmelden. Vielleicht zeigt dein Gerät ihn noch an. Dort kannst du ihn löschen.`,
  cancel: 'Behalten',
  confirmRemove: 'Passkey entfernen',
  removed: 'Passkey entfernt.',
  loading: 'Deine Passkeys werden geladen …',
  tryAgain: 'Erneut versuchen',
}
