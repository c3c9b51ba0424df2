/** Dutch texts for the viewer's profile and avatar. */
import type * as English from '../profile'

const MONTH = new Intl.DateTimeFormat('nl', { month: 'long', year: 'numeric' })
const DAY = new Intl.DateTimeFormat('nl', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'Profiel bewerken',
  editing: 'Je profiel bewerken',
  save: 'Opslaan',
  cancel: 'Annuleren',
  updated: 'Profiel bijgewerkt!',
  memberSinceMonth: (at) => `Lid sinds ${MONTH.format(at)}`,
  posts: 'Je posts',
  loading: 'Je posts worden geteld',
  atLeast: (count) => `${count}+`,
  username: 'Gebruikersnaam',
  usernameHint: 'Oude links naar je profiel blijven werken.',
  displayName: 'Weergavenaam',
  email: 'E-mail',
  noEmail: 'Geen',
  phone: 'Telefoon',
  accountType: 'Soort account',
  plan: { free: 'Gratis', pro: 'Pro' },
  memberSince: 'Lid sinds',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: 'Je bent niet ingelogd',
    text: 'Log in om je profiel en je posts te zien.',
    action: 'Inloggen',
    reason: 'Log in om je profiel te zien.',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: 'Foto',
  upload: 'Foto uploaden',
  change: 'Foto wijzigen',
  remove: 'Verwijderen',
  hint: 'JPEG, PNG of WebP, tot 10 MB. Wordt vierkant bijgesneden.',
  preparing: 'Je foto wordt klaargemaakt',
  color: 'Kleur achter je initialen',
  random: 'Willekeurige kleur',
  colors: {
    orange: 'Oranje',
    amber: 'Amber',
    blue: 'Blauw',
    green: 'Groen',
    purple: 'Paars',
    yellow: 'Geel',
    red: 'Rood',
    grey: 'Grijs',
    pink: 'Roze',
    teal: 'Groenblauw',
  },
}
