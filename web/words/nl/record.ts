/** Dutch texts for the record screen. */
import { createPluralizer } from '../../../domain/plural'
import { endSentence } from '../../../domain/text'
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
  soon: 'binnenkort',
  soonHint: 'Dit soort stem wordt nog gebouwd. De andere zijn klaar.',
  deck: 'Recorder',
  details: 'Details',
  notOpened: 'Deze opname kon hier niet worden geopend.',
  back: 'Terug',
  cancel: 'Annuleren',
  limit: (limit) => `hoogstens ${limit}`,
  toGo: (limit, left) => `hoogstens ${limit} · nog ${left}`,
  left: (left) => `nog ${left}`,
  recorded: 'Opgenomen',
  asking: 'Wachten op de microfoon',
  recording: 'Aan het opnemen',
  paused: 'Gepauzeerd',
  shortcutStart: 'of druk op',
  shortcutsRecording: 'Spatie pauzeert, Enter stopt',
  shortcutsPaused: 'Spatie gaat verder, Enter stopt',
  pause: 'Pauzeren',
  resume: 'Verder',
  stop: 'Opname stoppen',
  redo: 'Opnieuw',
  listen: 'Terugluisteren',
  playPreview: 'Opname afspelen',
  stopPreview: 'Afspelen stoppen',
  mixing: 'De muziek wordt onder je stem gelegd',
  seekPreview: 'Plek in je opname',
  voiceWith: (track) => `Je stem, met ${track} eronder`,
  timer: 'Opgenomen tijd',
  level: 'Microfoonniveau',
  elapsed: (elapsed, total) => `${elapsed} van ${total}`,
  microphone: 'Microfoon',
  microphoneDefault: 'Het apparaat kiest',
  headphones: 'Gebruik een koptelefoon, zodat de muziek niet via je microfoon terugkomt.',
  losslessCapped: (minutes) => `Verliesvrije WAV staat aan: hoogstens ${minutes} minuten.`,
  upgradeHint: (minutes) => `Met Pro neem je ${minutes} minuten op.`,
  upgrade: 'Neem Pro',
  how: 'Hoe',
  howToAllow: 'Open de site-instellingen naast het adres, sta de microfoon toe en probeer het opnieuw.',
}

export const ANNOUNCE: typeof English.ANNOUNCE = {
  started: 'Opname gestart',
  paused: 'Opname gepauzeerd',
  resumed: 'Opname gaat verder',
  left: (seconds) => counted(seconds, { one: 'Nog # seconde', other: 'Nog # seconden' }),
  stopped: (time) => `Opname gestopt op ${time}. Luister terug, neem opnieuw op of publiceer.`,
}

export const FORM: typeof English.FORM = {
  title: 'Titel',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tags',
  tagsNeeded: () => 'hier nodig',
  tagsHint: 'Woorden met spaties ertussen. De # komt vanzelf.',
  description: 'Beschrijving',
  optional: 'optioneel',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Deze opname weggooien?',
  body: (time) => `Je hebt ${time} gesproken. Dit kan niet ongedaan worden gemaakt.`,
  keep: 'Bewaren',
  discard: 'Weggooien',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: () => 'Wordt gepubliceerd',
  stages: {
    mixing: 'De muziek wordt onder je stem gelegd',
    encoding: 'Klein maken voor onderweg',
    uploading: 'Onderweg',
    posting: 'Bijna klaar',
  },
  attempt: (n, of) => `Poging ${n} van ${of}`,
  progress: 'Publicatie',
  cancel: 'Annuleren',
  cancelled: 'Niet gepubliceerd. Je opname is er nog.',
  done: (name, link) => `${name} gepubliceerd! Link om te delen: ${link}`,
  sent: (name, to) => `${name} verzonden naar ${to}.`,
  phoneNotYet: 'Berichten naar een telefoon kunnen nog niet: stuur de link zelf.',
  copy: 'Link kopiëren',
  copied: 'Link gekopieerd!',
  signIn: 'Log in om te publiceren. Je opname wacht hier.',
  signInToSend: 'Log in om een bericht te sturen.',
  gone: 'Deze opname was al gepubliceerd.',
  busy: 'Een ander tabblad publiceert deze opname.',
  waitsOffline: 'Bewaard. Het wordt gepubliceerd zodra je online bent.',
  waits: (failure) =>
    `${endSentence(failure.replace(/ Probeer het opnieuw\.$/, ''))} Je opname is veilig op dit apparaat en gaat vanzelf de deur uit.`,
}
