/** Dutch texts for muting, blocking and reporting. */
import type * as English from '../safety'

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `${name} dempen`,
  unmute: (name) => `${name} niet meer dempen`,
  block: (name) => `${name} blokkeren`,
  unblock: (name) => `${name} deblokkeren`,
  reportPost: 'Melden',
  reportPerson: (name) => `${name} melden`,
  more: (name) => `Meer over ${name}`,
  signIn: 'Log in om iemand te melden, te dempen of te blokkeren.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `Je ziet geen posts meer van ${name}. Niemand komt het te weten.`,
  unmuted: (name) => `Je ziet weer posts van ${name}`,
  blocked: (name) => `Je hebt ${name} geblokkeerd`,
  unblocked: (name) => `${name} is niet meer geblokkeerd`,
  undo: 'Ongedaan maken',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `${name} blokkeren?`,
  text: [
    'Jullie kunnen elkaar niet vinden, horen, volgen, uitnodigen of schrijven. Jullie volgen elkaar niet meer, en openstaande uitnodigingen stoppen. Jullie berichten worden verborgen, niet verwijderd.',
    'De ander krijgt hier geen melding van. Je openbare posts blijven openbaar: zonder in te loggen kan de ander ze horen.',
  ],
  cancel: 'Annuleren',
  confirm: 'Blokkeren',
}

export const REASONS: typeof English.REASONS = {
  harassment: 'Intimidatie of pesten',
  hate: 'Haat tegen een groep mensen',
  violence: 'Dreigementen of geweld',
  sexual: 'Seksuele inhoud zonder toestemming, of met minderjarigen',
  self_harm: 'Zelfdoding of zelfbeschadiging',
  private_facts: 'Privégegevens of de stem van iemand anders',
  impersonation: 'Doet zich voor als iemand anders',
  spam: 'Spam of fraude',
  other: 'Iets anders',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'Deze post melden',
  titlePerson: (name) => `${name} melden`,
  about: (title) => `Over ‘${title}’`,
  hint: 'Moderators kijken ernaar. De persoon komt niet te weten van wie de melding komt.',
  emergencyHint: 'Als iemand nu in gevaar is, bel dan het plaatselijke alarmnummer.',
  reason: 'Wat is er mis?',
  details: 'Is er nog iets dat we moeten weten?',
  send: 'Melding versturen',
  cancel: 'Annuleren',
  sent: 'Bedankt. Moderators kijken ernaar.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Veiligheid',
  lists: {
    blocks: {
      title: 'Geblokkeerde mensen',
      hint: 'Jullie kunnen elkaar niet horen of schrijven.',
      none: 'Je hebt niemand geblokkeerd.',
      end: 'Deblokkeren',
      endLabel: (name) => `${name} deblokkeren`,
    },
    mutes: {
      title: 'Gedempte mensen',
      hint: 'Je ziet hun posts niet. Ze weten het niet.',
      none: 'Je hebt niemand gedempt.',
      end: 'Weer horen',
      endLabel: (name) => `${name} niet meer dempen`,
    },
  },
  show: 'Tonen',
  showLabel: (title) => `${title} tonen`,
  loading: 'Mensen laden',
  more: 'Meer tonen',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `Je hebt ${name} geblokkeerd`,
  text: 'Jullie kunnen elkaar niet horen of schrijven. De ander krijgt hier geen melding van.',
  unblock: 'Deblokkeren',
  muted: 'Gedempt',
}
