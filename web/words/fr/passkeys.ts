/** French texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Clés d’accès',
  withoutPassword: 'Se connecter sans mot de passe',
  hint: 'Avec ton doigt, ton visage ou le verrouillage de ton appareil.',
  unknown: 'Ce navigateur ne peut pas garder de clés d’accès.',
  add: 'Ajouter une clé d’accès',
  added: 'La clé d’accès est ajoutée. Tu peux désormais te connecter avec elle.',
  since: 'Ajoutée',
  used: 'dernière utilisation',
  unused: 'pas encore utilisée',
  rename: (name) => `Renommer ${name}`,
  renameTitle: 'Nommer cette clé d’accès',
  name: 'Nom',
  save: 'Sauvegarder',
  saved: 'Sauvegardé.',
  remove: (name) => `Retirer ${name}`,
  removeTitle: 'Retirer cette clé d’accès\u202f?',
  removeText: (name) =>
    `«\u202f${name}\u202f» n’ouvrira plus ton compte. Ton appareil l’affiche peut-être encore\u202f; tu peux l’y supprimer.`,
  keep: 'Garder',
  confirmRemove: 'Retirer la clé d’accès',
  removed: 'La clé d’accès est retirée.',
  loading: 'Recherche de tes clés d’accès…',
  tryAgain: 'Réessayer',
}
