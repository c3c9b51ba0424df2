/** Dutch texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Passkeys',
  withoutPassword: 'Inloggen zonder wachtwoord',
  hint: 'Met je vinger, je gezicht of de vergrendeling van je apparaat.',
  unknown: 'Deze browser kan geen passkeys bewaren.',
  add: 'Passkey toevoegen',
  added: 'De passkey is toegevoegd. Je kunt er vanaf nu mee inloggen.',
  since: 'Toegevoegd',
  used: 'laatst gebruikt',
  unused: 'nog niet gebruikt',
  rename: (name) => `${name} hernoemen`,
  renameTitle: 'Geef deze passkey een naam',
  name: 'Naam',
  save: 'Opslaan',
  saved: 'Opgeslagen.',
  remove: (name) => `${name} verwijderen`,
  removeTitle: 'Deze passkey verwijderen?',
  removeText: (name) =>
    `‘${name}’ opent je account dan niet meer. Misschien toont je apparaat hem nog; daar kun je hem verwijderen.`,
  keep: 'Bewaren',
  confirmRemove: 'Passkey verwijderen',
  removed: 'De passkey is verwijderd.',
  loading: 'Je passkeys worden gezocht …',
  tryAgain: 'Opnieuw proberen',
}
