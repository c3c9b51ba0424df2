/** German texts for muting, blocking and reporting. */
import type * as English from '../safety'

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `${name} nicht mehr stummschalten`,
  block: (name) => `${name} blockieren`,
  unblock: (name) => `${name} nicht mehr blockieren`,
  reportPost: 'Melden',
  reportPerson: (name) => `${name} melden`,
  more: (name) => `Mehr zu ${name}`,
  signIn: 'Melde dich an, um jemanden zu melden oder von dir fernzuhalten.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `Von ${name} hörst du in deinen Listen nichts mehr. Davon erfährt niemand.`,
  unmuted: (name) => `${name} ist wieder in deinen Listen`,
  blocked: (name) => `Du hast ${name} blockiert`,
  unblocked: (name) => `${name} ist nicht mehr blockiert`,
  undo: 'Rückgängig',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `${name} blockieren?`,
  text: [
    'Solange ihr beide angemeldet seid, könnt ihr einander nicht finden, hören, antworten, folgen, einladen oder schreiben. Dass ihr einander folgt und offene Einladungen enden. Eure Nachrichten bleiben erhalten und verborgen.',
    'Die andere Person erfährt nichts davon. Was du öffentlich sagst, bleibt öffentlich: Wer abgemeldet ist, kann es hören, auch sie.',
  ],
  keep: 'Abbrechen',
  confirm: 'Blockieren',
}

export const REASONS: typeof English.REASONS = {
  harassment: 'Belästigung oder Mobbing',
  hate: 'Hass gegen eine Gruppe von Menschen',
  violence: 'Drohungen oder Gewalt',
  sexual: 'Sexuelles ohne Einwilligung oder mit Minderjährigen',
  self_harm: 'Suizid oder Selbstverletzung',
  private_facts: 'Private Angaben oder die Stimme einer anderen Person',
  impersonation: 'Gibt sich als jemand anderes aus',
  spam: 'Spam oder Betrug',
  other: 'Etwas anderes',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'Diese Stimme melden',
  titlePerson: (name) => `${name} melden`,
  about: (title) => `Zu „${title}“`,
  why: 'Die Moderation sieht es sich an. Wen du meldest, erfährt nicht, von wem.',
  urgent: 'Wenn jemand gerade in Gefahr ist, wähle den örtlichen Notruf.',
  reason: 'Was stimmt nicht?',
  words: 'Sollten wir noch etwas wissen?',
  send: 'Meldung senden',
  cancel: 'Abbrechen',
  thanks: 'Danke. Die Moderation sieht es sich an.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Sicherheit',
  lists: {
    blocks: {
      title: 'Blockierte Personen',
      hint: 'Ihr hört und erreicht einander nicht.',
      none: 'Du hast niemanden blockiert.',
      end: 'Freigeben',
      endLabel: (name) => `${name} nicht mehr blockieren`,
    },
    mutes: {
      title: 'Stummgeschaltete Personen',
      hint: 'In deinen Listen ausgelassen; sie erfahren es nicht.',
      none: 'Du hast niemanden stummgeschaltet.',
      end: 'Wieder hören',
      endLabel: (name) => `${name} nicht mehr stummschalten`,
    },
  },
  show: 'Anzeigen',
  showLabel: (title) => `${title} anzeigen`,
  loading: 'Personen werden geladen',
  more: 'Mehr anzeigen',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `Du hast ${name} blockiert`,
  text: 'Ihr hört und erreicht einander nicht. Davon erfährt niemand.',
  end: 'Freigeben',
  muted: 'Stummgeschaltet',
}
