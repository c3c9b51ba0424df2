/** French texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Tes sessions ouvertes',
  device: (browser, system) =>
    browser && system ? `${browser} sur ${system}` : (browser ?? system ?? 'Navigateur inconnu'),
  here: 'Ce navigateur',
  used: 'Dernière utilisation',
  end: 'Déconnecter',
  endOf: (device) => `Déconnecter ${device}`,
  endOthers: 'Déconnecter partout ailleurs',
  ended: 'Session fermée sur cet appareil.',
  endedOthers: 'Toutes tes autres sessions sont fermées.',
  loading: 'Vérification de tes sessions…',
  tryAgain: 'Réessayer',
}
