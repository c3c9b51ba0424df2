/** Italian texts for share pages, embeds and link previews. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../share'

const counted = createPluralizer('it')

export const SHARE: typeof English.SHARE = {
  product: 'Owlcast',
  signIn: 'Accedi',
  openOwlcast: 'Apri Owlcast',
  skip: 'Vai al contenuto',
  reply: 'Rispondi',
  copyLink: 'Copia il link',
  report: 'Segnala il copyright',
  linkCopied: 'Link copiato!',
  copyManually: 'Non è stato possibile copiare il link. Puoi copiarlo qui:',
  linkLabel: 'Link a questo post',
  tags: 'Tag',
  recordings: (count) => `Registrazioni (${count})`,
  noRecordings: 'Ancora nessuna registrazione',
  untitled: 'Senza titolo',
  more: 'Altro',
  recordedIn: 'Registrato in',
  free: 'Ascolto gratuito',
  priceToListen: (price) => `${price} per ascoltare`,
  preview: (seconds) =>
    `Puoi ascoltare gratis ${counted(seconds, { one: 'il primo secondo', other: 'i primi # secondi' })}.`,
  previews: (seconds) =>
    `Puoi ascoltare gratis fino a ${counted(seconds, { one: '# secondo', other: '# secondi' })} di ogni registrazione.`,
  listenToAll: 'Ascolta tutto in Owlcast',
  sample: 'Demo',
  length: 'Durata',
  contents: 'Registrazioni',
  author: 'Di',
  messageWaiting: 'Un messaggio vocale ti aspetta',
  openHint:
    'Qualcuno ti ha mandato questo link, che funziona una volta sola. Tocca Apri per ascoltare il messaggio in questo browser, ora e in seguito.',
  open: 'Apri',
  newLink: 'Inviami un nuovo link',
  newLinkSent:
    'Se questo link era nostro, ne abbiamo inviato uno nuovo allo stesso indirizzo. Può volerci un minuto.',
  footer: 'Condiviso da Owlcast, il mistico social network della voce.',
  loading: 'Caricamento',
  notFound: 'Contenuto non trovato',
  expiryHint: 'Gli squawk svaniscono dopo un giorno o due. Forse questo è scaduto.',
  back: 'Torna a Owlcast',
  retry: 'Riprova',
  details: 'Dettagli tecnici',
  copyDetails: 'Copia i dettagli',
  detailsCopied: 'Dettagli copiati!',
  present: 'presente',
  none: 'nessuno',
  listenOnOwlcast: 'Ascolta su Owlcast',
  edited: 'Modificato',
  routerWorks: 'Il router dei link condivisi funziona.',
  by: (author) => `di ${author}`,
  with: (names) => `con ${names}`,
  summary: (kind, author, length, tags) =>
    [`${kind} di ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  recordingCount: (count) =>
    counted(count, { one: '# registrazione', many: '# di registrazioni', other: '# registrazioni' }),
  positionInList: (at, of) => `${at} di ${of}`,
  pageTitle: (title) => `${title} · Owlcast`,
  audioOf: (title) => `Audio di ${title}`,
}

export const SHARED_MEMBER: typeof English.SHARED_MEMBER = {
  pageTitle: (name, username) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  memberSince: (day) => `Iscrizione: ${day}`,
  followers: (count) =>
    counted(count, { one: '#\u00a0follower', many: '# di follower', other: '#\u00a0follower' }),
  follow: 'Segui su Owlcast',
  newestPosts: 'Ultimi post',
  empty: 'Nessun post pubblico al momento.',
  listenMore: 'Ascolta altro in Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} è su Owlcast, dove si parla.`
      : `Ascolta ${name} su Owlcast. Ultimo post: ${newest}`,
  pictureOf: (name) => `Foto di ${name}`,
}

export const DETAIL_LABELS: typeof English.DETAIL_LABELS = {
  url: 'URL',
  pathname: 'Percorso',
  searchParams: 'Parametri',
  contentType: 'Tipo di contenuto',
  id: 'ID',
  token: 'Token',
  invitation: 'Invito',
  message: 'Errore',
  requestId: 'Richiesta',
}
