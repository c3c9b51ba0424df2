/** Italian texts of the page for developers. */
import type * as English from '../en/developer-page'

export const DEVELOPERS: typeof English.DEVELOPERS = {
  title: 'Sviluppa con Owlcast',
  intro:
    'Tutto ciò che fai nell’app può farlo un programma per te: pubblicare una registrazione, leggere un feed, rispondere a un messaggio.',
  tokenTitle: '1. Ottieni un token',
  tokenText:
    'Apri le impostazioni, crea un token di accesso e scegli che cosa può fare. Copialo subito, perché lo mostriamo una volta sola.',
  tokenLink: 'Apri le impostazioni',
  headerText:
    'Invialo nell’header Authorization di ogni richiesta. Non metterlo mai in un indirizzo: lo rifiutiamo, perché gli indirizzi finiscono nei registri.',
  publishTitle: '2. Pubblica una registrazione',
  publishText:
    'Tre chiamate: prenota un caricamento, invia i byte, pubblica. Questi esempi pubblicano voice.mp3 dalla tua cartella e mostrano il nuovo post.',
  curl: 'Con curl',
  typescript: 'Con TypeScript',
  scopesTitle: 'Che cosa può fare un token',
  scopesText: 'Un token non può mai accedere, creare token, moderare o eliminare un account.',
  rulesTitle: 'Buono a sapersi',
  limitsText:
    'Se chiami troppo spesso, la risposta ha lo stato 429 e Retry-After dice quanti secondi aspettare.',
  retryText:
    'Invia una Idempotency-Key quando pubblichi. Se la connessione cade, ripeti la chiamata con la stessa chiave: ricevi la prima risposta e nessun secondo post.',
  pagesText:
    'Gli elenchi arrivano a pagine. Invia il cursor di una pagina per avere la successiva; null è la fine.',
  errorsText: 'Gli errori sono JSON con un code uguale in tutte le lingue e un testo che puoi mostrare.',
  webhooksTitle: 'Webhook',
  webhooksText:
    'Aggiungi un indirizzo nelle impostazioni. Lo chiamiamo quando pubblichi o quando qualcuno ti risponde, ti scrive o ti menziona. Le chiamate contengono solo identificativi; leggi il post con il tuo token. Una chiamata fallita viene ripetuta per circa un giorno.',
  verifyText: 'Verifica che una chiamata arrivi da noi:',
  botTitle: 'Bot',
  botText:
    'Se un programma pubblica da solo, dillo: attiva il segno di bot nelle impostazioni, in «Sviluppatori e dati».',
  referenceTitle: 'Tutte le chiamate',
  referenceText: 'Ogni chiamata, con parametri e risposte, è nel documento OpenAPI.',
  referenceLink: 'Documento OpenAPI',
  generateText: 'I generatori ne fanno un client tipizzato, per esempio:',
}
