/** French texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Numéro de téléphone',
  none: 'Aucun numéro de téléphone',
  hint: 'Il te sert à te connecter avec un code et à recevoir les messages qu’on y envoie. Personne d’autre ne le voit.',
  add: 'Ajouter',
  addLabel: 'Ajouter un numéro de téléphone',
  change: 'Changer',
  changeLabel: 'Changer le numéro de téléphone',
  remove: 'Retirer',
  removeLabel: 'Retirer le numéro de téléphone',
  dialogTitle: 'Ton numéro de téléphone',
  verify: 'Vérifier le numéro',
  saved: (shown) => `Ton numéro de téléphone est maintenant le ${shown}.`,
  removeTitle: 'Retirer ton numéro de téléphone\u202f?',
  removeText: 'Tu ne pourras plus te connecter avec lui ni écouter les messages qu’on y envoie.',
  cancel: 'Garder',
  confirmRemove: 'Retirer le numéro',
  removed: 'Numéro de téléphone retiré.',
}
