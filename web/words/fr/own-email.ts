/** French texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-mail',
  none: 'Aucune adresse e-mail',
  hint: 'Elle te sert à te connecter avec un mot de passe et à recevoir les messages qu’on y envoie. Personne d’autre ne la voit.',
  noneHint:
    'Ajoutes-en une pour te connecter aussi avec un mot de passe, et pour retrouver ton compte si tu perds ton numéro.',
  add: 'Ajouter',
  addLabel: 'Ajouter une adresse e-mail',
  dialogTitle: 'Ton adresse e-mail',
  text: 'Nous t’envoyons un lien par e-mail. Ouvre-le dans ce navigateur, puis choisis un mot de passe.',
  sent: (email) => `Nous avons envoyé un lien à ${email}. Il fonctionne une heure, dans ce navigateur.`,
}
