/** Dutch texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Telefoonnummer',
  none: 'Geen telefoonnummer',
  hint: 'Log in met een code, en hoor wat mensen naar je nummer sturen. Niemand anders ziet het.',
  add: 'Toevoegen',
  addOf: 'Telefoonnummer toevoegen',
  change: 'Wijzigen',
  changeOf: 'Telefoonnummer wijzigen',
  remove: 'Verwijderen',
  removeOf: 'Telefoonnummer verwijderen',
  dialog: 'Je telefoonnummer',
  prove: 'Nummer bevestigen',
  set: (shown) => `${shown} is nu van jou.`,
  removeTitle: 'Je telefoonnummer verwijderen?',
  removeText: 'Niemand logt er dan nog mee in, en wat ernaartoe is gestuurd, kun je niet meer horen.',
  keep: 'Bewaren',
  confirmRemove: 'Nummer verwijderen',
  removed: 'Het telefoonnummer is verwijderd.',
}
