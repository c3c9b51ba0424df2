/** Italian texts for errors. */

import type { ErrorTexts } from '../../errors/error-table'
import type * as RecordingLimit from '../../errors/recording-limit'
import { formatLimitReached } from '../../errors/recording-limit'
import type * as ReplyRefusal from '../../errors/reply-refusal'
import { formatReplyRefusal } from '../../errors/reply-refusal'
import { createPluralizer } from '../../i18n/plural'
import { CODE_DIGITS, IMPORTS_MAX, PARENTS_MAX, PRO_CENTS_PER_MONTH } from '../../limits'

const counted = createPluralizer('it')

const figure = (given: string | number | undefined) => Number(given).toLocaleString('it')

const PRO = `Pro ($${PRO_CENTS_PER_MONTH / 100}/mese)`

export const ERRORS: ErrorTexts = {
  'request.busy': 'Owlcast ora è molto occupato. Riprova.',
  'request.invalid': (p) => `Qualcosa in questa richiesta non va: ${p.reason}`,
  'request.length_required': 'Prima dobbiamo conoscere la dimensione del caricamento.',
  'request.wrong_type': 'Qui non possiamo accettare questo tipo di contenuto.',
  'request.prefetch_refused': 'Premi il pulsante per aprire.',
  'request.forbidden_origin': 'Questa richiesta veniva da un altro sito. L’abbiamo bloccata.',
  'request.idempotency_key_reused': 'L’hai già inviato con un altro contenuto.',
  'request.idempotency_key_required': 'Questa richiesta ha bisogno di una Idempotency-Key.',
  'request.puzzle_required': 'Una verifica veloce: risolvi il rompicapo.',
  'request.puzzle_failed': 'Il rompicapo non ha funzionato. Riprova.',
  'token.invalid': 'Questo token di accesso non esiste. Controlla che sia completo.',
  'token.expired': 'Questo token di accesso è scaduto. Creane uno nuovo.',
  'token.revoked': 'Questo token di accesso è stato revocato. Creane uno nuovo.',
  'token.scope_missing': (p) =>
    `Questo token di accesso non può farlo. Gli serve l’autorizzazione ${p.scope}.`,
  'token.session_required': 'I token di accesso non possono farlo. Accedi nell’app.',
  'token.in_address':
    'Invia il token di accesso nell’header Authorization. Gli indirizzi finiscono nei registri: revoca subito questo token.',
  'token.too_many': (p) => `Puoi avere fino a ${p.max} token di accesso. Prima revocane uno.`,
  'token.name_required': 'Dai un nome al token di accesso.',
  'webhook.address_refused': 'Inserisci un indirizzo pubblico che inizia con https://.',
  'webhook.too_many': (p) => `Puoi avere fino a ${p.max} webhook. Prima eliminane uno.`,
  'request.range_invalid': 'Questa registrazione non ha quella parte.',

  'auth.required': 'Accedi per continuare.',
  'auth.forbidden': 'Non puoi farlo.',
  'auth.age_required': 'Owlcast è per adulti. Conferma di avere almeno 18 anni.',
  'auth.email_and_password_required': 'Inserisci e-mail e password',
  'auth.fields_required': 'Compila tutti i campi',
  'auth.email_invalid': 'Inserisci un indirizzo e-mail come nome@example.org.',
  'auth.password_length': (p) => `La tua password deve avere da ${p.min} a ${p.max} caratteri.`,
  'auth.username_invalid': (p) =>
    `Il tuo nome utente deve avere da ${p.min} a ${p.max} caratteri: dalla a alla z, da 0 a 9 e _.`,
  'auth.username_taken': 'Questo nome utente è già preso. Scegline un altro.',
  'auth.display_name_too_long': (p) => `Il tuo nome visualizzato può avere al massimo ${p.max} caratteri.`,
  'auth.bad_credentials': 'Accesso non riuscito. Controlla le tue credenziali.',
  'auth.sign_in_failed': 'Accesso non riuscito',
  'auth.sign_up_failed': 'Non è stato possibile creare l’account. Riprova.',
  'auth.account_failed': 'Non è stato possibile creare l’account',
  'auth.verification_invalid': 'Questo link non è valido o è scaduto. Chiedine uno nuovo.',
  'auth.sign_up_expired': 'Questa registrazione è scaduta. Accedi di nuovo.',
  'auth.google_failed': 'Accesso con Google non riuscito',
  'auth.phone_required': 'Inserisci il tuo numero di telefono',
  'auth.code_required': 'Inserisci il codice di verifica',
  'auth.code_send_failed': 'Non è stato possibile inviare il codice di verifica',
  'auth.code_invalid': 'Codice di verifica non valido',
  'auth.phone_paused':
    'L’accesso con questo numero è in pausa perché la tua password è cambiata. Accedi in un altro modo e riattivalo nelle impostazioni.',
  'auth.code_failed': 'Non è stato possibile verificare il codice',
  'auth.code_length': `Inserisci le ${CODE_DIGITS} cifre del codice.`,
  'auth.sign_up_closed': 'Questo sito non accetta nuovi iscritti al momento.',
  'auth.sign_up_invitation': 'Ti serve un invito per iscriverti. Chiedi un link a chi è già qui.',
  'auth.sign_up_invitation_invalid':
    'Questo invito è già stato usato o è troppo vecchio. Chiedine uno nuovo.',
  'auth.sign_up_waiting': 'La tua iscrizione attende l’approvazione. Ti scriveremo appena sarà decisa.',
  'site.invitations_off': 'Al momento non si può invitare con un link.',
  'site.invitations_full': (p) =>
    `Puoi avere fino a ${p.max} inviti aperti. Eliminane uno o aspetta che venga usato.`,
  'setup.link_invalid':
    'Questo link di configurazione non è giusto. Apri il più recente mostrato dalla pubblicazione.',
  'setup.link_used': 'Questo link di configurazione è già stato usato. Accedi con l’account creato allora.',
  'setup.link_expired':
    'Questo link di configurazione è troppo vecchio. Creane uno nuovo: npm run setup-link -- --env production',
  'setup.done': 'Questo sito ha già un amministratore. Accedi.',
  'setup.email_taken': 'Questo indirizzo e-mail ha già un account qui.',

  'email.already_set': 'Il tuo account ha già un indirizzo e-mail.',
  'email.wrong_account': 'Questo link è per un altro account. Accedi con quello e apri di nuovo il link.',
  'phone.taken': 'Questo numero appartiene a un altro account.',
  'phone.last_sign_in_method': 'Accedi con questo numero. Aggiungi un indirizzo e-mail prima di rimuoverlo.',

  'passkey.unknown': 'Non conosciamo più questa passkey. Accedi in un altro modo.',
  'passkey.paused':
    'Questa passkey è in pausa perché la tua password è cambiata. Accedi in un altro modo e riattivala nelle impostazioni.',
  'passkey.invalid': 'Non è stato possibile verificare questa passkey. Riprova.',
  'passkey.expired': 'È passato troppo tempo. Riprova.',
  'passkey.not_confirmed': 'La passkey non è stata confermata. Non è cambiato niente.',
  'passkey.already_registered': 'Questo dispositivo ha già una passkey del tuo account.',
  'passkey.too_many': (p) => `Puoi avere al massimo ${p.max} passkey. Prima rimuovine una.`,
  'passkey.not_found': 'Non troviamo questa passkey. Forse è stata rimossa.',
  'passkey.name_required': 'Dai un nome alla passkey.',
  'passkey.name_too_long': (p) => `Il nome può avere al massimo ${p.max} caratteri.`,

  'account_deletion.name_mismatch': (p) =>
    `Scrivi il tuo nome utente, @${p.name}, per confermare che vuoi eliminare tutto.`,
  'proof.required': 'Prima conferma che sei tu.',
  'proof.password_required': 'Inserisci la tua password.',
  'proof.password_wrong': 'Questa password non è corretta. Riprova.',
  'proof.sign_in_required': 'Prima accedi di nuovo, così sappiamo che sei tu.',
  'account_deletion.failed': 'Non è stato possibile eliminare i tuoi dati. Riprova.',
  'export.failed': 'Non è stato possibile scaricare i tuoi dati. Riprova.',
  'recipient.deleted': 'Questa persona ha lasciato Owlcast. Non può più ricevere i tuoi messaggi.',

  'post.not_found': 'Contenuto non trovato. Forse è stato eliminato, o non puoi vederlo.',
  'post.tags_required': 'Aggiungi dei tag',
  'post.audio_required': 'Prima registra qualcosa.',
  'post.title_too_long': (p) => `Il titolo può avere al massimo ${p.max} caratteri.`,
  'post.tags_too_long': (p) => `I tuoi tag possono avere al massimo ${p.max} caratteri in tutto.`,
  'post.text_too_long': (p) => `Questo testo può avere al massimo ${p.max} caratteri.`,
  'post.text_invalid': 'Questo testo ha caratteri che non possiamo mostrare. Toglili.',
  'post.too_many_parents': `Una risposta riguarda al massimo ${PARENTS_MAX} post`,
  'post.publish_failed': (p) => `${p.name}: pubblicazione non riuscita. Riprova. Errore: ${p.message}`,
  'post.table_unreachable': 'Gli squawk non sono raggiungibili',
  'post.edit_conflict': 'È stato modificato in un’altra finestra. Controllalo di nuovo.',
  'transcript.no_recording': 'Questo post non ha una registrazione.',
  'transcript.too_short': 'Questa registrazione è troppo breve per contenere parole.',
  'transcript.not_configured': 'Qui le trascrizioni non sono ancora disponibili.',
  'transcript.not_ready': 'Non ci sono ancora parole da modificare.',
  'transcript.changed':
    'Queste parole sono state modificate in un’altra finestra. Le tue sono ancora qui: confrontale e salva di nuovo per sostituire le altre.',
  'transcript.empty': 'Scrivi che cosa è stato detto, oppure togli le parole.',
  'post.kind_unavailable': 'Non puoi ancora pubblicare questo tipo di post.',
  'post.already_published': 'Hai già pubblicato questa registrazione.',
  'post.audio_or_track_required': 'Scegli un MUE o registra il tuo messaggio',
  'post.recipient_required': 'Indica a chi (@nome, e-mail o telefono)',
  'follow.yourself': 'Non puoi seguire il tuo stesso profilo.',
  'follow.too_many': (p) => `Segui ${figure(p.max)} persone, è il massimo. Prima smetti di seguirne una.`,
  'safety.yourself': 'Non puoi bloccarti né silenziarti.',
  'feed.too_many': (p) => `Hai ${p.max} indirizzi privati, il massimo possibile. Rimuovine prima uno.`,
  'safety.too_many': (p) =>
    `In questo elenco ci sono ${figure(p.max)} persone, è il massimo. Prima togline una.`,
  'safety.suspended': (p) =>
    `Il tuo account è sospeso ${p.until ? `fino a: ${p.until}` : 'in modo permanente'}. Puoi ancora ascoltare, scaricare i tuoi dati ed eliminare i tuoi post o il tuo account.`,
  'safety.report_yourself': 'Non puoi segnalarti, né segnalare i tuoi post.',
  'safety.reason_required': 'Scegli che cosa non va.',
  'moderation.post_not_found': 'Questo non c’è più. È scaduto o è stato eliminato.',
  'moderation.yourself': 'Riguarda te. Deve decidere un’altra persona che modera.',
  'moderation.target_is_moderator': 'Solo l’amministrazione può farlo con chi modera.',
  'moderation.already_decided': 'Qualcun altro ha già deciso.',
  'moderation.person_not_found': 'Non troviamo questo membro.',
  'moderation.name_mismatch': (p) => `Scrivi @${p.name} per confermare che vuoi rimuovere questo account.`,
  'moderation.content_refused': 'Questo sito non ammette alcune di queste parole. Scegline altre.',
  'moderation.rule_invalid': 'Inserisci una parola, un indirizzo email o un dominio come example.org.',
  'moderation.too_many_rules': (p) => `Ci sono ${p.max} regole, il massimo. Prima rimuovine una.`,
  'auth.address_refused': 'Non puoi registrarti qui con questo indirizzo email.',
  'moderation.decision_not_found': 'Non troviamo questa decisione.',
  'moderation.appeal_repeated': 'Hai già fatto ricorso contro questa decisione.',
  'moderation.appeal_late': (p) => `Potevi fare ricorso per ${p.days} giorni. Il termine è passato.`,
  'moderation.appeal_by_other': 'La decisione è tua, quindi sul ricorso decide un’altra persona.',
  'conversation.not_found': 'Non troviamo questa conversazione.',
  'message.new_recipients_limit': (p) =>
    `Oggi hai scritto a ${counted(Number(p.max), { one: '# nuova persona', other: '# nuove persone' })}, è il massimo. Riprova domani. Puoi sempre scrivere a chi ti risponde o ti segue.`,
  'recipient.unknown': 'Nessuna persona trovata. Controlla il nome o usa l’e-mail.',
  'recipient.ambiguous': 'Più persone hanno questo nome. Usa il loro @nome.',
  'recipient.phone_country': 'Aggiungi il prefisso internazionale, come +39 06 1234 5678.',
  'recipient.yourself': 'Sei tu. Scegli un’altra persona.',
  'recipient.unconfirmed':
    'Anche un’altra persona può avere questo nome. Controlla a chi va, o usa il suo @nome.',
  'recipient.changed': 'Non è più la persona mostrata. Controlla a chi va.',
  'post.script_required': 'Compila il modulo e crea prima un testo con «Crea il testo»',
  'post.hum_fields_required': 'Indica il nome della persona e di che cosa soffre.',
  'post.script_contains_name': 'Il testo dice ancora il nome vero. Crealo di nuovo o togli il nome.',
  'post.title_contains_name': 'Il titolo dice ancora il nome vero. Toglilo.',
  'post.tags_contain_name': 'I tag dicono ancora il nome vero. Toglilo.',
  'post.script_locked':
    'Hai già letto questo testo ad alta voce. Per cambiarlo, registra di nuovo la storia.',
  'post.name_check_required': 'Conferma che titolo e tag non dicono di chi parla questa storia.',
  'post.consent_required': 'Conferma che hai il permesso di parlare di questa persona.',
  'post.song_fields_required': 'Indica il titolo della canzone e di chi è, e conferma che è originale.',
  'post.price_invalid': (p) => `Scegli gratis o un prezzo da ${p.min} a ${p.max}.`,
  'post.price_below_cost': (p) =>
    `A ${p.price} il pagamento con carta si prende tutto. Scegli ${p.min} o più.`,
  'post.pro_required': `Passa a ${PRO} per far pagare l’accesso ai contenuti premium`,

  'purchase.free': 'Qui l’ascolto è gratuito.',
  'purchase.members_only': 'È privato. Può ascoltare solo chi partecipa: accetta prima il tuo invito.',
  'purchase.price_changed': (p) => `Ora il prezzo è ${p.price}. Controllalo di nuovo.`,
  'purchase.confirming': 'Stiamo confermando il tuo pagamento. Aspetta un momento.',
  'plan.changed': 'Il tuo piano è cambiato. Controllalo di nuovo.',
  'billing.not_configured': 'Qui non puoi ancora comprare niente. I pagamenti non sono configurati.',
  'billing.failed': 'Il servizio di pagamento non ha risposto. Non ti è stato addebitato niente. Riprova.',
  'payouts.not_offered': 'Questo sito non paga ancora da solo. I tuoi guadagni restano da parte per te.',
  'payouts.failed': 'Il servizio di pagamento non ha risposto. Non è cambiato nulla. Riprova.',
  'billing.signature_invalid': 'Questo messaggio non era firmato dal servizio di pagamento.',
  'email.report_unsigned': 'Questo messaggio non era firmato dal servizio di posta.',

  'connection.circular': 'Una risposta non può riportare a sé stessa.',
  'connection.different_people':
    'Questi messaggi sono privati e tra persone diverse. Non puoi inviare una sola risposta a tutti.',
  'connection.other_recipient':
    'Stai rispondendo a un messaggio privato, quindi la tua risposta va alla persona con cui parli. Togli l’altro destinatario.',
  'connection.last_parent': 'Lascia almeno un post a cui rispondi.',
  'connection.parent_less_public': 'Non puoi collegarti a questo post. Lo vedono meno persone del tuo.',
  'connection.moment_invalid':
    'Non puoi rispondere a quella parte della registrazione. Scegline una che puoi ascoltare.',
  'connection.not_found': 'Non troviamo questo collegamento.',
  'connection.not_yours': 'Solo chi ha creato questo collegamento può eliminarlo.',
  'reply.sign_in_to_delete': 'Accedi per eliminare le risposte',
  'reply.not_allowed': (p) => formatReplyRefusal({ from: String(p.from), by: String(p.name) }),
  'reply.delete_failed': 'Non è stato possibile eliminare la risposta. Forse non puoi farlo.',

  'podcast.source_required': 'Inserisci l’URL di un podcast o carica un file audio',
  'podcast.url_required': 'Prima inserisci l’URL di un podcast',
  'podcast.author_required': 'Indica a chi rispondi',
  'podcast.subject_required': 'Indica l’argomento',
  'podcast.tag_required': 'Aggiungi almeno un altro tag alla tua risposta al podcast',
  'podcast.file_type': 'Scegli un file audio valido (WAV, MP3, OGG, M4A)',
  'podcast.file_unsupported': (p) =>
    `Questo browser non può riprodurre il suono di questo file ${p.format}. Esportalo di nuovo, come MP3 o AAC.`,
  'podcast.file_changes': 'Questo file cambia formato nel suo primo secondo, e si può leggere solo fin lì.',
  'podcast.file_too_short': (p) =>
    `Questo file è troppo corto per un estratto. Servono almeno ${p.min} s di suono.`,
  'podcast.file_too_large': 'Il file deve essere più piccolo di 50 MB',
  'podcast.file_too_long': (p) =>
    `Questo browser può aprire ${p.max} minuti di un file così. Scegli un file più corto o un MP3.`,
  'podcast.load_failed':
    'Non siamo riusciti a caricare questo indirizzo. Forse l’host non lo permette (CORS).',
  'podcast.clip_required': 'Prima taglia una clip.',
  'podcast.trim_failed': 'Non è stato possibile tagliare l’audio. Riprova.',

  'import.feed_unreachable':
    'Non siamo riusciti a caricare questo feed. Controlla l’indirizzo e che chiunque possa aprirlo.',
  'import.feed_invalid': 'A questo indirizzo non c’è un podcast. Inserisci l’indirizzo del suo feed RSS.',
  'import.feed_choice': (p) =>
    `Questa pagina ha più di un feed. Inserisci l’indirizzo di uno di questi: ${p.url}`,
  'import.too_many': `Puoi importare fino a ${IMPORTS_MAX} podcast. Rimuovine uno non ancora confermato.`,
  'import.expired': 'Questo post è già svanito, quindi non l’abbiamo importato.',
  'import.owlcast_missing': 'L’Owlcast di questa registrazione non è qui.',
  'import.clip_limit': (p) =>
    `Puoi importare ${p.count} estratti di un episodio al giorno. Importa di nuovo domani.`,
  'import.recent_limit': (p) =>
    `Puoi importare ${p.count} post pubblici dell’ultimo giorno ogni ora. Importa di nuovo più tardi.`,
  'import.not_found': 'Non troviamo questa importazione.',
  'import.proved': 'Hai già mostrato che questo podcast è tuo.',
  'import.no_email':
    'Questo feed non indica un indirizzo email. Metti invece il codice nella sua descrizione.',
  'import.code_missing': (p) =>
    `Il feed non contiene ancora il codice ${p.code}. Alcuni servizi impiegano qualche minuto ad aggiornarlo.`,
  'import.code_wrong': 'Questo codice è sbagliato o troppo vecchio. Controllalo o inviane uno nuovo.',

  'report.name_required': 'Inserisci il tuo nome.',
  'report.work_required': 'Dicci che cosa è stato usato e di chi è.',
  'report.confirmation_required': 'Confermalo prima di inviare la segnalazione.',

  'owlcast.name_required': 'Dai un nome al tuo Owlcast',
  'owlcast.sign_in_required': 'Accedi per creare un Owlcast',
  'owlcast.create_failed': 'Non è stato possibile creare l’Owlcast. Riprova.',
  'owlcast.create_failed_because': (p) => `Non è stato possibile creare l’Owlcast: ${p.message}`,
  'owlcast.pro_required': `Gli Owlcast non in elenco e privati fanno parte di Pro. Passa a ${PRO}, o rendilo pubblico.`,
  'owlcast.has_members':
    'Altre persone si sono unite o hanno registrato qui quando era meno pubblico. Ora non puoi renderlo più pubblico.',
  'owlcast.has_buyers':
    'Qualcuno ha pagato per ascoltare. Puoi toglierlo dagli elenchi, ma non renderlo privato.',
  'owlcast.visibility_changed':
    'Ora più persone possono ascoltare questo Owlcast. Controllalo prima di pubblicare.',
  'owlcast.members_only': 'Solo chi partecipa può rispondere a questo Owlcast, registrando al suo interno.',
  'owlcast.parents_outside':
    'Il post a cui rispondi non è in questo Owlcast. Toglilo o scegli un altro Owlcast.',
  'owlcast.recording_not_added': 'Registrazione salvata, ma non aggiunta all’Owlcast. Riprova.',
  'invitation.identifier_required': 'Inserisci un’e-mail o un @nome',
  'invitation.user_not_found': (p) =>
    `@${p.name} non è stato trovato. Controlla il nome utente o usa invece l’e-mail.`,
  'invitation.already_collaborator': (p) => `${p.name} partecipa già.`,
  'invitation.too_many': (p) => `Puoi invitare al massimo ${figure(p.max)} persone a un post.`,
  'invitation.private_message': 'Non puoi invitare nessuno a un messaggio privato.',
  'invitation.recording_not_supported': 'Invita le persone all’Owlcast, non a una sola registrazione.',
  'invitation.not_found': 'Non troviamo questo invito.',
  'invitation.failed': 'Non è stato possibile inviare l’invito. Riprova.',
  'invitation.failed_because': (p) => `Non è stato possibile inviare l’invito: ${p.message}`,
  'invitation.link_error': (p) =>
    `Errore nel link d’invito: ${p.message}. Contatta la persona che ti ha mandato il link.`,
  'invitation.invalid':
    'Questo link d’invito non è valido o è scaduto. Contatta la persona che te l’ha mandato.',

  'live.upgrade_required': 'Questo indirizzo accetta solo connessioni WebSocket.',
  'live.too_many_connections': 'Hai troppe finestre aperte. Chiudine qualcuna.',

  'share.incomplete': 'Link non valido – manca il tipo di contenuto o l’ID.',
  'share.link_invalid': 'Questo link non è valido o è scaduto. Chiedine uno nuovo.',
  'share.link_used': 'Questo link è scaduto o è già stato usato. Chiedine uno nuovo.',
  'share.not_found_because': (p) =>
    `Contenuto non trovato: ${p.message}. Forse è stato eliminato, o non puoi vederlo.`,
  'share.id_invalid': 'L’ID di questo link non è completo.',
  'share.load_failed': (p) =>
    `Non è stato possibile caricare il contenuto: ${p.message}. Contatta l’assistenza con questo URL: ${p.url}.`,
  'share.link_not_needed': 'Solo i messaggi a un’e-mail o a un numero di telefono hanno questi link.',
  'share.format_unsupported': 'È supportato solo JSON.',
  'share.removed': 'Forse questo contenuto è stato rimosso, o il link non è valido.',

  'media.not_found': 'Non troviamo questa registrazione.',
  'media.invalid': 'Non possiamo riprodurre questa registrazione. Registrala di nuovo.',
  'media.damaged': 'Questo suono è danneggiato o incompleto.',
  'media.changes_format': 'Questo suono cambia formato a metà, e i browser si fermano lì.',
  'media.wav_format': 'Un WAV deve essere mono a 16 bit e contenere solo il suono.',
  'media.too_long': (p) => `Questa registrazione è troppo lunga. Qui puoi registrare fino a ${p.seconds} s.`,
  'media.too_large': (p) => `Questa registrazione è troppo grande. Può avere al massimo ${p.megabytes} MB.`,
  'media.hash_mismatch': 'La registrazione non è arrivata per intero. Riprova.',
  'media.already_stored': 'Hai già inviato un’altra versione di questa registrazione. Riprova.',
  'media.not_stored': 'La registrazione non è ancora arrivata. Riprova.',
  'media.quota_exceeded': 'Il tuo spazio è pieno. Elimina qualche post per fare posto.',
  'media.upload_failed': (p) => `Non è stato possibile caricare l’audio: ${p.error} Riprova.`,
  'media.payment_required': (p) => `${p.price} per ascoltare`,

  'record.microphone_denied': 'Consenti l’accesso al microfono per registrare!',
  'record.microphone_missing': 'Non troviamo un microfono. Collegane uno e riprova.',
  'record.microphone_busy': 'Un’altra app sta usando il microfono. Chiudila e riprova.',
  'record.microphone_lost': 'Il microfono si è scollegato. La tua registrazione è in pausa e al sicuro.',
  'record.limit_reached': (p) => formatLimitReached(Number(p.seconds)),
  'record.silent': 'Non ti sentiamo. Il tuo microfono è disattivato?',
  'record.clipping': 'Il suono è distorto. Allontanati dal microfono o abbassane il livello.',
  'record.silent_take':
    'In questa registrazione non si sente quasi niente. Controlla il microfono e registra di nuovo.',
  'record.clipped_take':
    'Alcune parti di questa registrazione sono distorte e non si possono riparare. Allontanati dal microfono o abbassane il livello, poi registra di nuovo.',
  'record.unsupported': 'Questo browser non può registrare audio. Provane un altro.',
  'record.storage_full':
    'Su questo dispositivo non c’è più spazio. Puoi continuare a registrare, ma pubblica prima di chiudere la scheda.',
  'record.storage_missing':
    'Questo browser non può salvare mentre registri. Pubblica prima di chiudere la scheda.',
  'record.open_elsewhere': 'Questa registrazione è aperta in un’altra scheda.',
  'record.mixing_failed': 'Il missaggio non è riuscito. Si sente solo la voce.',
  'record.empty': 'Non è stato registrato niente. Riprova.',
  'record.unreadable': 'Questo dispositivo non riesce più a leggere la registrazione. Registrala di nuovo.',

  'play.missing': (p) => `Impossibile riprodurre ${p.kind}. Forse il file audio manca o è danneggiato.`,
  'play.failed': (p) => `Impossibile riprodurre ${p.kind}. Riprova.`,
  'play.audio_error': (p) => `Errore audio: ${p.code} – ${p.message}`,
  'play.playback_failed': (p) => `Riproduzione non riuscita: ${p.name} – ${p.message}`,
  'play.no_hum': 'Nessun messaggio trovato per questa storia di guarigione',
  'play.hum_error': 'Non è stato possibile caricare la storia di guarigione',
  'play.no_songs': 'Nessuna canzone trovata in questa catena',
  'play.songs_error': 'Non è stato possibile caricare la catena di canzoni',
  'play.audio_failed': 'Non è stato possibile riprodurre l’audio. Riprova.',
  'play.no_conversation': 'In questa conversazione non c’è niente da ascoltare',
  'play.conversation_error': 'Non è stato possibile caricare l’audio della conversazione',

  'profile.fields_required': 'Compila tutti i campi',
  'profile.update_failed': 'Non è stato possibile aggiornare il profilo. Riprova.',
  'profile.fediverse_invalid': 'Scrivilo così: @nome@server.example',
  'picture.not_an_image': 'Scegli un file immagine',
  'picture.too_large': 'La foto deve essere più piccola di 10 MB',
  'avatar.update_failed': 'Non è stato possibile cambiare la foto. Riprova.',
  'avatar.upload_failed': 'Non è stato possibile caricare la foto. Riprova.',
  'avatar.invalid': (p) =>
    `Usa un’immagine fissa JPEG, PNG o WebP di al massimo ${figure(p.pixels)} pixel per lato.`,
  'cover.invalid': (p) => `Usa un’immagine JPEG quadrata di al massimo ${figure(p.pixels)} pixel per lato.`,
  'profile.username_changes': (p) =>
    `Puoi cambiare il tuo nome utente ${p.count} volte in ${p.days} giorni. Riprova più tardi.`,

  'notification.denied':
    'Le notifiche non sono consentite. Puoi consentirle nelle impostazioni del tuo browser.',
  'contacts.denied':
    'L’accesso ai contatti non è consentito. Consentilo nelle impostazioni del tuo browser o importa un file.',
  'contacts.sync_failed': (p) => `Non è stato possibile sincronizzare i contatti: ${p.reason}`,
  'contacts.unsupported': 'Questo browser non può aprire i tuoi contatti. Importa invece un file.',
  'contacts.daily_limit': (p) =>
    `Oggi hai cercato ${figure(p.max)} indirizzi e numeri, è il massimo. Continua domani.`,
  'contacts.import_failed': (p) => `Non è stato possibile importare i contatti: ${p.reason}`,

  'library.load_failed': 'Non è stato possibile caricare i MUE',
  'library.setup_failed': 'Non è stato possibile preparare la tabella dei MUE',
  'library.populate_failed': 'Non è stato possibile riempire il database',
  'library.sync_failed': 'Sincronizzazione con l’archivio non riuscita',
  'library.no_url': (p) => `Impossibile riprodurre ${p.name} – nessun URL`,
  'library.play_failed': (p) => `Impossibile riprodurre ${p.name}`,
}

export const LIMIT_TEXTS: typeof RecordingLimit.LIMIT_TEXTS = {
  seconds: (seconds) => `Limite gratuito raggiunto (${seconds} s)`,
  minutes: (minutes) => `Limite di ${counted(minutes, { one: '# minuto', other: '# minuti' })} raggiunto`,
}

export const WHO_MAY_REPLY: typeof ReplyRefusal.WHO_MAY_REPLY = {
  followed: (by) =>
    by
      ? `Qui possono rispondere solo le persone che segue ${by}.`
      : 'Qui possono rispondere solo alcune persone.',
  mentioned: (by) =>
    by
      ? `Qui possono rispondere solo le persone menzionate da ${by}.`
      : 'Qui possono rispondere solo alcune persone.',
  nobody: (by) => (by ? `${by} ha disattivato le risposte qui.` : 'Qui le risposte sono disattivate.'),
}
