/** Italian texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Notifiche',
  title: 'Notifiche del browser',
  hint: 'Su questo dispositivo, quando non hai Owlcast davanti.',
  openOnly: 'Su questo dispositivo, finché Owlcast è aperto in una scheda.',
  blocked: 'Bloccate. Puoi consentire le notifiche nelle impostazioni del browser.',
  unsupported: 'Questo browser non può mostrare notifiche.',
  enabled: 'Le notifiche sono attive su questo dispositivo.',
  disabled: 'Le notifiche sono disattivate su questo dispositivo.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Nuovo messaggio MUE',
  reply: 'Nuova risposta',
  mention: 'Nuova menzione',
  invite: 'Invito',
  new_post: 'Nuovo post',
  every_squawk: 'Nuovi squawk',
  expiry: 'Svanisce presto',
  report: 'Nuova segnalazione',
  system: 'Owlcast',
}

export const NOTIFICATION_PREFERENCES: typeof English.NOTIFICATION_PREFERENCES = {
  caption: 'Che cosa ti notifichiamo, e dove',
  reasonColumn: 'Avvisami di',
  inAppColumn: 'Nell’app',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, nell’app`,
  pushLabel: (what) => `${what}, push`,
  reasons: {
    message: { title: 'Messaggi', hint: 'Qualcuno ti invia un MUE' },
    reply: { title: 'Risposte', hint: 'Ai tuoi post e a quelli a cui collabori' },
    mention: { title: 'Menzioni', hint: 'Qualcuno menziona il tuo @nome' },
    invite: { title: 'Inviti', hint: 'Qualcuno ti invita a collaborare' },
    new_post: { title: 'Persone che segui', hint: 'I loro nuovi post' },
    every_squawk: {
      title: 'Ogni nuovo squawk',
      hint: 'Tutti gli squawk, un riepilogo, ogni 30 minuti al massimo',
    },
    expiry: { title: 'Post che svaniscono', hint: 'Due ore prima che svaniscano i tuoi post' },
    report: { title: 'Segnalazioni', hint: 'Per la moderazione: un membro segnala qualcosa' },
  },
  quietHours: 'Ore di quiete',
  quietHoursHint: 'Niente notifiche push finché non finiscono. Nell’app vedi sempre tutto.',
  from: 'Dalle',
  to: 'Alle',
  timeZone: (name) => `Fuso orario: ${name.replaceAll('_', ' ')}`,
  loading: 'Caricamento delle tue scelte',
  tryAgain: 'Riprova',
}
