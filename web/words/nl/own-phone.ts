/** Dutch texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Telefoonnummer',
  none: 'Geen telefoonnummer',
  hint: 'Je gebruikt het om met een code in te loggen en om berichten te krijgen die naar je nummer gaan. Alleen jij ziet het.',
  add: 'Toevoegen',
  addLabel: 'Telefoonnummer toevoegen',
  change: 'Wijzigen',
  changeLabel: 'Telefoonnummer wijzigen',
  remove: 'Verwijderen',
  removeLabel: 'Telefoonnummer verwijderen',
  dialogTitle: 'Je telefoonnummer',
  verify: 'Nummer bevestigen',
  saved: (shown) => `Je telefoonnummer is nu ${shown}.`,
  removeTitle: 'Je telefoonnummer verwijderen?',
  removeText: 'Je kunt er dan niet meer mee inloggen, en de berichten die ernaartoe gingen niet meer horen.',
  cancel: 'Bewaren',
  confirmRemove: 'Nummer verwijderen',
  removed: 'Telefoonnummer verwijderd.',
}
