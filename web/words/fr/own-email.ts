/** French texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-mail',
  none: 'Aucune adresse e-mail',
  hint: 'Connecte-toi avec elle et un mot de passe, et écoute ce qu’on y envoie. Personne d’autre ne la voit.',
  noneHint:
    'Ajoutes-en une pour te connecter aussi avec un mot de passe, et pour revenir si tu perds ton numéro.',
  add: 'Ajouter',
  addOf: 'Ajouter une adresse e-mail',
  dialog: 'Ton adresse e-mail',
  text: 'Nous y envoyons un lien\u202f; ouvre-le dans ce navigateur et choisis un mot de passe.',
  sent: (email) =>
    `Nous avons envoyé un e-mail à ${email}. Son lien fonctionne une heure, dans ce navigateur.`,
}
