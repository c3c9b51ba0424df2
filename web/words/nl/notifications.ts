/** Dutch texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Meldingen',
  title: 'Browsermeldingen',
  hint: 'Op dit apparaat, als je Owlcast niet voor je hebt.',
  openOnly: 'Op dit apparaat, zolang Owlcast in een tabblad openstaat.',
  blocked: 'Geblokkeerd. Je kunt meldingen toestaan in de instellingen van je browser.',
  unsupported: 'Deze browser kan geen meldingen tonen.',
  enabled: 'Meldingen staan aan op dit apparaat.',
  disabled: 'Meldingen staan uit op dit apparaat.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Nieuw MUE-bericht',
  reply: 'Nieuw antwoord',
  mention: 'Je bent genoemd',
  invite: 'Uitnodiging',
  new_post: 'Nieuwe post',
  every_squawk: 'Nieuwe squawks',
  expiry: 'Vervaagt bijna',
  report: 'Nieuwe melding',
  system: 'Owlcast',
}

export const NOTIFICATION_PREFERENCES: typeof English.NOTIFICATION_PREFERENCES = {
  caption: 'Waarover we je een melding sturen, en waar',
  reasonColumn: 'Meldingen over',
  inAppColumn: 'In de app',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, in de app`,
  pushLabel: (what) => `${what}, push`,
  reasons: {
    message: { title: 'Berichten', hint: 'Iemand stuurt je een MUE' },
    reply: { title: 'Antwoorden', hint: 'Op je posts en op posts waar je aan meedoet' },
    mention: { title: 'Vermeldingen', hint: 'Iemand noemt je @naam' },
    invite: { title: 'Uitnodigingen', hint: 'Iemand nodigt je uit om mee te doen' },
    new_post: { title: 'Mensen die je volgt', hint: 'Hun nieuwe posts' },
    every_squawk: {
      title: 'Elke nieuwe squawk',
      hint: 'Alle squawks, één overzicht, hooguit elke 30 minuten',
    },
    expiry: { title: 'Vervagende posts', hint: 'Twee uur voordat je posts vervagen' },
    report: { title: 'Meldingen', hint: 'Voor moderatoren: een lid meldt iets' },
  },
  quietHours: 'Stille uren',
  quietHoursHint: 'Geen pushmeldingen tot ze voorbij zijn. In de app zie je nog steeds alles.',
  from: 'Van',
  to: 'Tot',
  timeZone: (name) => `Tijdzone: ${name.replaceAll('_', ' ')}`,
  loading: 'Je keuzes worden geladen',
  tryAgain: 'Opnieuw proberen',
}
