/** German texts for the record screen. */
import { createPluralizer } from '../../../domain/i18n/plural'
import { endSentence } from '../../../domain/text/text'
import type * as English from '../record'

const counted = createPluralizer('de')

export const START_LABELS: typeof English.START_LABELS = {
  plain: 'Aufnahme starten',
  reading: 'Vorlesen und aufnehmen',
  song: 'Eigenen Song aufnehmen',
  overTrack: 'Über MUE aufnehmen',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: 'Senden', withTrack: 'Senden' },
  squawk: { alone: 'Squawk veröffentlichen', withTrack: 'Squawk + MUE' },
  nightingale: { alone: 'Song', withTrack: 'Song' },
}

export const RECORD: typeof English.RECORD = {
  heading: 'Aufnehmen',
  modes: 'Was nimmst du auf?',
  comingSoon: 'bald',
  comingSoonHint: 'Daran arbeiten wir noch. Die anderen sind bereit.',
  recorder: 'Rekorder',
  details: 'Details',
  openFailed: 'Wir konnten diese Aufnahme nicht öffnen. Beende die laufende oder lade die Seite neu.',
  back: 'Zurück',
  cancel: 'Abbrechen',
  limit: (limit) => `höchstens ${limit}`,
  limitAndRemaining: (limit, left) => `höchstens ${limit} · noch ${left}`,
  remaining: (left) => `noch ${left}`,
  recorded: 'Aufgenommen',
  waitingForMicrophone: 'Warten auf das Mikrofon',
  recording: 'Aufnahme läuft',
  paused: 'Pausiert',
  shortcutStart: 'oder drücke',
  shortcutsRecording: 'Leertaste pausiert, Enter stoppt',
  shortcutsPaused: 'Leertaste setzt fort, Enter stoppt',
  pause: 'Pause',
  resume: 'Fortsetzen',
  stop: 'Aufnahme stoppen',
  redo: 'Neu aufnehmen',
  listenBack: 'Noch einmal hören',
  playPreview: 'Aufnahme anhören',
  stopPreview: 'Anhören stoppen',
  mixing: 'Musik wird gemischt',
  seekPreview: 'Stelle in deiner Aufnahme',
  voiceWithTrack: (track) => `Deine Stimme mit ${track}`,
  recordedTime: 'Aufgenommene Zeit',
  microphoneLevel: 'Mikrofonpegel',
  elapsed: (elapsed, total) => `${elapsed} von ${total}`,
  microphone: 'Mikrofon',
  defaultMicrophone: 'Standardmikrofon',
  headphones: 'Nutze Kopfhörer, damit dein Mikrofon die Musik nicht mit aufnimmt.',
  losslessLimit: (minutes) => `Verlustfreies WAV ist an. Du kannst bis zu ${minutes} Minuten aufnehmen.`,
  upgradeHint: (minutes) => `Mit Pro nimmst du bis zu ${minutes} Minuten auf.`,
  upgrade: 'Pro holen',
  showHow: 'So geht’s',
  allowMicrophoneHelp:
    'Öffne die Website-Einstellungen neben der Adresse, erlaube das Mikrofon und versuche es noch einmal.',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: 'Aufnahme gestartet',
  paused: 'Aufnahme pausiert',
  resumed: 'Aufnahme fortgesetzt',
  secondsLeft: (seconds) => counted(seconds, { one: 'Noch # Sekunde', other: 'Noch # Sekunden' }),
  stopped: (time) => `Aufnahme bei ${time} gestoppt. Anhören, neu aufnehmen oder veröffentlichen.`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'Titel',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tags',
  tagsRequired: () => 'hier nötig',
  tagsHint: 'Trenne Tags mit Leerzeichen. Das # setzen wir.',
  description: 'Beschreibung',
  optional: 'freiwillig',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Diese Aufnahme verwerfen?',
  body: (time) => `Diese Aufnahme dauert ${time}. Das lässt sich nicht rückgängig machen.`,
  cancel: 'Behalten',
  discard: 'Verwerfen',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: () => 'Wird veröffentlicht',
  stages: {
    mixing: 'Musik wird gemischt',
    encoding: 'Wird komprimiert',
    uploading: 'Wird hochgeladen',
    posting: 'Wird veröffentlicht',
  },
  attempt: (n, of) => `Versuch ${n} von ${of}`,
  progress: 'Veröffentlichung',
  cancel: 'Abbrechen',
  cancelled: 'Nicht veröffentlicht. Deine Aufnahme ist noch hier.',
  published: (name, link) => `${name} veröffentlicht! Link: ${link}`,
  sent: (to) => `An ${to} gesendet.`,
  phoneUnavailable: 'Nachrichten ans Telefon gibt es noch nicht. Schick den Link selbst.',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert!',
  signInToPublish: 'Melde dich an, um zu veröffentlichen. Deine Aufnahme bleibt hier.',
  signInToSend: 'Melde dich an, um eine Nachricht zu senden.',
  alreadyPublished: 'Du hast diese Aufnahme schon veröffentlicht.',
  publishingInOtherTab: 'Ein anderer Tab veröffentlicht diese Aufnahme gerade.',
  savedOffline: 'Gespeichert. Es wird veröffentlicht, sobald du online bist.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure.replace(/ Bitte versuche es noch einmal\.$/, ''))} Deine Aufnahme ist gespeichert. Wir veröffentlichen sie automatisch.`,
}
