/** Italian texts for the viewer's profile and avatar. */
import type * as English from '../profile'

const MONTH = new Intl.DateTimeFormat('it', { month: 'long', year: 'numeric' })
const DAY = new Intl.DateTimeFormat('it', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'Modifica il profilo',
  editing: 'Modifica il tuo profilo',
  save: 'Salva',
  cancel: 'Annulla',
  updated: 'Profilo aggiornato!',
  memberSinceMonth: (at) => `Qui da ${MONTH.format(at)}`,
  posts: 'I tuoi post',
  loading: 'Conteggio dei tuoi post',
  atLeast: (count) => `${count}+`,
  username: 'Nome utente',
  usernameHint: 'I vecchi link al tuo profilo continuano a funzionare.',
  displayName: 'Nome visualizzato',
  email: 'E-mail',
  noEmail: 'Nessuna',
  phone: 'Telefono',
  accountType: 'Tipo di account',
  plan: { free: 'Gratuito', pro: 'Pro' },
  memberSince: 'Iscrizione',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: 'Nessun account collegato',
    text: 'Accedi per vedere il tuo profilo e i tuoi post.',
    action: 'Accedi',
    reason: 'Accedi per vedere il tuo profilo.',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: 'Foto',
  upload: 'Carica una foto',
  change: 'Cambia la foto',
  remove: 'Rimuovi',
  hint: 'JPEG, PNG o WebP, fino a 10 MB. Viene ritagliata in un quadrato.',
  preparing: 'Preparazione della foto',
  color: 'Colore dietro le tue iniziali',
  random: 'Colore a caso',
  colors: {
    orange: 'Arancione',
    amber: 'Ambra',
    blue: 'Blu',
    green: 'Verde',
    purple: 'Viola',
    yellow: 'Giallo',
    red: 'Rosso',
    grey: 'Grigio',
    pink: 'Rosa',
    teal: 'Ottanio',
  },
}
