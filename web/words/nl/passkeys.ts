/** Dutch texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Passkeys',
  withoutPassword: 'Inloggen zonder wachtwoord',
  hint: 'Met je vingerafdruk, je gezicht of je schermvergrendeling.',
  unsupported: 'Deze browser ondersteunt geen passkeys.',
  add: 'Passkey toevoegen',
  added: 'Passkey toegevoegd. Je kunt er vanaf nu mee inloggen.',
  addedAt: 'Toegevoegd',
  lastUsed: 'laatst gebruikt',
  neverUsed: 'nog niet gebruikt',
  rename: (name) => `${name} hernoemen`,
  renameTitle: 'Geef deze passkey een naam',
  name: 'Naam',
  save: 'Opslaan',
  saved: 'Opgeslagen.',
  remove: (name) => `${name} verwijderen`,
  removeTitle: 'Deze passkey verwijderen?',
  removeText: (name) =>
    `Je kunt dan niet meer inloggen met ‘${name}’. Misschien toont je apparaat hem nog. Daar kun je hem verwijderen.`,
  cancel: 'Bewaren',
  confirmRemove: 'Passkey verwijderen',
  removed: 'Passkey verwijderd.',
  loading: 'Je passkeys laden …',
  tryAgain: 'Opnieuw proberen',
}
