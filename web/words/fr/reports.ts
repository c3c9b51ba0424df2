/** French texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Signaler un droit d’auteur',
  about: (title) => `Au sujet de «\u202f${title}\u202f»`,
  hint: 'Cette réponse utilise-t-elle ton œuvre, ou celle de quelqu’un que tu représentes\u202f? Dis-le-nous ici. Nous seuls voyons ton signalement.',
  name: 'Ton nom',
  email: 'Ton e-mail',
  emailHint: 'Nous l’utilisons seulement pour te répondre.',
  work: 'Qu’est-ce qui a été utilisé, et à qui cela appartient\u202f?',
  workHint: 'Le podcast, l’épisode et le passage.',
  confirmation: 'C’est vrai, et l’œuvre est à moi ou je représente la personne à qui elle appartient.',
  send: 'Envoyer le signalement',
  cancel: 'Annuler',
  sent: 'Merci. Nous avons reçu ton signalement.',
  nextSteps: (email) =>
    `Nous examinons chaque signalement. Si nous avons des questions, nous écrirons à ${email}.`,
  close: 'Fermer',
}
