/** Italian texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Notifiche',
  title: 'Notifiche del browser',
  hint: 'Su questo dispositivo, mentre guardi altrove.',
  openOnly: 'Su questo dispositivo, finché Owlcast è aperto in una scheda.',
  blocked: 'Bloccate. Puoi consentire le notifiche nelle impostazioni del browser.',
  unsupported: 'Questo browser non può mostrare notifiche.',
  enabled: 'Le notifiche sono attive su questo dispositivo.',
  disabled: 'Le notifiche sono disattivate su questo dispositivo.',
}

export const OUTSIDE: typeof English.OUTSIDE = {
  message: 'Nuovo messaggio MUE',
  reply: 'Nuova risposta',
  mention: 'Nuova menzione',
  invite: 'Invito',
  new_post: 'Nuova voce',
  every_squawk: 'Nuovi squawk',
  expiry: 'Svanisce presto',
  report: 'Nuova segnalazione',
  system: 'Owlcast',
}

export const CHOICES: typeof English.CHOICES = {
  caption: 'Che cosa ti diciamo, e dove',
  what: 'Che cosa ti diciamo',
  app: 'In elenco',
  push: 'Fuori',
  inApp: (what) => `${what}, in elenco`,
  outside: (what) => `${what}, fuori da Owlcast`,
  reasons: {
    message: { title: 'Messaggi', hint: 'Qualcuno ti invia un MUE' },
    reply: { title: 'Risposte', hint: 'Alle tue voci, e dove partecipi' },
    mention: { title: 'Menzioni', hint: 'Qualcuno scrive il tuo @nome' },
    invite: { title: 'Inviti', hint: 'A partecipare a qualcosa' },
    new_post: { title: 'Persone che segui', hint: 'Le loro nuove voci' },
    every_squawk: { title: 'Ogni nuovo squawk', hint: 'Di chiunque, insieme, ogni tanto' },
    expiry: { title: 'Voci che svaniscono', hint: 'Due ore prima che svaniscano le tue' },
    report: { title: 'Segnalazioni', hint: 'Per la moderazione: un membro segnala qualcosa' },
  },
  quiet: 'Ore di quiete',
  quietHint: 'Niente fuori da Owlcast finché non finiscono. L’elenco continua.',
  from: 'Dalle',
  to: 'Alle',
  zone: (name) => `Fuso orario: ${name.replaceAll('_', ' ')}`,
  loading: 'Caricamento delle tue scelte',
  tryAgain: 'Riprova',
}
