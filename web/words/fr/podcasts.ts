/** French texts for replies to podcasts. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { PODCAST_FILE_KEPT_DAYS } from '../../../domain/limits'
import type * as English from '../podcasts'

const counted = createPluralizer('fr')
const decimal = (figure: string) => figure.replace('.', ',')

export const PODCAST: typeof English.PODCAST = {
  sectionLabel: 'Le podcast auquel tu réponds',
  steps: 'Étapes',
  step: { load: 'Charger le son', trim: 'Couper un extrait', record: 'Enregistrer' },
  url: 'URL du podcast',
  urlHint: 'Sans extrait, ta réponse renvoie seulement à cette adresse.',
  urlPlaceholder: 'https://',
  load: 'Charger',
  loading: (megabytes) => `Chargement · ${decimal(megabytes)}\u202fMo`,
  stop: 'Arrêter',
  upload: 'Importer un fichier audio',
  uploadHint:
    'WAV, MP3, OGG ou M4A, moins de 50\u202fMo. Il reste sur cet appareil. Seul ton extrait est envoyé.',
  uploadHintSaved: `WAV, MP3, OGG ou M4A, moins de 50\u202fMo. Les autres n’entendent que ton extrait. Nous te gardons le fichier ${PODCAST_FILE_KEPT_DAYS} jours, pour que tu puisses le recouper sur un autre appareil.`,
  kept: 'Tes fichiers',
  openFile: 'Ouvrir',
  openFileLabel: (name) => `Ouvrir ${name}`,
  copy: {
    saving: 'Enregistrement pour tes autres appareils',
    kept: `Gardé pendant ${PODCAST_FILE_KEPT_DAYS} jours`,
    failed: 'Impossible de le garder pour tes autres appareils',
  },
  reading: 'Lecture du fichier',
  signInHint: 'Certains sites bloquent les navigateurs. Connecte-toi, et nous le chargerons pour toi.',
  demo: 'Utiliser un son de démo',
  demoHint:
    'Utilise cinq minutes de sons doux à la place. Ta réponse portera la mention «\u202fSon de démo\u202f».',
  demoLabel: 'Son de démo',
  loaded: 'Chargé',
  uploaded: 'Importé',
  size: (megabytes) => `${decimal(megabytes)}\u202fMo`,
  change: 'Changer',
  changeClip: 'Changer l’extrait',
  trim: 'Couper',
  trimming: 'Découpe en cours',
  chooseClip: 'Choisis ton extrait',
  clipLength: (seconds, most) => `${decimal(seconds)}\u00a0s sur ${most}\u00a0s`,
  start: 'Début',
  end: 'Fin',
  startAt: (time) => `Début ${time}`,
  endAt: (time) => `Fin ${time}`,
  playClip: 'Écouter l’extrait',
  pauseClip: 'Mettre l’extrait en pause',
  formatMinutes: (minutes, seconds) =>
    minutes > 0
      ? `${counted(minutes, { one: '# minute', other: '# minutes' })} ${decimal(seconds)} secondes`
      : `${decimal(seconds)} secondes`,
  trimmed: (range) => `Son coupé\u202f! ${range}`,
  author: 'À qui tu réponds',
  subject: 'Sujet',
  replyingTo: (author) => `En réponse à ${author}`,
  clip: (start, end) => `extrait de ${start} à ${end}`,
  clipTitle: (author) => `extrait de podcast de ${author}`,
  clipOf: (author) => `Extrait de ${author}`,
  replyOf: (author) => `Réponse de ${author}`,
  fromHost: (host) => `de ${host}`,
}
