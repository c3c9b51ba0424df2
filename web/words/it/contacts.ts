/** Italian texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../contacts'

const counted = createPluralizer('it')
const contacts = (count: number) =>
  counted(count, { one: '# contatto', many: '# di contatti', other: '# contatti' })

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Sincronizzazione dei contatti',
  title: 'Contatti sincronizzati',
  heading: 'Trova persone che conosci',
  findHint: 'Guarda quali dei tuoi contatti sono su Owlcast.',
  start: 'Sincronizza',
  startLabel: 'Sincronizza i contatti',
  open: 'Apri',
  openLabel: 'Apri i contatti sincronizzati',
  summary: (here, all) => `Su Owlcast: ${here.toLocaleString('it')}, tra ${contacts(all)}.`,
  lastSynced: 'Ultima sincronizzazione:',
  notSynced: 'Non ancora sincronizzati.',

  intro: 'I tuoi contatti restano su questo dispositivo.',
  introText:
    'Controlliamo le loro e-mail e i loro numeri, senza conservarli. Vedrai chi vuole farsi trovare. Nessuno saprà che hai cercato.',
  choose: 'Scegli i contatti',
  file: 'Importa un file',
  fileHint: 'Un file .csv o .vcf di Google, Outlook o Apple. Puoi trascinarlo qui.',
  dropHint: 'Rilascia qui il file',
  reading: 'Lettura dei tuoi contatti',
  checking: (done, all) => `${done} di ${all} controllati`,
  progress: 'Contatti controllati',
  cancel: 'Annulla',
  offline: 'Sei offline. Sincronizza di nuovo quando torni online.',
  uncheckedCount: (count, daily) =>
    `${counted(count, { one: '# e-mail o numero è ancora da controllare', other: '# e-mail e numeri sono ancora da controllare' })}. Sincronizza di nuovo per continuare. Puoi controllarne ${daily.toLocaleString('it')} al giorno.`,
  missingCountryCode: (count) =>
    counted(count, {
      one: 'Non possiamo controllare # contatto. Ai suoi numeri manca il prefisso internazionale.',
      other: 'Non possiamo controllare # contatti. Ai loro numeri manca il prefisso internazionale.',
    }),
  limitReached: (count) => `Puoi sincronizzare fino a ${contacts(count)}.`,
  storageFull:
    'Il tuo dispositivo è pieno, non siamo riusciti a salvare i contatti. Restano qui finché non lasci questa pagina.',

  search: 'Cerca tra i contatti',
  noResults: (typed) => `Nessun contatto per «${typed}»`,
  matchedHeading: (count) => `Su Owlcast (${count})`,
  noMatches: 'Non abbiamo ancora trovato nessuno dei tuoi contatti.',
  unmatchedHeading: (count) => `Invita (${count})`,
  uncheckedHeading: (count) => `Non ancora controllati (${count})`,
  unmatchedHint: 'Noi non scriviamo a nessuno. L’invito lo mandi tu.',
  follow: 'Segui',
  following: 'Segui già',
  followLabel: (name) => `Segui ${name}`,
  followingLabel: (name) => `Segui già ${name}`,
  followAll: 'Segui tutti',
  followedAll: (count) =>
    `Ora segui ${counted(count, { one: 'un’altra persona', many: 'altri # di persone', other: 'altre # persone' })}.`,
  share: 'Condividi il tuo link',
  more: 'Mostra altro',
  emailLabel: (name) => `Invita ${name} via e-mail`,
  smsLabel: (name) => `Invita ${name} via SMS`,
  linkLabel: (name) => `Condividi il tuo link con ${name}`,

  syncAgain: 'Sincronizza di nuovo',
  tryAgain: 'Riprova',
  remove: 'Rimuovi i contatti sincronizzati',
  removeTitle: 'Rimuovere i contatti sincronizzati?',
  removeText: 'Li togliamo da questo dispositivo. Continui a seguire le stesse persone.',
  keepContacts: 'Conserva',
  confirmRemove: 'Rimuovi',
  removed: 'Contatti rimossi da questo dispositivo.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Il file supera i 5 MB.',
  type: 'Si possono leggere solo file .csv e .vcf.',
  empty: 'Il file non contiene indirizzi e-mail né numeri di telefono.',
  unreadable: 'Non siamo riusciti a leggere il file.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Ascoltami su Owlcast',
  text: (link) => `Sono su Owlcast, dove si parla invece di scrivere. Ascoltami qui: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Chi ha la mia e-mail può trovarmi',
  phone: 'Chi ha il mio numero può trovarmi',
  hint: 'Disattivato finché non lo attivi. Si vede il tuo profilo pubblico.',
  noEmail: 'Non hai ancora aggiunto un’e-mail.',
  noPhone: 'Non hai ancora aggiunto un numero di telefono.',
  loading: 'Caricamento di chi può trovarti',
}
