/** Dutch texts for the record screen. */
import { createPluralizer } from '../../../domain/i18n/plural'
import { endSentence } from '../../../domain/text/text'
import type * as English from '../record'

const counted = createPluralizer('nl')

export const START_LABELS: typeof English.START_LABELS = {
  plain: 'Opname starten',
  reading: 'Voorlezen en opnemen',
  song: 'Eigen lied opnemen',
  overTrack: 'Opnemen over MUE',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: 'Versturen', withTrack: 'Versturen' },
  squawk: { alone: 'Squawk publiceren', withTrack: 'Squawk + MUE' },
  nightingale: { alone: 'Lied', withTrack: 'Lied' },
}

export const RECORD: typeof English.RECORD = {
  heading: 'Opnemen',
  modes: 'Wat neem je op?',
  comingSoon: 'binnenkort',
  comingSoonHint: 'Hier werken we nog aan. De andere zijn klaar.',
  recorder: 'Recorder',
  details: 'Details',
  openFailed: 'We konden deze opname niet openen. Maak de huidige af of herlaad de pagina.',
  back: 'Terug',
  cancel: 'Annuleren',
  limit: (limit) => `hoogstens ${limit}`,
  limitAndRemaining: (limit, left) => `hoogstens ${limit} · nog ${left}`,
  remaining: (left) => `nog ${left}`,
  recorded: 'Opgenomen',
  waitingForMicrophone: 'Wachten op de microfoon',
  recording: 'Aan het opnemen',
  paused: 'Gepauzeerd',
  shortcutStart: 'of druk op',
  shortcutsRecording: 'Spatie pauzeert, Enter stopt',
  shortcutsPaused: 'Spatie gaat verder, Enter stopt',
  pause: 'Pauzeren',
  resume: 'Verder',
  stop: 'Opname stoppen',
  redo: 'Opnieuw',
  listenBack: 'Terugluisteren',
  playPreview: 'Opname afspelen',
  stopPreview: 'Afspelen stoppen',
  mixing: 'De muziek wordt gemixt',
  seekPreview: 'Plek in je opname',
  voiceWithTrack: (track) => `Je stem met ${track}`,
  recordedTime: 'Opgenomen tijd',
  microphoneLevel: 'Microfoonniveau',
  elapsed: (elapsed, total) => `${elapsed} van ${total}`,
  microphone: 'Microfoon',
  defaultMicrophone: 'Standaardmicrofoon',
  headphones: 'Gebruik een koptelefoon, zodat je microfoon de muziek niet opneemt.',
  losslessLimit: (minutes) => `Verliesvrije WAV staat aan. Je kunt tot ${minutes} minuten opnemen.`,
  upgradeHint: (minutes) => `Met Pro neem je tot ${minutes} minuten op.`,
  upgrade: 'Neem Pro',
  showHow: 'Zo doe je dat',
  allowMicrophoneHelp:
    'Open de site-instellingen naast het adres, sta de microfoon toe en probeer het opnieuw.',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: 'Opname gestart',
  paused: 'Opname gepauzeerd',
  resumed: 'Opname hervat',
  secondsLeft: (seconds) => counted(seconds, { one: 'Nog # seconde', other: 'Nog # seconden' }),
  stopped: (time) => `Opname gestopt op ${time}. Luister terug, neem opnieuw op of publiceer.`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'Titel',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tags',
  tagsRequired: () => 'hier nodig',
  tagsHint: 'Zet spaties tussen je tags. Wij voegen de # toe.',
  description: 'Beschrijving',
  optional: 'optioneel',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Deze opname weggooien?',
  body: (time) => `Deze opname duurt ${time}. Je kunt dit niet ongedaan maken.`,
  cancel: 'Bewaren',
  discard: 'Weggooien',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: () => 'Wordt gepubliceerd',
  stages: {
    mixing: 'De muziek wordt gemixt',
    encoding: 'Comprimeren',
    uploading: 'Uploaden',
    posting: 'Plaatsen',
  },
  attempt: (n, of) => `Poging ${n} van ${of}`,
  progress: 'Publicatie',
  cancel: 'Annuleren',
  cancelled: 'Niet gepubliceerd. Je opname is er nog.',
  published: (name, link) => `${name} gepubliceerd! Link om te delen: ${link}`,
  sent: (to) => `Verstuurd naar ${to}.`,
  phoneUnavailable: 'Berichten naar een telefoon kunnen nog niet. Stuur de link zelf.',
  copyLink: 'Link kopiëren',
  linkCopied: 'Link gekopieerd!',
  signInToPublish: 'Log in om te publiceren. Je opname blijft hier.',
  signInToSend: 'Log in om een bericht te sturen.',
  alreadyPublished: 'Je hebt deze opname al gepubliceerd.',
  publishingInOtherTab: 'Een ander tabblad publiceert deze opname.',
  savedOffline: 'Bewaard. Het wordt gepubliceerd zodra je online bent.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure.replace(/ Probeer het opnieuw\.$/, ''))} Je opname is bewaard. We publiceren hem automatisch.`,
}
