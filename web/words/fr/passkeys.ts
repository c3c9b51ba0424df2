/** French texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Clés d’accès',
  withoutPassword: 'Se connecter sans mot de passe',
  hint: 'Avec ton empreinte, ton visage ou le verrouillage de l’écran.',
  unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  add: 'Ajouter une clé d’accès',
  added: 'Clé d’accès ajoutée. Tu peux désormais te connecter avec elle.',
  addedAt: 'Ajoutée',
  lastUsed: 'dernière utilisation',
  neverUsed: 'pas encore utilisée',
  rename: (name) => `Renommer ${name}`,
  renameTitle: 'Nommer cette clé d’accès',
  name: 'Nom',
  save: 'Sauvegarder',
  saved: 'Sauvegardé.',
  remove: (name) => `Retirer ${name}`,
  removeTitle: 'Retirer cette clé d’accès\u202f?',
  removeText: (name) =>
    `Tu ne pourras plus te connecter avec «\u202f${name}\u202f». Ton appareil l’affiche peut-être encore. Tu peux l’y supprimer.`,
  cancel: 'Garder',
  confirmRemove: 'Retirer la clé d’accès',
  removed: 'Clé d’accès retirée.',
  loading: 'Chargement de tes clés d’accès…',
  tryAgain: 'Réessayer',
}
