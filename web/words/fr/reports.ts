/** French texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Signaler un droit d’auteur',
  about: (title) => `Au sujet de «\u202f${title}\u202f»`,
  why: 'Cette réponse utilise-t-elle une œuvre à toi, ou à quelqu’un au nom de qui tu parles\u202f? Dis-le-nous ici. Personne d’autre que nous ne voit ton signalement.',
  name: 'Ton nom',
  email: 'Ton e-mail',
  emailHint: 'Seulement pour te répondre.',
  work: 'Qu’est-ce qui a été utilisé, et à qui est-ce\u202f?',
  workHint: 'Le podcast, l’épisode, et quel passage.',
  truthful: 'C’est vrai, et l’œuvre est à moi ou je parle pour la personne à qui elle appartient.',
  send: 'Envoyer le signalement',
  cancel: 'Annuler',
  done: 'Merci. Ton signalement est arrivé.',
  next: (email) => `Nous examinons chacun d’eux. Si nous avons des questions, nous écrivons à ${email}.`,
  close: 'Fermer',
}
