/** German texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Urheberrecht melden',
  about: (title) => `Zu „${title}“`,
  hint: 'Nutzt diese Antwort dein Werk oder das von jemandem, den du vertrittst? Sag es uns hier. Nur wir sehen deine Meldung.',
  name: 'Dein Name',
  email: 'Deine E-Mail-Adresse',
  emailHint: 'Wir nutzen sie nur, um dir zu antworten.',
  work: 'Was wurde verwendet, und wem gehört es?',
  workHint: 'Der Podcast, die Folge und die Stelle.',
  confirmation: 'Das ist wahr, und das Werk gehört mir oder ich vertrete die Person, der es gehört.',
  send: 'Meldung senden',
  cancel: 'Abbrechen',
  sent: 'Danke. Deine Meldung ist angekommen.',
  nextSteps: (email) => `Wir prüfen jede Meldung. Wenn wir Fragen haben, schreiben wir an ${email}.`,
  close: 'Schließen',
}
