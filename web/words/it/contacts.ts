/** Italian texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../contacts'

const counted = createPluralizer('it')
const contacts = (count: number) =>
  counted(count, { one: '# contatto', many: '# di contatti', other: '# contatti' })

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Sincronizzazione dei contatti',
  title: 'Contatti sincronizzati',
  find: 'Trova persone che conosci',
  findHint: 'Guarda quali dei tuoi contatti vogliono farsi trovare qui.',
  start: 'Sincronizza',
  startLabel: 'Sincronizza i contatti',
  open: 'Apri',
  openLabel: 'Apri i contatti sincronizzati',
  figures: (here, all) => `Su Owlcast: ${here.toLocaleString('it')}, tra ${contacts(all)}.`,
  lastSynced: 'Ultima sincronizzazione:',
  never: 'Non ancora confrontati.',

  intro: 'I tuoi contatti restano su questo dispositivo.',
  introText:
    'Solo i loro indirizzi e numeri vengono inviati, confrontati e dimenticati. Incontri chi vuole farsi trovare; nessuno saprà che hai cercato.',
  choose: 'Scegli i contatti',
  file: 'Importa un file',
  fileHint: 'Un file .csv o .vcf, come lo esportano Google, Outlook e Apple. Puoi trascinarlo qui.',
  drop: 'Rilascia qui il file',
  reading: 'Lettura dei tuoi contatti',
  checking: (done, all) => `${done} di ${all} confrontati`,
  progress: 'Contatti confrontati',
  cancel: 'Annulla',
  offline: 'Sei offline. I contatti verranno confrontati quando sincronizzi di nuovo.',
  left: (count, daily) =>
    `${counted(count, { one: '# indirizzo o numero non è ancora confrontato', other: '# indirizzi e numeri non sono ancora confrontati' })}. Sincronizza di nuovo per continuare; il limite è di ${daily.toLocaleString('it')} al giorno.`,
  unread: (count) =>
    `${counted(count, { one: 'Un contatto ha', other: '# contatti hanno' })} solo numeri senza prefisso internazionale, che non si possono confrontare.`,
  most: (count) => `Non si conservano più di ${contacts(count)}.`,
  full: 'Su questo dispositivo non c’è spazio per i tuoi contatti: restano finché non lasci questa pagina.',

  search: 'Cerca tra i contatti',
  nothing: (typed) => `Nessun contatto per «${typed}»`,
  here: (count) => `Su Owlcast (${count})`,
  nobody: 'Per ora nessuno di loro si trova su Owlcast.',
  others: (count) => `Invita (${count})`,
  waiting: (count) => `Non ancora confrontati (${count})`,
  othersHint: 'Noi non inviamo niente a nessuno: scrivi tu.',
  follow: 'Segui',
  followed: 'Segui già',
  followLabel: (name) => `Segui ${name}`,
  followedLabel: (name) => `Segui già ${name}`,
  followAll: 'Segui tutti',
  followedAll: (count) =>
    `Ora segui ${counted(count, { one: 'un’altra persona', many: 'altri # di persone', other: 'altre # persone' })}.`,
  share: 'Condividi il tuo link',
  more: 'Mostra altro',
  mailLabel: (name) => `Invita ${name} via e-mail`,
  textLabel: (name) => `Invita ${name} via SMS`,
  linkLabel: (name) => `Condividi il tuo link con ${name}`,

  again: 'Sincronizza di nuovo',
  tryAgain: 'Riprova',
  remove: 'Rimuovi i contatti sincronizzati',
  removeTitle: 'Rimuovere i contatti sincronizzati?',
  removeText: 'Spariscono da questo dispositivo. Chi segui, continui a seguirlo.',
  keep: 'Conserva',
  confirmRemove: 'Rimuovi',
  removed: 'I tuoi contatti non sono più su questo dispositivo.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Il file supera i 5 MB.',
  type: 'Si possono leggere solo file .csv e .vcf.',
  empty: 'Non contiene né indirizzi e-mail né numeri di telefono.',
  unreadable: 'Non è stato possibile leggere il file.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Ascoltami su Owlcast',
  text: (link) => `Sono su Owlcast, dove si parla con la propria voce. Ascoltami qui: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Chi ha la mia e-mail può trovarmi',
  phone: 'Chi ha il mio numero può trovarmi',
  hint: 'Disattivato, a meno che tu non lo voglia. Di te si vede ciò che vedono tutti.',
  noEmail: 'Qui non hai ancora un indirizzo e-mail.',
  noPhone: 'Qui non hai ancora un numero di telefono.',
  loading: 'Controllo di chi può trovarti',
}
