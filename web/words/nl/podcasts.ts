/** Dutch texts for replies to podcasts. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { PODCAST_FILE_KEPT_DAYS } from '../../../domain/limits'
import type * as English from '../podcasts'

const counted = createPluralizer('nl')
const decimal = (figure: string) => figure.replace('.', ',')

export const PODCAST: typeof English.PODCAST = {
  sectionLabel: 'De podcast waarop je antwoordt',
  steps: 'Stappen',
  step: { load: 'Geluid laden', trim: 'Fragment knippen', record: 'Opnemen' },
  url: 'Podcast-URL',
  urlHint: 'Zonder fragment verwijst je antwoord alleen naar dit adres.',
  urlPlaceholder: 'https://',
  load: 'Laden',
  loading: (megabytes) => `Laden · ${decimal(megabytes)} MB`,
  stop: 'Stop',
  upload: 'Audiobestand uploaden',
  uploadHint:
    'WAV, MP3, OGG of M4A, minder dan 50 MB. Het blijft op dit apparaat. Alleen je fragment wordt verstuurd.',
  uploadHintSaved: `WAV, MP3, OGG of M4A, minder dan 50 MB. Anderen horen alleen je fragment. We bewaren het bestand ${PODCAST_FILE_KEPT_DAYS} dagen voor je, zodat je het op een ander apparaat opnieuw kunt knippen.`,
  kept: 'Je bestanden',
  openFile: 'Openen',
  openFileLabel: (name) => `${name} openen`,
  copy: {
    saving: 'Wordt bewaard voor je andere apparaten',
    kept: `${PODCAST_FILE_KEPT_DAYS} dagen bewaard`,
    failed: 'Kon niet worden bewaard voor je andere apparaten',
  },
  reading: 'Het bestand wordt gelezen',
  signInHint: 'Sommige sites blokkeren browsers. Log in, dan laden wij het voor je.',
  demo: 'Demogeluid gebruiken',
  demoHint: 'Gebruik in plaats daarvan vijf minuten zachte tonen. Bij je antwoord staat dan ‘Demogeluid’.',
  demoLabel: 'Demogeluid',
  loaded: 'Geladen',
  uploaded: 'Geüpload',
  size: (megabytes) => `${decimal(megabytes)} MB`,
  change: 'Wijzigen',
  changeClip: 'Fragment wijzigen',
  trim: 'Knippen',
  trimming: 'Bezig met knippen',
  chooseClip: 'Kies je fragment',
  clipLength: (seconds, most) => `${decimal(seconds)} s van ${most} s`,
  start: 'Begin',
  end: 'Einde',
  startAt: (time) => `Begin ${time}`,
  endAt: (time) => `Einde ${time}`,
  playClip: 'Fragment afspelen',
  pauseClip: 'Fragment pauzeren',
  formatMinutes: (minutes, seconds) =>
    minutes > 0
      ? `${counted(minutes, { one: '# minuut', other: '# minuten' })} ${decimal(seconds)} seconden`
      : `${decimal(seconds)} seconden`,
  trimmed: (range) => `Geluid geknipt! ${range}`,
  author: 'Op wie je antwoordt',
  subject: 'Onderwerp',
  replyingTo: (author) => `Antwoord aan ${author}`,
  clip: (start, end) => `fragment ${start} tot ${end}`,
  clipTitle: (author) => `podcastfragment van ${author}`,
  clipOf: (author) => `Fragment van ${author}`,
  replyOf: (author) => `Antwoord van ${author}`,
  fromHost: (host) => `van ${host}`,
}
