/** Dutch texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-mail',
  none: 'Geen e-mailadres',
  hint: 'Log ermee in met een wachtwoord, en hoor wat mensen ernaartoe sturen. Niemand anders ziet het.',
  noneHint:
    'Voeg er een toe om ook met een wachtwoord in te loggen, en om terug te komen als je je nummer verliest.',
  add: 'Toevoegen',
  addOf: 'E-mailadres toevoegen',
  dialog: 'Je e-mailadres',
  text: 'We sturen er een link naartoe; open die in deze browser en kies een wachtwoord.',
  sent: (email) => `We hebben een mail gestuurd naar ${email}. De link werkt een uur, in deze browser.`,
}
