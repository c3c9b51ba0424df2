/** German texts for the viewer's profile and avatar. */
import type * as English from '../profile'

const MONTH = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric' })
const DAY = new Intl.DateTimeFormat('de', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'Profil bearbeiten',
  editing: 'Dein Profil bearbeiten',
  save: 'Speichern',
  cancel: 'Abbrechen',
  updated: 'Profil aktualisiert!',
  memberSinceMonth: (at) => `Dabei seit ${MONTH.format(at)}`,
  posts: 'Deine Beiträge',
  loading: 'Deine Beiträge werden gezählt',
  atLeast: (count) => `${count}+`,
  username: 'Nutzername',
  usernameHint: 'Alte Links zu deinem Profil funktionieren weiter.',
  displayName: 'Angezeigter Name',
  email: 'E-Mail',
  noEmail: 'Keine',
  phone: 'Telefon',
  accountType: 'Kontoart',
  plan: { free: 'Kostenlos', pro: 'Pro' },
  memberSince: 'Dabei seit',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: 'Du bist nicht angemeldet',
    text: 'Melde dich an, um dein Profil und deine Beiträge zu sehen.',
    action: 'Anmelden',
    reason: 'Melde dich an, um dein Profil zu sehen.',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: 'Bild',
  upload: 'Bild hochladen',
  change: 'Bild ändern',
  remove: 'Entfernen',
  hint: 'JPEG, PNG oder WebP, bis zu 10 MB. Wird quadratisch zugeschnitten.',
  preparing: 'Dein Bild wird vorbereitet',
  color: 'Farbe hinter deinen Initialen',
  random: 'Zufällige Farbe',
  colors: {
    orange: 'Orange',
    amber: 'Bernstein',
    blue: 'Blau',
    green: 'Grün',
    purple: 'Violett',
    yellow: 'Gelb',
    red: 'Rot',
    grey: 'Grau',
    pink: 'Rosa',
    teal: 'Petrol',
  },
}
