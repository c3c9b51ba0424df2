/** Italian texts of imports. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/imports'

const counted = createPluralizer('it')
const formatCount = (count: number) => count.toLocaleString('it')

export const IMPORTS: typeof English.IMPORTS = {
  section: 'Importa',
  title: 'Importa un podcast',
  hint: 'I suoi episodi diventano le registrazioni di un Owlcast.',
  start: 'Importa',
  url: 'Indirizzo del feed RSS',
  lengths: (free, pro) =>
    `Gli episodi possono durare fino a ${free} minuti, con Pro fino a ${pro}. Quelli più lunghi vengono esclusi e vedi quali.`,
  chooseFeed: 'Questa pagina ha più di un feed. Qual è?',
  read: 'Leggi il feed',
  loading: 'Caricamento delle importazioni…',
  none: 'Ancora nessuna importazione.',
  list: 'Le tue importazioni',
  putCode:
    'Mostra che questo podcast è tuo: metti questo codice nella descrizione del feed e poi premi Controlla. Dopo puoi toglierlo.',
  check: 'Controlla il feed',
  copy: 'Copia il codice',
  copied: 'Copiato.',
  remove: 'Rimuovi',
  orEmail: (to) => `Oppure ricevi un codice via email a ${to}.`,
  codeSent: (to) => `Abbiamo inviato un codice a ${to}.`,
  send: 'Invia il codice',
  sendAgain: 'Invia un nuovo codice',
  typedCode: 'Codice dell’email',
  confirm: 'Conferma',
  running: (done, total) => `${formatCount(done)} episodi su ${formatCount(total)} completati.`,
  goesOn: 'Puoi chiudere. L’importazione continua da sola.',
  progress: 'Avanzamento dell’importazione',
  cancel: 'Annulla',
  finished: 'L’importazione è finita.',
  cancelled: 'Hai annullato l’importazione.',
  imported: (count) => counted(count, { one: '1 episodio importato.', other: '# episodi importati.' }),
  refused: (count) => counted(count, { one: '1 è stato escluso.', other: '# sono stati esclusi.' }),
  beyond: (count, max) =>
    counted(count, {
      one: `Questo feed ha # altro episodio. Un’importazione prende solo i primi ${formatCount(max)}.`,
      other: `Questo feed ha altri # episodi. Un’importazione prende solo i primi ${formatCount(max)}.`,
    }),
  capped: (max, megabytes) =>
    `Questo feed ha più episodi. Un’importazione prende solo i primi ${formatCount(max)}, e al massimo ${megabytes} MB.`,
  cutOff: 'Questo feed si interrompe a metà. Manca quello che segue.',
  repeat: 'Cerca nuovi episodi',
  open: 'Apri l’Owlcast',
  episodes: 'Episodi',
  more: 'Mostra altri',
  untitled: 'Senza titolo',
  states: {
    waiting: 'In attesa',
    imported: 'Importato',
    refused: 'Qualcosa è andato storto. Cerca nuovi episodi per riprovare.',
  },
  problems: {
    too_long: 'Più lungo di quanto permette il tuo piano',
    too_large: 'Il file è troppo grande',
    wrong_type: 'Non è un file MP3 o WAV',
    damaged: 'Il file è danneggiato o incompleto',
    changes_format: 'Il file cambia formato audio a metà, e i browser si fermano lì',
    wav_format: 'Un WAV deve essere mono a 16 bit, con una frequenza di campionamento comune',
    no_sound: 'Questo episodio non ha audio',
    bad_address: 'Il suo indirizzo non si può aprire',
    repeated: 'Questo episodio è due volte nel feed',
    unreachable: 'Non siamo riusciti a caricare il file',
    storage_full: 'Il tuo spazio è pieno',
    text_refused: 'Contiene parole che questo sito non permette',
    failed: 'Qualcosa è andato storto. Cerca nuovi episodi per riprovare.',
  },
}

export const ARCHIVE_IMPORT: typeof English.ARCHIVE_IMPORT = {
  title: 'Riprendi un’esportazione',
  hint: 'I tuoi post da un file zip scaricato da un sito Owlcast.',
  open: 'Riprendi',
  intro: 'Scegli il file zip ottenuto con “Scarica i tuoi dati”, qui o su un altro sito Owlcast.',
  choose: 'Scegli il file zip',
  reading: 'Lettura del file…',
  from: (username, site, date) => `Esportato da @${username} da ${site} il ${date}.`,
  take: 'Che cosa riprendere',
  profile: 'Nome, colore e immagine del profilo',
  dates: 'I tuoi post mantengono la data e sono segnati come importati. Non avvisiamo nessuno.',
  messages: 'I messaggi restano fuori, perché le persone con cui hai scritto non sono qui.',
  orphans: (count) =>
    counted(count, {
      one: '1 risposta al post di un’altra persona arriva solo per te.',
      other: '# risposte a post di altre persone arrivano solo per te.',
    }),
  omitted: {
    expired: (count) =>
      counted(count, {
        one: '1 post è svanito e resta fuori.',
        other: '# post sono svaniti e restano fuori.',
      }),
    no_recording: (count) =>
      counted(count, {
        one: '1 post non ha registrazione in questo file e resta fuori.',
        other: '# post non hanno registrazione in questo file e restano fuori.',
      }),
    hidden: (count) =>
      counted(count, {
        one: '1 post nascosto dalla moderazione resta fuori.',
        other: '# post nascosti dalla moderazione restano fuori.',
      }),
    owlcast_missing: (count) =>
      counted(count, {
        one: '1 registrazione nell’Owlcast di un’altra persona resta fuori.',
        other: '# registrazioni in Owlcast di altre persone restano fuori.',
      }),
  },
  unknown: (count) =>
    counted(count, {
      one: '1 post è di un tipo che questo sito non ha.',
      other: '# post sono di un tipo che questo sito non ha.',
    }),
  nothing: 'In questo file non c’è nulla da riprendere.',
  start: 'Riprendi ora',
  running: (done, total) => `${formatCount(done)} di ${formatCount(total)} fatti.`,
  keepOpen:
    'Lascia aperta questa finestra. Se si interrompe, scegli di nuovo lo stesso file: arriva solo ciò che manca.',
  progress: 'Avanzamento',
  cancel: 'Annulla',
  cancelled: 'Ti sei fermato qui. Ciò che è arrivato resta.',
  resume: 'Continua',
  another: 'Scegli un altro file',
  imported: (count) => counted(count, { one: '1 post ripreso.', other: '# post ripresi.' }),
  known: (count) => counted(count, { one: '1 era già qui.', other: '# erano già qui.' }),
  refused: (count) => counted(count, { one: '1 è rimasto fuori:', other: '# sono rimasti fuori:' }),
  damaged: 'Il suono manca o è danneggiato.',
  done: 'Fatto',
  problems: {
    not_zip: 'Questo non è un file zip.',
    foreign:
      'Questa non è un’esportazione di Owlcast, oppure è vecchia. Scarica di nuovo i tuoi dati e scegli quel file.',
    newer:
      'Questa esportazione viene da una versione più recente di Owlcast. Prima va aggiornato questo sito.',
    damaged: 'Questo file è danneggiato o incompleto. Scaricalo di nuovo.',
    too_large: 'Questo file si espande oltre ciò che un’esportazione può avere, quindi ci siamo fermati.',
  },
}
