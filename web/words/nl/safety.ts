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
  signIn: 'Log in om iemand te melden of op afstand te houden.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `In je lijsten hoor je niets meer van ${name}. Niemand wordt dat verteld.`,
  unmuted: (name) => `${name} staat weer in je lijsten`,
  blocked: (name) => `Je hebt ${name} geblokkeerd`,
  unblocked: (name) => `${name} is niet meer geblokkeerd`,
  undo: 'Ongedaan maken',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `${name} blokkeren?`,
  text: [
    'Zolang jullie allebei zijn ingelogd, kunnen jullie elkaar niet vinden, horen, antwoorden, volgen, uitnodigen of schrijven. Elkaar volgen en openstaande uitnodigingen stoppen. Jullie berichten blijven bewaard, en verborgen.',
    'De ander hoort hier niets van. Wat je in het openbaar zegt, blijft openbaar: wie is uitgelogd kan het horen, dus de ander ook.',
  ],
  keep: 'Annuleren',
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
  titlePost: 'Deze stem melden',
  titlePerson: (name) => `${name} melden`,
  about: (title) => `Over ‘${title}’`,
  why: 'Moderators kijken ernaar. Wie je meldt, hoort niet van wie de melding komt.',
  urgent: 'Als iemand nu in gevaar is, bel dan het plaatselijke alarmnummer.',
  reason: 'Wat is er mis?',
  words: 'Is er nog iets dat we moeten weten?',
  send: 'Melding versturen',
  cancel: 'Annuleren',
  thanks: 'Bedankt. Moderators kijken ernaar.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Veiligheid',
  lists: {
    blocks: {
      title: 'Geblokkeerde mensen',
      hint: 'Jullie horen en bereiken elkaar niet.',
      none: 'Je hebt niemand geblokkeerd.',
      end: 'Deblokkeren',
      endLabel: (name) => `${name} deblokkeren`,
    },
    mutes: {
      title: 'Gedempte mensen',
      hint: 'Niet in je lijsten; ze horen het niet.',
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
  text: 'Jullie horen en bereiken elkaar niet. De ander hoort hier niets van.',
  end: 'Deblokkeren',
  muted: 'Gedempt',
}
