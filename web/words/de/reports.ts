/** German texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Urheberrecht melden',
  about: (title) => `Zu „${title}“`,
  why: 'Verwendet diese Antwort ein Werk von dir oder von jemandem, für den du sprichst? Sag es uns hier. Niemand außer uns sieht deine Meldung.',
  name: 'Dein Name',
  email: 'Deine E-Mail-Adresse',
  emailHint: 'Nur, um dir zu antworten.',
  work: 'Was wurde verwendet, und wem gehört es?',
  workHint: 'Der Podcast, die Folge, und welcher Teil davon.',
  truthful: 'Das ist wahr, und das Werk gehört mir oder ich spreche für die Person, der es gehört.',
  send: 'Meldung senden',
  cancel: 'Abbrechen',
  done: 'Danke. Deine Meldung ist angekommen.',
  next: (email) => `Wir sehen uns jede an. Wenn wir Fragen haben, schreiben wir an ${email}.`,
  close: 'Schließen',
}
