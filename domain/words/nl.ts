/** Refusals, times and other words of the rules, in Dutch. */
import type * as Erasure from '../account-deletion'
import type { ErrorTexts } from '../errors'
import type * as Expiry from '../expiry'
import { BACKUP_DAYS, CODE_DIGITS, PARENTS_MAX, PRO_CENTS_PER_MONTH, USERNAME_RESERVED_DAYS } from '../limits'
import { createPluralizer } from '../plural'
import type * as RecordingLimit from '../recording-limit'
import { formatLimitReached } from '../recording-limit'
import type * as RepliesFrom from '../reply-policy'
import { formatReplyRefusal } from '../reply-policy'

const counted = createPluralizer('nl')
const figure = (given: string | number | undefined) => Number(given).toLocaleString('nl')
const PRO = `Pro ($${PRO_CENTS_PER_MONTH / 100}/mnd)`

export const ERRORS: ErrorTexts = {
  'request.not_found': 'Hier is niets.',
  'request.too_large': 'Dit is groter dan we kunnen aannemen.',
  'request.rate_limited': 'Te veel pogingen in korte tijd. Wacht even en probeer het opnieuw.',
  'request.failed': 'Er ging bij ons iets mis. Probeer het opnieuw.',
  'request.unavailable': 'Owlcast is even niet bereikbaar. Probeer het opnieuw.',
  'request.timeout': 'Owlcast doet te lang over een antwoord. Probeer het opnieuw.',
  'request.offline': 'Je bent offline. Wat je hebt opgenomen is veilig op dit apparaat.',
  'request.invalid': (p) => `Er klopt iets niet aan dit verzoek: ${p.reason}`,
  'request.length_required': 'De grootte van de upload moet vooraf bekend zijn.',
  'request.wrong_type': 'Dit soort inhoud wordt hier niet aangenomen.',
  'request.prefetch_refused': 'Alleen een mens kan dit openen, door op de knop te drukken.',
  'request.forbidden_origin': 'Dit verzoek kwam van een andere site.',
  'request.idempotency_key_reused': 'Dit is al eens met andere inhoud verstuurd.',
  'request.idempotency_key_required': 'Dit verzoek heeft een Idempotency-Key nodig.',
  'request.range_invalid': 'Dit deel van de opname bestaat niet.',

  'auth.required': 'Log in om verder te gaan.',
  'auth.forbidden': 'Dit mag je niet doen.',
  'auth.age_required': 'Owlcast is voor volwassenen. Bevestig dat je 18 jaar of ouder bent.',
  'auth.email_and_password_required': 'Vul je e-mailadres en wachtwoord in',
  'auth.fields_required': 'Vul alle velden in',
  'auth.email_invalid': 'Vul een e-mailadres in zoals naam@example.org.',
  'auth.password_length': (p) => `Een wachtwoord heeft ${p.min} tot ${p.max} tekens nodig.`,
  'auth.username_invalid': (p) =>
    `Een gebruikersnaam heeft ${p.min} tot ${p.max} tekens: a tot z, 0 tot 9 en _.`,
  'auth.username_taken': 'Deze gebruikersnaam is bezet. Kies een andere.',
  'auth.display_name_too_long': (p) => `Een weergavenaam heeft hoogstens ${p.max} tekens.`,
  'auth.bad_credentials': 'Inloggen is niet gelukt. Controleer je gegevens.',
  'auth.sign_in_failed': 'Inloggen is niet gelukt',
  'auth.sign_up_failed': 'Het account kon niet worden gemaakt. Probeer het opnieuw.',
  'auth.account_failed': 'Het account kon niet worden gemaakt',
  'auth.verification_invalid': 'Deze link is ongeldig of verlopen. Vraag een nieuwe.',
  'auth.sign_up_expired': 'Dit kan niet meer worden afgemaakt. Log nog een keer in.',
  'auth.google_failed': 'Inloggen met Google is niet gelukt',
  'auth.phone_required': 'Vul je telefoonnummer in',
  'auth.code_required': 'Vul de verificatiecode in',
  'auth.code_send_failed': 'De verificatiecode kon niet worden verstuurd',
  'auth.code_invalid': 'Ongeldige verificatiecode',
  'auth.code_failed': 'De code kon niet worden nagekeken',
  'auth.code_length': `De code heeft ${CODE_DIGITS} cijfers.`,

  'email.already_set': 'Je account heeft al een e-mailadres.',
  'email.wrong_account':
    'Deze link is voor het account dat erom vroeg. Log daar in en open hem nog een keer.',
  'phone.taken': 'Dit nummer hoort bij een ander account.',
  'phone.last_sign_in_method':
    'Met dit nummer kom je binnen: zonder e-mailadres zou je niet terug kunnen komen.',

  'passkey.unknown': 'Deze passkey is hier niet meer bekend. Log op een andere manier in.',
  'passkey.invalid': 'Deze passkey kon niet worden nagekeken. Probeer het opnieuw.',
  'passkey.expired': 'Dit duurde te lang. Probeer het opnieuw.',
  'passkey.not_confirmed': 'De passkey is niet bevestigd. Er is niets gebeurd.',
  'passkey.already_registered': 'Dit apparaat heeft al een passkey van je account.',
  'passkey.too_many': (p) => `Een account heeft hoogstens ${p.max} passkeys. Verwijder er eerst een.`,
  'passkey.not_found': 'Deze passkey bestaat niet.',
  'passkey.name_required': 'Geef de passkey een naam.',
  'passkey.name_too_long': (p) => `Een naam heeft hoogstens ${p.max} tekens.`,

  'account_deletion.name_mismatch': (p) =>
    `Typ @${p.name}, je gebruikersnaam, om te bevestigen dat alles weggaat.`,
  'account_deletion.password_required': 'Vul je wachtwoord in.',
  'account_deletion.password_wrong': 'Dit is niet je wachtwoord.',
  'account_deletion.sign_in_required': 'Log eerst opnieuw in: zo weten we dat jij het echt bent.',
  'account_deletion.failed': 'Je gegevens konden niet worden verwijderd. Probeer het opnieuw.',
  'export.failed': 'Je gegevens konden niet worden gedownload. Probeer het opnieuw.',
  'recipient.deleted': 'Dit account is niet meer op Owlcast. Niemand hoort je daar nog.',

  'post.not_found': 'Inhoud niet gevonden. Misschien is die verwijderd, of mag je die niet zien.',
  'post.tags_required': 'Voeg tags toe',
  'post.audio_required': 'Neem eerst iets op.',
  'post.title_too_long': (p) => `Een titel heeft hoogstens ${p.max} tekens.`,
  'post.tags_too_long': (p) => `Tags hebben samen hoogstens ${p.max} tekens.`,
  'post.text_too_long': (p) => `Deze tekst heeft hoogstens ${p.max} tekens.`,
  'post.text_invalid': 'In deze tekst staan tekens die niet te tonen zijn.',
  'post.too_many_parents': `Een antwoord gaat over hoogstens ${PARENTS_MAX} posts`,
  'post.publish_failed': (p) =>
    `${p.name}: publiceren is niet gelukt. Probeer het opnieuw. Fout: ${p.message}`,
  'post.table_unreachable': 'De squawks zijn even niet bereikbaar',
  'post.edit_conflict': 'Dit is in een ander venster gewijzigd. Bekijk het nog een keer.',
  'post.kind_unavailable': 'Dit soort stem kan nog niet worden gepubliceerd.',
  'post.already_published': 'Deze opname is al gepubliceerd.',
  'post.audio_or_track_required': 'Kies een MUE of neem je bericht op',
  'post.recipient_required': 'Vul in voor wie het is (@gebruikersnaam, e-mail of telefoon)',
  'follow.yourself': 'Je kunt jezelf niet volgen.',
  'follow.too_many': (p) => `Je volgt ${figure(p.max)} mensen, meer kan niet. Stop eerst met iemand volgen.`,
  'safety.yourself': 'Je kunt jezelf niet blokkeren of dempen.',
  'safety.too_many': (p) =>
    `Er staan ${figure(p.max)} mensen op deze lijst, meer kan niet. Haal er eerst iemand af.`,
  'safety.suspended': (p) =>
    `Je account is ${p.until ? `geschorst tot ${p.until}` : 'voorgoed geschorst'}. Je kunt nog steeds luisteren, en meenemen of verwijderen wat van jou is.`,
  'safety.report_yourself': 'Je kunt jezelf of wat je zei niet melden.',
  'safety.reason_required': 'Kies wat er mis is.',
  'moderation.post_not_found': 'Deze post is er niet meer: hij is vervaagd of verwijderd.',
  'moderation.target_is_moderator': 'Moderators kunnen niet worden geschorst.',
  'conversation.not_found': 'Dit gesprek bestaat niet.',
  'message.new_recipients_limit': (p) =>
    `Je schreef vandaag ${counted(Number(p.max), { one: '# nieuw iemand', other: '# nieuwe mensen' })}. Probeer het morgen weer; wie je antwoordt of volgt, hoort je altijd.`,
  'recipient.unknown': 'Er is niemand met die naam gevonden. Controleer de spelling.',
  'recipient.ambiguous': 'Er zijn meer mensen met deze naam. Gebruik hun @gebruikersnaam.',
  'recipient.phone_country': 'Schrijf het nummer met landcode, zoals +31 20 555 1234.',
  'recipient.yourself': 'Dit ben jij. Kies iemand anders.',
  'recipient.unconfirmed':
    'Iemand anders kan deze naam ook hebben. Kijk na naar wie het gaat, of gebruik de @gebruikersnaam.',
  'recipient.changed': 'Dit is niet meer de persoon die werd getoond. Kijk na naar wie het gaat.',
  'post.script_required': 'Vul eerst het formulier in en maak een tekst met ‘Tekst maken’',
  'post.hum_fields_required': 'Vul de naam van de persoon en de aandoening in.',
  'post.script_contains_name':
    'De echte naam staat nog in de tekst. Maak de tekst opnieuw of haal de naam eruit.',
  'post.title_contains_name': 'De echte naam staat nog in de titel.',
  'post.tags_contain_name': 'De echte naam staat nog in de tags.',
  'post.script_locked':
    'Deze tekst is voorgelezen zoals hij is. Neem het verhaal opnieuw op om hem te veranderen.',
  'post.name_check_required': 'Bevestig dat titel en tags niet zeggen over wie het gaat.',
  'post.consent_required': 'Bevestig dat je over deze persoon mag spreken.',
  'post.song_fields_required':
    'Vul in hoe het lied heet en van wie het is, en bevestig dat het een eigen lied is.',
  'post.price_invalid': (p) => `Een prijs is gratis, of van ${p.min} tot ${p.max}.`,
  'post.pro_required': `Neem ${PRO} om geld te vragen voor premium inhoud`,

  'purchase.free': 'Luisteren is hier gratis.',
  'purchase.members_only': 'Dit is privé, voor wie eraan meedoet. Accepteer de uitnodiging om te luisteren.',
  'purchase.price_changed': (p) => `De prijs is nu ${p.price}. Bekijk hem nog een keer.`,
  'purchase.confirming': 'Je betaling wordt bevestigd. Wacht even.',
  'plan.changed': 'Je abonnement is gewijzigd. Bekijk het nog een keer.',
  'billing.not_configured': 'Hier kan nog niets worden gekocht: betalingen zijn niet ingesteld.',
  'billing.failed': 'De betaaldienst gaf geen antwoord. Er is niets afgeschreven. Probeer het opnieuw.',
  'billing.signature_invalid': 'Dit bericht was niet ondertekend door de betaaldienst.',

  'connection.circular': 'Een antwoord kan niet naar zichzelf terugleiden.',
  'connection.different_people':
    'Deze stemmen zijn privé en tussen verschillende mensen. Eén antwoord kan niet naar allemaal gaan.',
  'connection.last_parent': 'Een antwoord houdt minstens één post waarop het antwoordt.',
  'connection.parent_less_public': 'Wat je verbindt, wordt door minder mensen gezien dan je eigen stem.',
  'connection.not_found': 'Deze verbinding bestaat niet.',
  'connection.not_yours': 'Alleen wie een verbinding maakte, mag haar verwijderen.',
  'reply.sign_in_to_delete': 'Log in om antwoorden te verwijderen',
  'reply.not_allowed': (p) => formatReplyRefusal({ from: String(p.from), by: String(p.name) }),
  'reply.delete_failed': 'Het antwoord kon niet worden verwijderd. Misschien mag je dat niet.',

  'podcast.source_required': 'Vul een podcast-URL in of upload een audiobestand',
  'podcast.url_required': 'Vul eerst een podcast-URL in',
  'podcast.author_required': 'Vul in op wie je antwoordt',
  'podcast.subject_required': 'Vul het onderwerp in',
  'podcast.tag_required': 'Voeg nog minstens één tag toe aan je podcastantwoord',
  'podcast.file_type': 'Kies een geldig audiobestand (WAV, MP3, OGG, M4A)',
  'podcast.file_too_large': 'Het bestand moet kleiner zijn dan 50 MB',
  'podcast.load_failed': 'Dit adres kon niet worden geladen. Misschien verbiedt de host het (CORS).',
  'podcast.clip_required': 'Knip eerst een fragment.',
  'podcast.trim_failed': 'Het geluid kon niet worden geknipt. Probeer het opnieuw.',

  'report.name_required': 'Vul je naam in.',
  'report.work_required': 'Zeg wat er is gebruikt en van wie het is.',
  'report.confirmation_required': 'Bevestig dit voordat je de melding verstuurt.',

  'owlcast.name_required': 'Geef je Owlcast een naam',
  'owlcast.sign_in_required': 'Log in om een Owlcast te maken',
  'owlcast.create_failed': 'De Owlcast kon niet worden gemaakt. Probeer het opnieuw.',
  'owlcast.create_failed_because': (p) => `De Owlcast kon niet worden gemaakt: ${p.message}`,
  'owlcast.pro_required': `Niet-vermelde en privé-Owlcasts horen bij Pro. Neem ${PRO}, of maak hem openbaar.`,
  'owlcast.has_members':
    'Anderen kwamen erbij of spraken hier toen hij minder open was. Hij blijft zo open als zij hem kenden.',
  'owlcast.has_buyers':
    'Iemand betaalt om dit te horen, of heeft betaald. Het kan uit de lijsten verdwijnen, en blijft voor hen open.',
  'owlcast.visibility_changed':
    'Deze Owlcast staat nu voor meer mensen open. Bekijk hem nog een keer voordat je opneemt.',
  'owlcast.members_only': 'Alleen wie aan deze Owlcast meedoet, neemt hier op.',
  'owlcast.parents_outside':
    'Waarop het antwoordt, staat niet in deze Owlcast. Haal het weg, of neem op in een andere.',
  'owlcast.recording_not_added': 'Opname bewaard, maar niet aan de Owlcast toegevoegd. Probeer het opnieuw.',
  'invitation.identifier_required': 'Vul een e-mailadres of @gebruikersnaam in',
  'invitation.user_not_found': (p) =>
    `@${p.name} is niet gevonden. Controleer de gebruikersnaam of gebruik het e-mailadres.`,
  'invitation.already_collaborator': (p) => `${p.name} doet hier al aan mee.`,
  'invitation.too_many': (p) => `Voor één stem kun je hoogstens ${figure(p.max)} mensen uitnodigen.`,
  'invitation.private_message': 'Voor een privébericht kan niemand worden uitgenodigd.',
  'invitation.recording_not_supported': 'Je nodigt mensen uit voor een Owlcast, niet voor één opname.',
  'invitation.not_found': 'Deze uitnodiging bestaat niet.',
  'invitation.failed': 'De uitnodiging kon niet worden verstuurd. Probeer het opnieuw.',
  'invitation.failed_because': (p) => `De uitnodiging kon niet worden verstuurd: ${p.message}`,
  'invitation.link_error': (p) =>
    `Fout in de uitnodigingslink: ${p.message}. Neem contact op met degene die je de link stuurde.`,
  'invitation.invalid':
    'Deze uitnodigingslink is ongeldig of verlopen. Neem contact op met degene die hem je stuurde.',

  'live.upgrade_required': 'Dit adres spreekt alleen WebSocket.',
  'live.too_many_connections': 'Te veel open vensters luisteren tegelijk. Sluit er een paar.',

  'share.incomplete': 'Ongeldige link – het soort inhoud of de ID ontbreekt.',
  'share.link_invalid': 'Deze link is ongeldig of verlopen. Vraag een nieuwe.',
  'share.link_used': 'Deze link is verlopen of al gebruikt. Vraag een nieuwe.',
  'share.not_found_because': (p) =>
    `Inhoud niet gevonden: ${p.message}. Misschien is die verwijderd, of mag je die niet zien.`,
  'share.id_invalid': 'De ID in deze link is niet compleet.',
  'share.load_failed': (p) =>
    `De inhoud kon niet worden geladen: ${p.message}. Neem met deze URL contact op met support: ${p.url}.`,
  'share.link_not_needed': 'Alleen berichten naar een e-mailadres of telefoonnummer hebben zulke links.',
  'share.format_unsupported': 'Hier wordt alleen JSON gesproken.',
  'share.removed': 'Misschien is deze inhoud verwijderd, of is de link ongeldig.',

  'media.not_found': 'Hier is niets te horen.',
  'media.invalid': 'Deze opname kunnen we niet afspelen. Neem haar nog een keer op.',
  'media.too_long': (p) => `Deze opname is langer dan de ${p.seconds} s die hier mag.`,
  'media.too_large': (p) => `Een opname heeft hoogstens ${p.megabytes} MB.`,
  'media.hash_mismatch': 'De opname is onderweg veranderd. Probeer het opnieuw.',
  'media.already_stored': 'Een andere versie van deze opname is al verzonden. Probeer het opnieuw.',
  'media.not_stored': 'De opname is nog niet aangekomen. Probeer het opnieuw.',
  'media.quota_exceeded': 'Je opslag is vol. Verwijder een paar stemmen om ruimte te maken.',
  'media.upload_failed': (p) => `Het geluid kon niet worden geüpload: ${p.error} Probeer het opnieuw.`,
  'media.payment_required': (p) => `${p.price} om te luisteren`,

  'record.microphone_denied': 'Sta de microfoon toe om op te nemen!',
  'record.microphone_missing': 'Er is geen microfoon gevonden. Sluit er een aan en probeer het opnieuw.',
  'record.microphone_busy': 'Een andere app gebruikt de microfoon. Sluit die en probeer het opnieuw.',
  'record.microphone_lost': 'De microfoon is losgeraakt. Je opname is gepauzeerd en veilig.',
  'record.limit_reached': (p) => formatLimitReached(Number(p.seconds)),
  'record.silent': 'We horen niets. Staat de microfoon uit?',
  'record.unsupported': 'Deze browser kan geen geluid opnemen. Probeer een andere.',
  'record.storage_full':
    'Dit apparaat is vol. De opname gaat door in het geheugen: publiceer haar voordat je het tabblad sluit.',
  'record.storage_missing':
    'Deze browser kan niet bewaren wat je zegt terwijl je spreekt: publiceer het voordat je het tabblad sluit.',
  'record.open_elsewhere': 'Deze opname is open in een ander tabblad.',
  'record.mixing_failed': 'Mengen is niet gelukt. Alleen je stem is te horen.',
  'record.empty': 'Er is niets opgenomen. Probeer het opnieuw.',
  'record.unreadable': 'Dit apparaat kan de opname niet meer lezen. Neem hem opnieuw op.',

  'play.missing': (p) =>
    `We kunnen ${p.kind} niet afspelen. Misschien ontbreekt het audiobestand of is het beschadigd.`,
  'play.failed': (p) => `We kunnen ${p.kind} niet afspelen. Probeer het opnieuw.`,
  'play.audio_error': (p) => `Audiofout: ${p.code} – ${p.message}`,
  'play.playback_failed': (p) => `Afspelen is niet gelukt: ${p.name} – ${p.message}`,
  'play.no_hum': 'Er zijn geen stemmen bij dit helende verhaal',
  'play.hum_error': 'Het helende verhaal kon niet worden geladen',
  'play.no_songs': 'Er zijn geen liederen in deze keten',
  'play.songs_error': 'De liedketen kon niet worden geladen',
  'play.audio_failed': 'Het geluid kon niet worden afgespeeld. Probeer het opnieuw.',
  'play.no_conversation': 'In dit gesprek is niets te horen',
  'play.conversation_error': 'Het geluid van het gesprek kon niet worden geladen',

  'profile.fields_required': 'Vul alle velden in',
  'profile.update_failed': 'Het profiel kon niet worden bijgewerkt. Probeer het opnieuw.',
  'avatar.not_an_image': 'Kies een afbeelding',
  'avatar.too_large': 'De foto moet kleiner zijn dan 10 MB',
  'avatar.update_failed': 'De foto kon niet worden gewijzigd. Probeer het opnieuw.',
  'avatar.upload_failed': 'De foto kon niet worden geüpload. Probeer het opnieuw.',
  'avatar.invalid': (p) =>
    `Dit is geen stilstaande JPEG-, PNG- of WebP-foto van hoogstens ${figure(p.pixels)} pixels per zijde.`,
  'profile.username_changes': (p) =>
    `Een gebruikersnaam kan ${p.count} keer in ${p.days} dagen worden gewijzigd. Wacht een poosje.`,

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

export const LIMIT_WORDS: typeof RecordingLimit.LIMIT_WORDS = {
  seconds: (seconds) => `Gratis limiet bereikt (${seconds} s)`,
  minutes: (minutes) => `Limiet van ${counted(minutes, { one: '# minuut', other: '# minuten' })} bereikt`,
}

export const WHO_MAY_REPLY: typeof RepliesFrom.WHO_MAY_REPLY = {
  followed: (by) =>
    by
      ? `Alleen mensen die ${by} volgt, kunnen hier antwoorden.`
      : 'Hier kunnen alleen gekozen mensen antwoorden.',
  mentioned: (by) =>
    by
      ? `Alleen mensen die ${by} noemt, kunnen hier antwoorden.`
      : 'Hier kunnen alleen gekozen mensen antwoorden.',
  nobody: (by) =>
    by ? `${by} heeft dit gesprek gesloten voor antwoorden.` : 'Dit gesprek is gesloten voor antwoorden.',
}

export const TIMES: typeof Expiry.TIMES = {
  expired: 'vervaagd',
  hoursLeft: (hours) => `nog ${hours} u`,
  minutesLeft: (minutes) => `nog ${minutes} min`,
  now: 'nu',
  minutesAgo: (minutes) => `${minutes} min geleden`,
  hoursAgo: (hours) => `${hours} u geleden`,
  daysAgo: (days) => `${days} d geleden`,
}

export const KEPT: typeof Erasure.KEPT = {
  payments:
    'Betalingen blijven in de boeken, omdat de boekhouding dat vraagt: bedragen en data, onder een nummer dat naar niemand leidt.',
  voices: 'Stemmen die anderen je stuurden, blijven bij wie ze maakte, zonder je naam.',
  username: `Niemand kan je gebruikersnaam nemen, ${USERNAME_RESERVED_DAYS} dagen lang. Hij wordt bewaard als code die niet terug te lezen is.`,
  copies: `Kopieën van de database voor noodgevallen worden na ${BACKUP_DAYS} dagen overschreven.`,
}
