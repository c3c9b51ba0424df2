/** German texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Mitteilungen',
  title: 'Browser-Mitteilungen',
  hint: 'Auf diesem Gerät, während du woanders bist.',
  openOnly: 'Auf diesem Gerät, solange Owlcast in einem Tab offen ist.',
  blocked: 'Blockiert. Du kannst Mitteilungen in den Einstellungen des Browsers erlauben.',
  unsupported: 'Dieser Browser kann keine Mitteilungen zeigen.',
  enabled: 'Mitteilungen sind auf diesem Gerät an.',
  disabled: 'Mitteilungen sind auf diesem Gerät aus.',
}

export const OUTSIDE: typeof English.OUTSIDE = {
  message: 'Neue MUE-Nachricht',
  reply: 'Neue Antwort',
  mention: 'Du wurdest erwähnt',
  invite: 'Einladung',
  new_post: 'Neue Stimme',
  every_squawk: 'Neue Squawks',
  expiry: 'Verklingt bald',
  report: 'Neue Meldung',
  system: 'Owlcast',
}

export const CHOICES: typeof English.CHOICES = {
  caption: 'Was dir mitgeteilt wird, und wo',
  what: 'Was dir mitgeteilt wird',
  app: 'In der Liste',
  push: 'Außerhalb',
  inApp: (what) => `${what}, in der Liste`,
  outside: (what) => `${what}, außerhalb von Owlcast`,
  reasons: {
    message: { title: 'Nachrichten', hint: 'Jemand sendet dir eine MUE' },
    reply: { title: 'Antworten', hint: 'Auf deine Stimmen und wo du mitwirkst' },
    mention: { title: 'Erwähnungen', hint: 'Jemand schreibt deinen @namen' },
    invite: { title: 'Einladungen', hint: 'Mit jemandem an etwas mitzuwirken' },
    new_post: { title: 'Wem du folgst', hint: 'Neue Stimmen von ihnen' },
    every_squawk: { title: 'Jeder neue Squawk', hint: 'Von allen, gesammelt, ab und zu' },
    expiry: { title: 'Verklingende Stimmen', hint: 'Zwei Stunden bevor deine verklingen' },
    report: { title: 'Meldungen', hint: 'Für die Moderation: Ein Mitglied meldet etwas' },
  },
  quiet: 'Ruhezeiten',
  quietHint: 'Bis zu ihrem Ende nichts außerhalb von Owlcast. Die Liste geht weiter.',
  from: 'Von',
  to: 'Bis',
  zone: (name) => `Zeitzone: ${name.replaceAll('_', ' ')}`,
  loading: 'Deine Mitteilungswünsche werden geladen',
  tryAgain: 'Erneut versuchen',
}
