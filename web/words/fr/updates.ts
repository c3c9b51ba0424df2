/** French texts for app updates and installation. */
import type * as English from '../updates'

export const UPDATES: typeof English.UPDATES = {
  ready: 'Une nouvelle version est prête',
  reload: 'Recharger',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'Application',
  install: 'Installer l’app',
  hint: 'S’ouvre dans sa propre fenêtre, fonctionne hors ligne et ouvre les podcasts que tu partages depuis d’autres apps.',
  manualSteps:
    'Dans Safari\u202f: «\u202fPartager\u202f», puis «\u202fSur l’écran d’accueil\u202f». Sur Mac\u202f: «\u202fFichier\u202f», puis «\u202fAjouter au Dock\u202f».',
}
