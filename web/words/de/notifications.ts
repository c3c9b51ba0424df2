/** German texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Mitteilungen',
  title: 'Browser-Mitteilungen',
  hint: 'Auf diesem Gerät, wenn du Owlcast gerade nicht ansiehst.',
  openOnly: 'Auf diesem Gerät, solange Owlcast in einem Tab offen ist.',
  blocked: 'Blockiert. Du kannst Mitteilungen in den Einstellungen des Browsers erlauben.',
  unsupported: 'Dieser Browser kann keine Mitteilungen zeigen.',
  enabled: 'Mitteilungen sind auf diesem Gerät an.',
  disabled: 'Mitteilungen sind auf diesem Gerät aus.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Neue MUE-Nachricht',
  reply: 'Neue Antwort',
  mention: 'Du wurdest erwähnt',
  invite: 'Einladung',
  new_post: 'Neuer Beitrag',
  every_squawk: 'Neue Squawks',
  expiry: 'Verklingt bald',
  report: 'Neue Meldung',
  system: 'Owlcast',
}

export const NOTIFICATION_PREFERENCES: typeof English.NOTIFICATION_PREFERENCES = {
  caption: 'Worüber wir dich informieren, und wo',
  reasonColumn: 'Mitteilungen über',
  inAppColumn: 'In der App',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, in der App`,
  pushLabel: (what) => `${what}, Push`,
  reasons: {
    message: { title: 'Nachrichten', hint: 'Jemand sendet dir eine MUE' },
    reply: { title: 'Antworten', hint: 'Auf deine Beiträge und auf Beiträge, an denen du mitwirkst' },
    mention: { title: 'Erwähnungen', hint: 'Jemand erwähnt deinen @namen' },
    invite: { title: 'Einladungen', hint: 'Jemand lädt dich ein, mitzuwirken' },
    new_post: { title: 'Wem du folgst', hint: 'Ihre neuen Beiträge' },
    every_squawk: {
      title: 'Jeder neue Squawk',
      hint: 'Alle Squawks, eine Zusammenfassung, höchstens alle 30 Minuten',
    },
    expiry: { title: 'Verklingende Beiträge', hint: 'Zwei Stunden bevor deine Beiträge verklingen' },
    report: { title: 'Meldungen', hint: 'Für die Moderation: Ein Mitglied meldet etwas' },
  },
  quietHours: 'Ruhezeiten',
  quietHoursHint: 'Bis zu ihrem Ende keine Push-Mitteilungen. In der App siehst du weiterhin alles.',
  from: 'Von',
  to: 'Bis',
  timeZone: (name) => `Zeitzone: ${name.replaceAll('_', ' ')}`,
  loading: 'Deine Auswahl wird geladen',
  tryAgain: 'Erneut versuchen',
}
