/** Dutch texts for errors. */

import type { ErrorTexts } from '../../errors/error-table'
import type * as RecordingLimit from '../../errors/recording-limit'
import { formatLimitReached } from '../../errors/recording-limit'
import type * as ReplyRefusal from '../../errors/reply-refusal'
import { formatReplyRefusal } from '../../errors/reply-refusal'
import { createPluralizer } from '../../i18n/plural'
import { CODE_DIGITS, IMPORTS_MAX, PARENTS_MAX, PRO_CENTS_PER_MONTH } from '../../limits'

const counted = createPluralizer('nl')

const figure = (given: string | number | undefined) => Number(given).toLocaleString('nl')

const PRO = `Pro ($${PRO_CENTS_PER_MONTH / 100}/mnd)`

export const ERRORS: ErrorTexts = {
  'request.busy': 'Owlcast heeft het nu erg druk. Probeer het opnieuw.',
  'request.invalid': (p) => `Er klopt iets niet aan dit verzoek: ${p.reason}`,
  'request.length_required': 'We moeten eerst weten hoe groot de upload is.',
  'request.wrong_type': 'Dit soort inhoud kunnen we hier niet aannemen.',
  'request.prefetch_refused': 'Druk op de knop om dit te openen.',
  'request.forbidden_origin': 'Dit verzoek kwam van een andere site. We hebben het geblokkeerd.',
  'request.idempotency_key_reused': 'Je hebt dit al met andere inhoud verstuurd.',
  'request.idempotency_key_required': 'Dit verzoek heeft een Idempotency-Key nodig.',
  'request.puzzle_required': 'Eerst een snelle controle: los de puzzel op.',
  'request.puzzle_failed': 'De puzzel is niet gelukt. Probeer het opnieuw.',
  'token.invalid': 'Dit toegangstoken bestaat niet. Controleer of het volledig is.',
  'token.expired': 'Dit toegangstoken is verlopen. Maak een nieuw token.',
  'token.revoked': 'Dit toegangstoken is ingetrokken. Maak een nieuw token.',
  'token.scope_missing': (p) => `Dit toegangstoken mag dit niet. Het heeft de toestemming ${p.scope} nodig.`,
  'token.session_required': 'Toegangstokens kunnen dit niet. Log in via de app.',
  'token.in_address':
    'Stuur het toegangstoken in de Authorization-header. Adressen komen in logboeken terecht, dus trek dit token nu in.',
  'token.too_many': (p) => `Je kunt maximaal ${p.max} toegangstokens hebben. Trek er eerst een in.`,
  'token.name_required': 'Geef het toegangstoken een naam.',
  'webhook.address_refused': 'Vul een openbaar adres in dat begint met https://.',
  'webhook.too_many': (p) => `Je kunt maximaal ${p.max} webhooks hebben. Verwijder er eerst een.`,
  'request.range_invalid': 'Deze opname heeft dat deel niet.',

  'auth.required': 'Log in om verder te gaan.',
  'auth.forbidden': 'Dit mag je niet doen.',
  'auth.age_required': 'Owlcast is voor volwassenen. Bevestig dat je 18 of ouder bent.',
  'auth.email_and_password_required': 'Vul je e-mailadres en wachtwoord in',
  'auth.fields_required': 'Vul alle velden in',
  'auth.email_invalid': 'Vul een e-mailadres in zoals naam@example.org.',
  'auth.password_length': (p) => `Je wachtwoord heeft ${p.min} tot ${p.max} tekens nodig.`,
  'auth.username_invalid': (p) =>
    `Je gebruikersnaam heeft ${p.min} tot ${p.max} tekens nodig: a tot z, 0 tot 9 en _.`,
  'auth.username_taken': 'Deze gebruikersnaam is bezet. Kies een andere.',
  'auth.display_name_too_long': (p) => `Je weergavenaam mag hoogstens ${p.max} tekens hebben.`,
  'auth.bad_credentials': 'Inloggen is niet gelukt. Controleer je gegevens.',
  'auth.sign_in_failed': 'Inloggen is niet gelukt',
  'auth.sign_up_failed': 'Het account kon niet worden gemaakt. Probeer het opnieuw.',
  'auth.account_failed': 'Het account kon niet worden gemaakt',
  'auth.verification_invalid': 'Deze link is ongeldig of verlopen. Vraag een nieuwe.',
  'auth.sign_up_expired': 'Deze registratie is verlopen. Log opnieuw in.',
  'auth.google_failed': 'Inloggen met Google is niet gelukt',
  'auth.phone_required': 'Vul je telefoonnummer in',
  'auth.code_required': 'Vul de verificatiecode in',
  'auth.code_send_failed': 'De verificatiecode kon niet worden verstuurd',
  'auth.code_invalid': 'Ongeldige verificatiecode',
  'auth.phone_paused':
    'Inloggen met dit nummer is gepauzeerd omdat je wachtwoord is gewijzigd. Log op een andere manier in en zet het bij de instellingen weer aan.',
  'auth.code_failed': 'De code kon niet worden nagekeken',
  'auth.code_length': `Vul de ${CODE_DIGITS} cijfers van de code in.`,
  'auth.sign_up_closed': 'Deze site neemt nu geen nieuwe leden aan.',
  'auth.sign_up_invitation':
    'Je hebt een uitnodiging nodig om mee te doen. Vraag iemand die er al is om een link.',
  'auth.sign_up_invitation_invalid': 'Deze uitnodiging is al gebruikt of te oud. Vraag om een nieuwe.',
  'auth.sign_up_waiting': 'Je registratie wacht op goedkeuring. We schrijven je zodra er een besluit is.',
  'site.invitations_off': 'Uitnodigen met een link kan nu niet.',
  'site.invitations_full': (p) =>
    `Je kunt hoogstens ${p.max} open uitnodigingen hebben. Verwijder er een of wacht tot er een is gebruikt.`,
  'setup.link_invalid': 'Deze instellink klopt niet. Open de nieuwste uit de uitvoer van de deployment.',
  'setup.link_used': 'Deze instellink is al gebruikt. Log in met het account dat ermee is gemaakt.',
  'setup.link_expired': 'Deze instellink is te oud. Maak een nieuwe: npm run setup-link -- --env production',
  'setup.done': 'Deze site heeft al een beheerder. Log in.',
  'setup.email_taken': 'Dit e-mailadres heeft hier al een account.',

  'email.already_set': 'Je account heeft al een e-mailadres.',
  'email.wrong_account': 'Deze link is voor een ander account. Log daar in en open de link opnieuw.',
  'phone.taken': 'Dit nummer hoort bij een ander account.',
  'phone.last_sign_in_method':
    'Je logt in met dit nummer. Voeg een e-mailadres toe voordat je het verwijdert.',

  'passkey.unknown': 'We kennen deze passkey niet meer. Log op een andere manier in.',
  'passkey.paused':
    'Deze passkey is gepauzeerd omdat je wachtwoord is gewijzigd. Log op een andere manier in en zet hem bij de instellingen weer aan.',
  'passkey.invalid': 'Deze passkey kon niet worden nagekeken. Probeer het opnieuw.',
  'passkey.expired': 'Dit duurde te lang. Probeer het opnieuw.',
  'passkey.not_confirmed': 'De passkey is niet bevestigd. Er is niets veranderd.',
  'passkey.already_registered': 'Dit apparaat heeft al een passkey van je account.',
  'passkey.too_many': (p) => `Je kunt hoogstens ${p.max} passkeys hebben. Verwijder er eerst een.`,
  'passkey.not_found': 'We kunnen deze passkey niet vinden. Misschien is hij verwijderd.',
  'passkey.name_required': 'Geef de passkey een naam.',
  'passkey.name_too_long': (p) => `De naam mag hoogstens ${p.max} tekens hebben.`,

  'account_deletion.name_mismatch': (p) =>
    `Typ je gebruikersnaam, @${p.name}, om te bevestigen dat je alles wilt verwijderen.`,
  'proof.required': 'Bevestig eerst dat jij het bent.',
  'proof.password_required': 'Vul je wachtwoord in.',
  'proof.password_wrong': 'Dat wachtwoord klopt niet. Probeer het opnieuw.',
  'proof.sign_in_required': 'Log eerst opnieuw in, zodat we weten dat jij het bent.',
  'account_deletion.failed': 'Je gegevens konden niet worden verwijderd. Probeer het opnieuw.',
  'export.failed': 'Je gegevens konden niet worden gedownload. Probeer het opnieuw.',
  'recipient.deleted': 'Deze persoon is niet meer op Owlcast en kan je berichten niet meer krijgen.',

  'post.not_found': 'Inhoud niet gevonden. Misschien is die verwijderd, of mag je die niet zien.',
  'post.tags_required': 'Voeg tags toe',
  'post.audio_required': 'Neem eerst iets op.',
  'post.title_too_long': (p) => `De titel mag hoogstens ${p.max} tekens hebben.`,
  'post.tags_too_long': (p) => `Je tags mogen samen hoogstens ${p.max} tekens hebben.`,
  'post.text_too_long': (p) => `Deze tekst mag hoogstens ${p.max} tekens hebben.`,
  'post.text_invalid': 'In deze tekst staan tekens die we niet kunnen tonen. Haal ze weg.',
  'post.too_many_parents': `Een antwoord gaat over hoogstens ${PARENTS_MAX} posts`,
  'post.publish_failed': (p) =>
    `${p.name}: publiceren is niet gelukt. Probeer het opnieuw. Fout: ${p.message}`,
  'post.table_unreachable': 'De squawks zijn even niet bereikbaar',
  'post.edit_conflict': 'Dit is in een ander venster gewijzigd. Bekijk het nog een keer.',
  'transcript.no_recording': 'Dit bericht heeft geen opname.',
  'transcript.too_short': 'Deze opname is te kort voor woorden.',
  'transcript.not_configured': 'Transcripties zijn hier nog niet beschikbaar.',
  'transcript.not_ready': 'Er zijn nog geen woorden om te wijzigen.',
  'transcript.changed':
    'Deze woorden zijn in een ander venster gewijzigd. De jouwe staan hier nog: vergelijk ze en sla nog een keer op om de andere te vervangen.',
  'transcript.empty': 'Schrijf wat er gezegd is, of verwijder de woorden.',
  'post.kind_unavailable': 'Dit soort post kun je nog niet publiceren.',
  'post.already_published': 'Je hebt deze opname al gepubliceerd.',
  'post.audio_or_track_required': 'Kies een MUE of neem je bericht op',
  'post.recipient_required': 'Vul in voor wie het is (@gebruikersnaam, e-mail of telefoon)',
  'follow.yourself': 'Je kunt jezelf niet volgen.',
  'follow.too_many': (p) => `Je volgt ${figure(p.max)} mensen, meer kan niet. Stop eerst met iemand volgen.`,
  'safety.yourself': 'Je kunt jezelf niet blokkeren of dempen.',
  'feed.too_many': (p) => `Je hebt ${p.max} privéadressen en dat is het maximum. Verwijder er eerst een.`,
  'safety.too_many': (p) =>
    `Er staan ${figure(p.max)} mensen op deze lijst, meer kan niet. Haal er eerst iemand af.`,
  'safety.suspended': (p) =>
    `Je account is ${p.until ? `geschorst tot ${p.until}` : 'permanent geschorst'}. Je kunt nog steeds luisteren, je gegevens downloaden en je posts of je account verwijderen.`,
  'safety.report_yourself': 'Je kunt jezelf of je eigen posts niet melden.',
  'safety.reason_required': 'Kies wat er mis is.',
  'moderation.post_not_found': 'Dit is er niet meer. Het is verlopen of verwijderd.',
  'moderation.yourself': 'Dit gaat over jou. Een andere moderator moet beslissen.',
  'moderation.target_is_moderator': 'Alleen een beheerder kan dit bij een moderator doen.',
  'moderation.already_decided': 'Een andere moderator heeft hier al over beslist.',
  'moderation.person_not_found': 'We kunnen dit lid niet vinden.',
  'moderation.name_mismatch': (p) => `Typ @${p.name} om te bevestigen dat je dit account wilt verwijderen.`,
  'moderation.content_refused': 'Sommige van deze woorden mogen hier niet. Kies andere.',
  'moderation.rule_invalid': 'Vul een woord, een e-mailadres of een domein zoals example.org in.',
  'moderation.too_many_rules': (p) => `Er zijn ${p.max} regels, dat is het maximum. Haal er eerst een weg.`,
  'auth.address_refused': 'Je kunt hier geen account maken met dit e-mailadres.',
  'moderation.decision_not_found': 'We kunnen deze beslissing niet vinden.',
  'moderation.appeal_repeated': 'Je hebt al bezwaar gemaakt tegen deze beslissing.',
  'moderation.appeal_late': (p) =>
    `Je kon ${p.days} dagen bezwaar maken tegen deze beslissing. Die tijd is voorbij.`,
  'moderation.appeal_by_other': 'Dit was jouw beslissing, dus een andere moderator beslist over het bezwaar.',
  'conversation.not_found': 'We kunnen dit gesprek niet vinden.',
  'message.new_recipients_limit': (p) =>
    `Je schreef vandaag ${counted(Number(p.max), { one: '# nieuw iemand', other: '# nieuwe mensen' })}, meer kan niet. Probeer het morgen weer. Je kunt altijd schrijven aan mensen die je antwoorden of volgen.`,
  'recipient.unknown': 'Niemand gevonden. Controleer de naam of gebruik het e-mailadres.',
  'recipient.ambiguous': 'Er zijn meer mensen met deze naam. Gebruik hun @gebruikersnaam.',
  'recipient.phone_country': 'Zet de landcode erbij, zoals +31 20 555 1234.',
  'recipient.yourself': 'Dit ben jij. Kies iemand anders.',
  'recipient.unconfirmed':
    'Iemand anders kan deze naam ook hebben. Kijk na naar wie het gaat, of gebruik de @gebruikersnaam.',
  'recipient.changed': 'Dit is niet meer de persoon die werd getoond. Kijk na naar wie het gaat.',
  'post.script_required': 'Vul eerst het formulier in en maak een tekst met ‘Tekst maken’',
  'post.hum_fields_required': 'Vul de naam van de persoon en de aandoening in.',
  'post.script_contains_name':
    'De echte naam staat nog in de tekst. Maak de tekst opnieuw of haal de naam weg.',
  'post.title_contains_name': 'De echte naam staat nog in de titel. Haal die weg.',
  'post.tags_contain_name': 'De echte naam staat nog in de tags. Haal die weg.',
  'post.script_locked':
    'Je hebt deze tekst al voorgelezen. Neem het verhaal opnieuw op om hem te veranderen.',
  'post.name_check_required': 'Bevestig dat titel en tags niet zeggen over wie het gaat.',
  'post.consent_required': 'Bevestig dat je toestemming hebt om over deze persoon te spreken.',
  'post.song_fields_required':
    'Vul in hoe het lied heet en van wie het is, en bevestig dat het een eigen lied is.',
  'post.price_invalid': (p) => `Kies gratis, of een prijs van ${p.min} tot ${p.max}.`,
  'post.price_below_cost': (p) => `Bij ${p.price} gaat alles op aan de kaartbetaling. Kies ${p.min} of meer.`,
  'post.pro_required': `Neem ${PRO} om geld te vragen voor premium inhoud`,

  'purchase.free': 'Luisteren is hier gratis.',
  'purchase.members_only': 'Dit is privé. Alleen wie meewerkt kan luisteren: accepteer eerst je uitnodiging.',
  'purchase.price_changed': (p) => `De prijs is nu ${p.price}. Bekijk hem nog een keer.`,
  'purchase.confirming': 'We bevestigen je betaling. Wacht even.',
  'plan.changed': 'Je abonnement is gewijzigd. Bekijk het nog een keer.',
  'billing.not_configured': 'Je kunt hier nog niets kopen. Betalingen zijn niet ingesteld.',
  'billing.failed': 'De betaaldienst gaf geen antwoord. Er is niets afgeschreven. Probeer het opnieuw.',
  'payouts.not_offered': 'Deze site betaalt nog niet zelf uit. Je inkomsten worden voor je bewaard.',
  'payouts.failed': 'De betaaldienst antwoordde niet. Er is niets veranderd. Probeer het opnieuw.',
  'billing.signature_invalid': 'Dit bericht was niet ondertekend door de betaaldienst.',
  'email.report_unsigned': 'Dit bericht was niet ondertekend door de maildienst.',

  'connection.circular': 'Een antwoord kan niet naar zichzelf terugleiden.',
  'connection.different_people':
    'Deze berichten zijn privé en tussen verschillende mensen. Je kunt niet één antwoord naar allemaal sturen.',
  'connection.other_recipient':
    'Je antwoordt op een privébericht, dus je antwoord gaat naar de persoon met wie je praat. Laat de andere ontvanger weg.',
  'connection.last_parent': 'Houd minstens één post over waarop je antwoordt.',
  'connection.parent_less_public':
    'Je kunt niet met die post verbinden. Minder mensen kunnen hem zien dan die van jou.',
  'connection.moment_invalid':
    'Je kunt niet op dat deel van de opname reageren. Kies een deel dat je kunt horen.',
  'connection.not_found': 'We kunnen deze verbinding niet vinden.',
  'connection.not_yours': 'Alleen wie deze verbinding maakte, kan die verwijderen.',
  'reply.sign_in_to_delete': 'Log in om antwoorden te verwijderen',
  'reply.not_allowed': (p) => formatReplyRefusal({ from: String(p.from), by: String(p.name) }),
  'reply.delete_failed': 'Het antwoord kon niet worden verwijderd. Misschien mag je dat niet.',

  'podcast.source_required': 'Vul een podcast-URL in of upload een audiobestand',
  'podcast.url_required': 'Vul eerst een podcast-URL in',
  'podcast.author_required': 'Vul in op wie je antwoordt',
  'podcast.subject_required': 'Vul het onderwerp in',
  'podcast.tag_required': 'Voeg nog minstens één tag toe aan je podcastantwoord',
  'podcast.file_type': 'Kies een geldig audiobestand (WAV, MP3, OGG, M4A)',
  'podcast.file_unsupported': (p) =>
    `Deze browser kan het geluid in dit ${p.format}-bestand niet afspelen. Exporteer het opnieuw, als mp3 of AAC.`,
  'podcast.file_changes':
    'Dit bestand verandert in de eerste seconde van formaat, en alleen tot daar is het te lezen.',
  'podcast.file_too_short': (p) =>
    `Dit bestand is te kort voor een fragment. Er is minstens ${p.min} s geluid nodig.`,
  'podcast.file_too_large': 'Het bestand moet kleiner zijn dan 50 MB',
  'podcast.file_too_long': (p) =>
    `Deze browser kan ${p.max} minuten van zo’n bestand openen. Kies een korter bestand of een mp3.`,
  'podcast.load_failed': 'We konden dit adres niet laden. Misschien staat de host het niet toe (CORS).',
  'podcast.clip_required': 'Knip eerst een fragment.',
  'podcast.trim_failed': 'Het geluid kon niet worden geknipt. Probeer het opnieuw.',

  'import.feed_unreachable':
    'We konden deze feed niet laden. Controleer het adres en of iedereen het kan openen.',
  'import.feed_invalid': 'We vonden geen podcast op dit adres. Vul het adres van de RSS-feed in.',
  'import.feed_choice': (p) =>
    `Deze pagina heeft meer dan één feed. Vul het adres van een ervan in: ${p.url}`,
  'import.too_many': `Je kunt tot ${IMPORTS_MAX} podcasts importeren. Verwijder er een die nog niet bevestigd is.`,
  'import.expired': 'Dit bericht is al vervaagd, dus we hebben het niet overgenomen.',
  'import.owlcast_missing': 'De Owlcast van deze opname is hier niet.',
  'import.clip_limit': (p) =>
    `Je kunt ${p.count} fragmenten van één aflevering per dag importeren. Importeer morgen opnieuw.`,
  'import.recent_limit': (p) =>
    `Je kunt ${p.count} openbare berichten van de afgelopen dag per uur importeren. Importeer later opnieuw.`,
  'import.not_found': 'We kunnen deze import niet vinden.',
  'import.proved': 'Je hebt al laten zien dat deze podcast van jou is.',
  'import.no_email': 'Deze feed noemt geen e-mailadres. Zet de code in de beschrijving.',
  'import.code_missing': (p) =>
    `De code ${p.code} staat nog niet in de feed. Bij sommige hosts duurt dat een paar minuten.`,
  'import.code_wrong': 'Deze code klopt niet of is te oud. Controleer hem of stuur een nieuwe.',

  'report.name_required': 'Vul je naam in.',
  'report.work_required': 'Vertel ons wat er is gebruikt en van wie het is.',
  'report.confirmation_required': 'Bevestig dit voordat je de melding verstuurt.',

  'owlcast.name_required': 'Geef je Owlcast een naam',
  'owlcast.sign_in_required': 'Log in om een Owlcast te maken',
  'owlcast.create_failed': 'De Owlcast kon niet worden gemaakt. Probeer het opnieuw.',
  'owlcast.create_failed_because': (p) => `De Owlcast kon niet worden gemaakt: ${p.message}`,
  'owlcast.pro_required': `Niet-vermelde en privé-Owlcasts horen bij Pro. Neem ${PRO}, of maak hem openbaar.`,
  'owlcast.has_members':
    'Anderen deden mee of namen hier op toen dit minder openbaar was. Je kunt het nu niet openbaarder maken.',
  'owlcast.has_buyers':
    'Mensen hebben betaald om te luisteren. Je kunt dit uit de lijsten halen, maar niet privé maken.',
  'owlcast.visibility_changed':
    'Meer mensen kunnen deze Owlcast nu horen. Bekijk hem nog een keer voordat je publiceert.',
  'owlcast.members_only': 'Alleen wie meewerkt kan op deze Owlcast antwoorden, door erin op te nemen.',
  'owlcast.parents_outside':
    'De post waarop je antwoordt, staat niet in deze Owlcast. Haal hem weg of kies een andere Owlcast.',
  'owlcast.recording_not_added': 'Opname bewaard, maar niet aan de Owlcast toegevoegd. Probeer het opnieuw.',
  'invitation.identifier_required': 'Vul een e-mailadres of @gebruikersnaam in',
  'invitation.user_not_found': (p) =>
    `@${p.name} is niet gevonden. Controleer de gebruikersnaam of gebruik het e-mailadres.`,
  'invitation.already_collaborator': (p) => `${p.name} doet hier al aan mee.`,
  'invitation.too_many': (p) => `Je kunt hoogstens ${figure(p.max)} mensen voor één post uitnodigen.`,
  'invitation.private_message': 'Je kunt niemand voor een privébericht uitnodigen.',
  'invitation.recording_not_supported': 'Nodig mensen uit voor de Owlcast, niet voor één opname.',
  'invitation.not_found': 'We kunnen deze uitnodiging niet vinden.',
  'invitation.failed': 'De uitnodiging kon niet worden verstuurd. Probeer het opnieuw.',
  'invitation.failed_because': (p) => `De uitnodiging kon niet worden verstuurd: ${p.message}`,
  'invitation.link_error': (p) =>
    `Fout in de uitnodigingslink: ${p.message}. Neem contact op met degene die je de link stuurde.`,
  'invitation.invalid':
    'Deze uitnodigingslink is ongeldig of verlopen. Neem contact op met degene die hem je stuurde.',

  'live.upgrade_required': 'Dit adres neemt alleen WebSocket-verbindingen aan.',
  'live.too_many_connections': 'Je hebt te veel vensters open. Sluit er een paar.',

  'share.incomplete': 'Ongeldige link – het soort inhoud of de ID ontbreekt.',
  'share.link_invalid': 'Deze link is ongeldig of verlopen. Vraag een nieuwe.',
  'share.link_used': 'Deze link is verlopen of al gebruikt. Vraag een nieuwe.',
  'share.not_found_because': (p) =>
    `Inhoud niet gevonden: ${p.message}. Misschien is die verwijderd, of mag je die niet zien.`,
  'share.id_invalid': 'De ID in deze link is niet compleet.',
  'share.load_failed': (p) =>
    `De inhoud kon niet worden geladen: ${p.message}. Neem met deze URL contact op met support: ${p.url}.`,
  'share.link_not_needed': 'Alleen berichten naar een e-mailadres of telefoonnummer hebben zulke links.',
  'share.format_unsupported': 'Alleen JSON wordt ondersteund.',
  'share.removed': 'Misschien is deze inhoud verwijderd, of is de link ongeldig.',

  'media.not_found': 'We kunnen deze opname niet vinden.',
  'media.invalid': 'Deze opname kunnen we niet afspelen. Neem hem nog een keer op.',
  'media.damaged': 'Dit geluid is beschadigd of onvolledig.',
  'media.changes_format': 'Dit geluid verandert halverwege van formaat, en browsers stoppen daar.',
  'media.wav_format': 'Een WAV moet 16-bits mono zijn, met alleen het geluid erin.',
  'media.too_long': (p) => `Deze opname is te lang. Je kunt hier tot ${p.seconds} s opnemen.`,
  'media.too_large': (p) => `Deze opname is te groot. Ze mag hoogstens ${p.megabytes} MB zijn.`,
  'media.hash_mismatch': 'De opname is niet compleet aangekomen. Probeer het opnieuw.',
  'media.already_stored': 'Je hebt al een andere versie van deze opname verstuurd. Probeer het opnieuw.',
  'media.not_stored': 'De opname is nog niet aangekomen. Probeer het opnieuw.',
  'media.quota_exceeded': 'Je opslag is vol. Verwijder een paar posts om ruimte te maken.',
  'media.upload_failed': (p) => `Het geluid kon niet worden geüpload: ${p.error} Probeer het opnieuw.`,
  'media.payment_required': (p) => `${p.price} om te luisteren`,

  'record.microphone_denied': 'Sta de microfoon toe om op te nemen!',
  'record.microphone_missing': 'We kunnen geen microfoon vinden. Sluit er een aan en probeer het opnieuw.',
  'record.microphone_busy': 'Een andere app gebruikt de microfoon. Sluit die en probeer het opnieuw.',
  'record.microphone_lost': 'De microfoon is losgeraakt. Je opname is gepauzeerd en veilig.',
  'record.limit_reached': (p) => formatLimitReached(Number(p.seconds)),
  'record.silent': 'We horen je niet. Staat je microfoon uit?',
  'record.clipping': 'Je opname vervormt. Ga verder van de microfoon af of zet hem zachter.',
  'record.silent_take': 'In deze opname is bijna niets te horen. Controleer je microfoon en neem opnieuw op.',
  'record.clipped_take':
    'Delen van deze opname zijn vervormd en dat is niet te herstellen. Ga verder van de microfoon af of zet hem zachter en neem opnieuw op.',
  'record.unsupported': 'Deze browser kan geen geluid opnemen. Probeer een andere.',
  'record.storage_full':
    'Dit apparaat is vol. Je kunt doorgaan met opnemen, maar publiceer voordat je het tabblad sluit.',
  'record.storage_missing':
    'Deze browser kan niet bewaren terwijl je opneemt. Publiceer voordat je het tabblad sluit.',
  'record.open_elsewhere': 'Deze opname is open in een ander tabblad.',
  'record.mixing_failed': 'Mengen is niet gelukt. Alleen je stem is te horen.',
  'record.empty': 'Er is niets opgenomen. Probeer het opnieuw.',
  'record.unreadable': 'Dit apparaat kan de opname niet meer lezen. Neem hem opnieuw op.',

  'play.missing': (p) =>
    `We kunnen ${p.kind} niet afspelen. Misschien ontbreekt het audiobestand of is het beschadigd.`,
  'play.failed': (p) => `We kunnen ${p.kind} niet afspelen. Probeer het opnieuw.`,
  'play.audio_error': (p) => `Audiofout: ${p.code} – ${p.message}`,
  'play.playback_failed': (p) => `Afspelen is niet gelukt: ${p.name} – ${p.message}`,
  'play.no_hum': 'Er zijn geen berichten bij dit helende verhaal',
  'play.hum_error': 'Het helende verhaal kon niet worden geladen',
  'play.no_songs': 'Er zijn geen liederen in deze keten',
  'play.songs_error': 'De liedketen kon niet worden geladen',
  'play.audio_failed': 'Het geluid kon niet worden afgespeeld. Probeer het opnieuw.',
  'play.no_conversation': 'In dit gesprek is niets te horen',
  'play.conversation_error': 'Het geluid van het gesprek kon niet worden geladen',

  'profile.fields_required': 'Vul alle velden in',
  'profile.update_failed': 'Het profiel kon niet worden bijgewerkt. Probeer het opnieuw.',
  'profile.fediverse_invalid': 'Schrijf het als @naam@server.example',
  'picture.not_an_image': 'Kies een afbeelding',
  'picture.too_large': 'De foto moet kleiner zijn dan 10 MB',
  'avatar.update_failed': 'De foto kon niet worden gewijzigd. Probeer het opnieuw.',
  'avatar.upload_failed': 'De foto kon niet worden geüpload. Probeer het opnieuw.',
  'avatar.invalid': (p) =>
    `Gebruik een stilstaande JPEG-, PNG- of WebP-foto van hoogstens ${figure(p.pixels)} pixels per zijde.`,
  'cover.invalid': (p) =>
    `Gebruik een vierkante JPEG-afbeelding van hoogstens ${figure(p.pixels)} pixels per zijde.`,
  'profile.username_changes': (p) =>
    `Je kunt je gebruikersnaam ${p.count} keer in ${p.days} dagen wijzigen. Probeer het later opnieuw.`,

  'notification.denied':
    'Meldingen zijn niet toegestaan. Je kunt ze toestaan in de instellingen van je browser.',
  'contacts.denied':
    'Toegang tot contacten is niet toegestaan. Sta die toe in de instellingen van je browser, of importeer een bestand.',
  'contacts.sync_failed': (p) => `De contacten konden niet worden vergeleken: ${p.reason}`,
  'contacts.unsupported':
    'Deze browser kan je contacten niet openen. Importeer in plaats daarvan een bestand.',
  'contacts.daily_limit': (p) =>
    `Je zocht vandaag ${figure(p.max)} adressen en nummers, meer kan niet. Ga morgen verder.`,
  'contacts.import_failed': (p) => `De contacten konden niet worden geïmporteerd: ${p.reason}`,

  'library.load_failed': 'De MUE’s konden niet worden geladen',
  'library.setup_failed': 'De tabel met MUE’s kon niet worden ingesteld',
  'library.populate_failed': 'De database kon niet worden gevuld',
  'library.sync_failed': 'Bijwerken uit de opslag is niet gelukt',
  'library.no_url': (p) => `${p.name} kan niet worden afgespeeld – geen URL`,
  'library.play_failed': (p) => `${p.name} kon niet worden afgespeeld`,
}

export const LIMIT_TEXTS: typeof RecordingLimit.LIMIT_TEXTS = {
  seconds: (seconds) => `Gratis limiet bereikt (${seconds} s)`,
  minutes: (minutes) => `Limiet van ${counted(minutes, { one: '# minuut', other: '# minuten' })} bereikt`,
}

export const WHO_MAY_REPLY: typeof ReplyRefusal.WHO_MAY_REPLY = {
  followed: (by) =>
    by
      ? `Alleen mensen die ${by} volgt, kunnen hier antwoorden.`
      : 'Hier kunnen alleen gekozen mensen antwoorden.',
  mentioned: (by) =>
    by
      ? `Alleen mensen die ${by} noemt, kunnen hier antwoorden.`
      : 'Hier kunnen alleen gekozen mensen antwoorden.',
  nobody: (by) => (by ? `${by} heeft antwoorden hier uitgezet.` : 'Antwoorden staan hier uit.'),
}
