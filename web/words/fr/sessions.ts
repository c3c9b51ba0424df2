/** French texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Tes sessions ouvertes',
  device: (browser, system) =>
    browser && system ? `${browser} sur ${system}` : (browser ?? system ?? 'Navigateur inconnu'),
  thisBrowser: 'Ce navigateur',
  lastUsed: 'Dernière utilisation',
  signOut: 'Déconnecter',
  signOutLabel: (device) => `Déconnecter ${device}`,
  signOutOthers: 'Déconnecter partout ailleurs',
  signedOut: 'Session fermée sur cet appareil.',
  signedOutOthers: 'Toutes tes autres sessions sont fermées.',
  loading: 'Vérification de tes sessions…',
  tryAgain: 'Réessayer',
}
