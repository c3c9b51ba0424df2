/** Dutch texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Meldingen',
  title: 'Browsermeldingen',
  hint: 'Op dit apparaat, terwijl je ergens anders kijkt.',
  openOnly: 'Op dit apparaat, zolang Owlcast in een tabblad openstaat.',
  blocked: 'Geblokkeerd. Je kunt meldingen toestaan in de instellingen van je browser.',
  unsupported: 'Deze browser kan geen meldingen tonen.',
  enabled: 'Meldingen staan aan op dit apparaat.',
  disabled: 'Meldingen staan uit op dit apparaat.',
}

export const OUTSIDE: typeof English.OUTSIDE = {
  message: 'Nieuw MUE-bericht',
  reply: 'Nieuw antwoord',
  mention: 'Je bent genoemd',
  invite: 'Uitnodiging',
  new_post: 'Nieuwe stem',
  every_squawk: 'Nieuwe squawks',
  expiry: 'Vervaagt bijna',
  report: 'Nieuwe melding',
  system: 'Owlcast',
}

export const CHOICES: typeof English.CHOICES = {
  caption: 'Wat je te horen krijgt, en waar',
  what: 'Wat je te horen krijgt',
  app: 'In de lijst',
  push: 'Daarbuiten',
  inApp: (what) => `${what}, in de lijst`,
  outside: (what) => `${what}, buiten Owlcast`,
  reasons: {
    message: { title: 'Berichten', hint: 'Iemand stuurt je een MUE' },
    reply: { title: 'Antwoorden', hint: 'Op je stemmen, en waar je aan meedoet' },
    mention: { title: 'Vermeldingen', hint: 'Iemand schrijft je @naam' },
    invite: { title: 'Uitnodigingen', hint: 'Om met iemand aan iets mee te doen' },
    new_post: { title: 'Mensen die je volgt', hint: 'Hun nieuwe stemmen' },
    every_squawk: { title: 'Elke nieuwe squawk', hint: 'Van iedereen, samen, af en toe' },
    expiry: { title: 'Vervagende stemmen', hint: 'Twee uur voordat de jouwe vervagen' },
    report: { title: 'Meldingen', hint: 'Voor moderatoren: een lid meldt iets' },
  },
  quiet: 'Stille uren',
  quietHint: 'Niets buiten Owlcast tot ze voorbij zijn. De lijst gaat door.',
  from: 'Van',
  to: 'Tot',
  zone: (name) => `Tijdzone: ${name.replaceAll('_', ' ')}`,
  loading: 'Laden wat je te horen krijgt',
  tryAgain: 'Opnieuw proberen',
}
