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
  signIn: 'Melde dich an, um jemanden zu melden, stummzuschalten oder zu blockieren.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `Beiträge von ${name} siehst du nicht mehr. Davon erfährt niemand.`,
  unmuted: (name) => `Du siehst wieder Beiträge von ${name}`,
  blocked: (name) => `Du hast ${name} blockiert`,
  unblocked: (name) => `${name} ist nicht mehr blockiert`,
  undo: 'Rückgängig',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `${name} blockieren?`,
  text: [
    'Ihr könnt einander nicht finden, hören, folgen, einladen oder schreiben. Ihr folgt einander nicht mehr, und offene Einladungen enden. Eure Nachrichten werden ausgeblendet, nicht gelöscht.',
    'Die andere Person erfährt nichts davon. Deine öffentlichen Beiträge bleiben öffentlich: Abgemeldet kann sie sie weiterhin hören.',
  ],
  cancel: 'Abbrechen',
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
  titlePost: 'Diesen Beitrag melden',
  titlePerson: (name) => `${name} melden`,
  about: (title) => `Zu „${title}“`,
  hint: 'Die Moderation prüft das. Die gemeldete Person erfährt nicht, von wem die Meldung kommt.',
  emergencyHint: 'Wenn jemand gerade in Gefahr ist, wähle den örtlichen Notruf.',
  reason: 'Was stimmt nicht?',
  details: 'Sollten wir noch etwas wissen?',
  send: 'Meldung senden',
  cancel: 'Abbrechen',
  sent: 'Danke. Die Moderation prüft das.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Sicherheit',
  lists: {
    blocks: {
      title: 'Blockierte Personen',
      hint: 'Ihr könnt einander nicht hören oder schreiben.',
      none: 'Du hast niemanden blockiert.',
      end: 'Freigeben',
      endLabel: (name) => `${name} nicht mehr blockieren`,
    },
    mutes: {
      title: 'Stummgeschaltete Personen',
      hint: 'Du siehst ihre Beiträge nicht. Sie erfahren es nicht.',
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
  text: 'Ihr könnt einander nicht hören oder schreiben. Die andere Person erfährt nichts davon.',
  unblock: 'Freigeben',
  muted: 'Stummgeschaltet',
}
