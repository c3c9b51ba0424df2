/** German texts for replies to podcasts. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { PODCAST_FILE_KEPT_DAYS } from '../../../domain/limits'
import type * as English from '../podcasts'

const counted = createPluralizer('de')
const decimal = (figure: string) => figure.replace('.', ',')

export const PODCAST: typeof English.PODCAST = {
  sectionLabel: 'Der Podcast, auf den du antwortest',
  steps: 'Schritte',
  step: { load: 'Ton laden', trim: 'Clip schneiden', record: 'Aufnehmen' },
  url: 'Podcast-URL',
  urlHint: 'Ohne Clip verweist deine Antwort nur auf diese Adresse.',
  urlPlaceholder: 'https://',
  load: 'Laden',
  loading: (megabytes) => `Wird geladen · ${decimal(megabytes)} MB`,
  stop: 'Stopp',
  upload: 'Audiodatei hochladen',
  uploadHint:
    'WAV, MP3, OGG oder M4A, weniger als 50 MB. Sie bleibt auf diesem Gerät. Nur dein Clip wird gesendet.',
  uploadHintSaved: `WAV, MP3, OGG oder M4A, weniger als 50 MB. Andere hören nur deinen Clip. Wir bewahren die Datei ${PODCAST_FILE_KEPT_DAYS} Tage für dich auf, damit du sie auf einem anderen Gerät neu schneiden kannst.`,
  kept: 'Deine Dateien',
  openFile: 'Öffnen',
  openFileLabel: (name) => `${name} öffnen`,
  copy: {
    saving: 'Wird für deine anderen Geräte gespeichert',
    kept: `${PODCAST_FILE_KEPT_DAYS} Tage lang gespeichert`,
    failed: 'Konnte nicht für deine anderen Geräte gespeichert werden',
  },
  reading: 'Die Datei wird gelesen',
  signInHint: 'Manche Seiten blockieren Browser. Melde dich an, dann laden wir es für dich.',
  demo: 'Demo-Ton benutzen',
  demoHint: 'Nimm stattdessen fünf Minuten sanfter Töne. Deine Antwort wird mit „Demo-Ton“ gekennzeichnet.',
  demoLabel: 'Demo-Ton',
  loaded: 'Geladen',
  uploaded: 'Hochgeladen',
  size: (megabytes) => `${decimal(megabytes)} MB`,
  change: 'Ändern',
  changeClip: 'Clip ändern',
  trim: 'Schneiden',
  trimming: 'Wird geschnitten',
  chooseClip: 'Wähle deinen Clip',
  clipLength: (seconds, most) => `${decimal(seconds)} s von ${most} s`,
  start: 'Anfang',
  end: 'Ende',
  startAt: (time) => `Anfang ${time}`,
  endAt: (time) => `Ende ${time}`,
  playClip: 'Clip anhören',
  pauseClip: 'Clip anhalten',
  formatMinutes: (minutes, seconds) =>
    minutes > 0
      ? `${counted(minutes, { one: '# Minute', other: '# Minuten' })} ${decimal(seconds)} Sekunden`
      : `${decimal(seconds)} Sekunden`,
  trimmed: (range) => `Ton geschnitten! ${range}`,
  author: 'Wem du antwortest',
  subject: 'Thema',
  replyingTo: (author) => `Antwort an ${author}`,
  clip: (start, end) => `Clip ${start} bis ${end}`,
  clipTitle: (author) => `Podcast-Clip von ${author}`,
  clipOf: (author) => `Clip von ${author}`,
  replyOf: (author) => `Antwort von ${author}`,
  fromHost: (host) => `von ${host}`,
}
