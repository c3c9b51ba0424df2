/** French texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Numéro de téléphone',
  none: 'Aucun numéro de téléphone',
  hint: 'Connecte-toi avec un code, et écoute ce qu’on envoie à ton numéro. Personne d’autre ne le voit.',
  add: 'Ajouter',
  addOf: 'Ajouter un numéro de téléphone',
  change: 'Changer',
  changeOf: 'Changer le numéro de téléphone',
  remove: 'Retirer',
  removeOf: 'Retirer le numéro de téléphone',
  dialog: 'Ton numéro de téléphone',
  prove: 'Vérifier le numéro',
  set: (shown) => `${shown} est maintenant à toi.`,
  removeTitle: 'Retirer ton numéro de téléphone\u202f?',
  removeText: 'Il ne permettra plus de se connecter, et tu ne pourras plus écouter ce qu’on y a envoyé.',
  keep: 'Garder',
  confirmRemove: 'Retirer le numéro',
  removed: 'Le numéro de téléphone est retiré.',
}
