/** Dutch texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-mail',
  none: 'Geen e-mailadres',
  hint: 'Je gebruikt het om met een wachtwoord in te loggen en om berichten te krijgen die ernaartoe gaan. Alleen jij ziet het.',
  noneHint:
    'Voeg er een toe om ook met een wachtwoord in te loggen, en om weer binnen te komen als je je nummer kwijtraakt.',
  add: 'Toevoegen',
  addLabel: 'E-mailadres toevoegen',
  dialogTitle: 'Je e-mailadres',
  text: 'We mailen je een link. Open die in deze browser en kies dan een wachtwoord.',
  sent: (email) => `We hebben een link gestuurd naar ${email}. Die werkt een uur, in deze browser.`,
}
