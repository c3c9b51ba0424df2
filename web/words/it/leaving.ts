/** Italian texts for the user's data: export, sign-out and account deletion. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../leaving'

const counted = createPluralizer('it')
const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'meno di 1\u00a0MB'
    : `circa ${Math.round(bytes / 1_000_000).toLocaleString('it')}\u00a0MB`

export const ACCOUNT_DATA: typeof English.ACCOUNT_DATA = {
  title: 'Dati',
  exportTitle: 'Scarica i tuoi dati',
  exportHint: 'Un file zip con i tuoi post e i tuoi messaggi, e una pagina per ascoltarli.',
  download: 'Scarica',
  exportSize: (files, bytes) =>
    files === 0
      ? 'Ancora nessun suono o immagine.'
      : `${counted(files, { one: 'Un suono o un’immagine', many: '# di suoni e immagini', other: '# suoni e immagini' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) =>
    `${(bytes / 1_000_000).toLocaleString('it', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0MB finora`,
  progress: 'Avanzamento del download',
  cancel: 'Annulla',
  canceled: 'Download annullato.',
  saved: 'I tuoi dati sono nei tuoi download.',
  browserDownloads: 'Il tuo browser sta scaricando i tuoi dati.',
  signOutTitle: 'Esci',
  signOutHint: 'Solo su questo dispositivo.',
  signOut: 'Esci',
  deleteTitle: 'Elimina tutto',
  deleteHint: 'Rimuove i tuoi post, i tuoi messaggi e il tuo profilo.',
  deleteAll: 'Elimina tutti i miei dati',
  tryAgain: 'Riprova',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'Eliminare tutti i tuoi dati?',
  text: 'Il tuo account viene eliminato per sempre: i tuoi post, i tuoi messaggi e il tuo profilo, ciò che altri hanno registrato nei tuoi Owlcast e tutti i tuoi modi di accedere. Non si può annullare.',
  exportFirst: 'Vuoi prima scaricarli?',
  loading: 'Controllo dei tuoi dati…',
  password: 'La tua password',
  code: 'Il codice che ti abbiamo inviato',
  codeHint: (phone) => `Scrivi le sei cifre che abbiamo inviato a ${phone}.`,
  sendCode: (phone) => `Invia un codice a ${phone}`,
  openDevMailbox: 'Apri la casella di sviluppo',
  reauthenticate: 'Prima accedi di nuovo: così sappiamo che sei davvero tu.',
  signInAgain: 'Accedi di nuovo',
  reason: 'Accedi di nuovo, poi elimina tutto dalle impostazioni.',
  username: 'Scrivi il tuo nome utente per confermare',
  usernameHint: (name) => `@${name}`,
  cancel: 'Conserva tutto',
  confirm: 'Elimina tutti i miei dati',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'I tuoi dati sono stati eliminati',
  deletedAt: (when) => `Data: ${when}.`,
  allDeleted: 'Non ne abbiamo più niente.',
  inProgress: 'Nessuno può più vederli. Il resto sparirà entro pochi minuti.',
  emailSent: 'Ti abbiamo inviato un’ultima e-mail che lo conferma.',
  retained: 'Che cosa conserviamo, e perché',
  deviceCleared: 'È sparito anche ciò che questo dispositivo aveva conservato.',
  home: 'Vai alla home',
  noReceipt: 'Qui non c’è più niente da mostrare.',
}
