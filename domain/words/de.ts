/** Refusals, times and other words of the rules, in German. */
import type * as Erasure from '../account-deletion'
import type { ErrorTexts } from '../errors'
import type * as Expiry from '../expiry'
import { BACKUP_DAYS, CODE_DIGITS, PARENTS_MAX, PRO_CENTS_PER_MONTH, USERNAME_RESERVED_DAYS } from '../limits'
import { createPluralizer } from '../plural'
import type * as RecordingLimit from '../recording-limit'
import { formatLimitReached } from '../recording-limit'
import type * as RepliesFrom from '../reply-policy'
import { formatReplyRefusal } from '../reply-policy'

const counted = createPluralizer('de')
const figure = (given: string | number | undefined) => Number(given).toLocaleString('de')
const PRO = `Pro ($${PRO_CENTS_PER_MONTH / 100}/Monat)`

export const ERRORS: ErrorTexts = {
  'request.not_found': 'Hier ist nichts.',
  'request.too_large': 'Das ist größer, als wir annehmen können.',
  'request.rate_limited':
    'Zu viele Versuche in kurzer Zeit. Bitte warte einen Moment und versuche es noch einmal.',
  'request.failed': 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  'request.unavailable': 'Owlcast ist gerade nicht erreichbar. Bitte versuche es noch einmal.',
  'request.timeout': 'Owlcast braucht zu lange für eine Antwort. Bitte versuche es noch einmal.',
  'request.offline': 'Du bist offline. Was du aufgenommen hast, ist auf diesem Gerät sicher.',
  'request.invalid': (p) => `Etwas an dieser Anfrage stimmt nicht: ${p.reason}`,
  'request.length_required': 'Die Größe des Uploads muss vorher bekannt sein.',
  'request.wrong_type': 'Diese Art von Inhalt wird hier nicht angenommen.',
  'request.prefetch_refused': 'Das kann nur ein Mensch öffnen, mit einem Druck auf den Knopf.',
  'request.forbidden_origin': 'Diese Anfrage kam von einer anderen Website.',
  'request.idempotency_key_reused': 'Das wurde schon einmal mit anderem Inhalt gesendet.',
  'request.idempotency_key_required': 'Diese Anfrage braucht einen Idempotency-Key.',
  'request.range_invalid': 'Diesen Teil der Aufnahme gibt es nicht.',

  'auth.required': 'Bitte melde dich an, um weiterzumachen.',
  'auth.forbidden': 'Das darfst du nicht.',
  'auth.age_required': 'Owlcast ist für Erwachsene. Bitte bestätige, dass du mindestens 18 bist.',
  'auth.email_and_password_required': 'Bitte gib E-Mail-Adresse und Passwort ein',
  'auth.fields_required': 'Bitte fülle alle Felder aus',
  'auth.email_invalid': 'Bitte gib eine E-Mail-Adresse ein wie name@example.org.',
  'auth.password_length': (p) => `Ein Passwort braucht ${p.min} bis ${p.max} Zeichen.`,
  'auth.username_invalid': (p) => `Ein Nutzername hat ${p.min} bis ${p.max} Zeichen: a bis z, 0 bis 9 und _.`,
  'auth.username_taken': 'Dieser Nutzername ist vergeben. Bitte wähle einen anderen.',
  'auth.display_name_too_long': (p) => `Ein angezeigter Name hat höchstens ${p.max} Zeichen.`,
  'auth.bad_credentials': 'Anmeldung fehlgeschlagen. Bitte prüfe deine Angaben.',
  'auth.sign_in_failed': 'Anmeldung fehlgeschlagen',
  'auth.sign_up_failed': 'Das Konto ließ sich nicht erstellen. Bitte versuche es noch einmal.',
  'auth.account_failed': 'Das Konto ließ sich nicht erstellen',
  'auth.verification_invalid': 'Dieser Link ist ungültig oder abgelaufen. Bitte fordere einen neuen an.',
  'auth.sign_up_expired': 'Das lässt sich nicht mehr abschließen. Bitte melde dich noch einmal an.',
  'auth.google_failed': 'Anmeldung mit Google fehlgeschlagen',
  'auth.phone_required': 'Bitte gib deine Telefonnummer ein',
  'auth.code_required': 'Bitte gib den Bestätigungscode ein',
  'auth.code_send_failed': 'Der Bestätigungscode ließ sich nicht senden',
  'auth.code_invalid': 'Ungültiger Bestätigungscode',
  'auth.code_failed': 'Der Code ließ sich nicht prüfen',
  'auth.code_length': `Der Code hat ${CODE_DIGITS} Ziffern.`,

  'email.already_set': 'Dein Konto hat schon eine E-Mail-Adresse.',
  'email.wrong_account':
    'Dieser Link ist für das Konto, das ihn angefordert hat. Melde dich dort an und öffne ihn noch einmal.',
  'phone.taken': 'Diese Nummer gehört zu einem anderen Konto.',
  'phone.last_sign_in_method':
    'Mit dieser Nummer kommst du herein: Ohne E-Mail-Adresse könntest du nicht zurückkommen.',

  'passkey.unknown': 'Dieser Passkey ist hier nicht mehr bekannt. Bitte melde dich anders an.',
  'passkey.invalid': 'Dieser Passkey ließ sich nicht prüfen. Bitte versuche es noch einmal.',
  'passkey.expired': 'Das hat zu lange gedauert. Bitte versuche es noch einmal.',
  'passkey.not_confirmed': 'Der Passkey wurde nicht bestätigt. Nichts ist geschehen.',
  'passkey.already_registered': 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  'passkey.too_many': (p) => `Ein Konto hat höchstens ${p.max} Passkeys. Bitte entferne zuerst einen.`,
  'passkey.not_found': 'Diesen Passkey gibt es nicht.',
  'passkey.name_required': 'Bitte gib dem Passkey einen Namen.',
  'passkey.name_too_long': (p) => `Ein Name hat höchstens ${p.max} Zeichen.`,

  'account_deletion.name_mismatch': (p) =>
    `Tippe @${p.name}, deinen Nutzernamen, um zu bestätigen, dass alles gelöscht wird.`,
  'account_deletion.password_required': 'Bitte gib dein Passwort ein.',
  'account_deletion.password_wrong': 'Das ist nicht dein Passwort.',
  'account_deletion.sign_in_required':
    'Bitte melde dich zuerst noch einmal an: So wissen wir, dass du es bist.',
  'account_deletion.failed': 'Deine Daten ließen sich nicht löschen. Bitte versuche es noch einmal.',
  'export.failed': 'Deine Daten ließen sich nicht herunterladen. Bitte versuche es noch einmal.',
  'recipient.deleted': 'Dieses Konto gibt es auf Owlcast nicht mehr. Niemand hört dich dort.',

  'post.not_found': 'Inhalt nicht gefunden. Vielleicht wurde er gelöscht, oder du darfst ihn nicht sehen.',
  'post.tags_required': 'Bitte füge Tags hinzu',
  'post.audio_required': 'Bitte nimm zuerst etwas auf.',
  'post.title_too_long': (p) => `Ein Titel hat höchstens ${p.max} Zeichen.`,
  'post.tags_too_long': (p) => `Tags haben zusammen höchstens ${p.max} Zeichen.`,
  'post.text_too_long': (p) => `Dieser Text hat höchstens ${p.max} Zeichen.`,
  'post.text_invalid': 'Dieser Text enthält Zeichen, die sich nicht anzeigen lassen.',
  'post.too_many_parents': `Eine Antwort bezieht sich auf höchstens ${PARENTS_MAX} Beiträge`,
  'post.publish_failed': (p) =>
    `${p.name} ließ sich nicht veröffentlichen. Bitte versuche es noch einmal. Fehler: ${p.message}`,
  'post.table_unreachable': 'Die Squawks sind gerade nicht erreichbar',
  'post.edit_conflict': 'Das wurde in einem anderen Fenster geändert. Bitte sieh es dir noch einmal an.',
  'post.kind_unavailable': 'Diese Art von Stimme lässt sich noch nicht veröffentlichen.',
  'post.already_published': 'Diese Aufnahme ist schon veröffentlicht.',
  'post.audio_or_track_required': 'Bitte wähle eine MUE oder nimm deine Nachricht auf',
  'post.recipient_required': 'Bitte gib an, an wen (@nutzername, E-Mail oder Telefon)',
  'follow.yourself': 'Du kannst dir nicht selbst folgen.',
  'follow.too_many': (p) => `Du folgst ${figure(p.max)} Personen, mehr geht nicht. Entfolge zuerst jemandem.`,
  'safety.yourself': 'Du kannst dich nicht selbst blockieren oder stummschalten.',
  'safety.too_many': (p) =>
    `Auf dieser Liste sind ${figure(p.max)} Personen, mehr geht nicht. Nimm zuerst jemanden herunter.`,
  'safety.suspended': (p) =>
    `Dein Konto ist ${p.until ? `bis ${p.until}` : 'auf Dauer'} gesperrt. Du kannst weiterhin zuhören und mitnehmen oder löschen, was deins ist.`,
  'safety.report_yourself': 'Du kannst nicht dich selbst melden oder was du gesagt hast.',
  'safety.reason_required': 'Bitte wähle, was nicht stimmt.',
  'moderation.post_not_found': 'Dieser Beitrag ist nicht mehr da: Er ist verklungen oder wurde gelöscht.',
  'moderation.target_is_moderator': 'Die Moderation lässt sich nicht sperren.',
  'conversation.not_found': 'Diese Unterhaltung gibt es nicht.',
  'message.new_recipients_limit': (p) =>
    `Du hast heute ${counted(Number(p.max), { one: '# neuen Person', other: '# neuen Personen' })} geschrieben. Bitte versuche es morgen wieder; wer dir antwortet oder folgt, hört dich jederzeit.`,
  'recipient.unknown': 'Niemand mit diesem Namen wurde gefunden. Bitte prüfe die Schreibweise.',
  'recipient.ambiguous': 'Mehrere Personen heißen so. Bitte nimm den @nutzernamen.',
  'recipient.phone_country': 'Bitte schreib die Nummer mit Ländervorwahl, wie +49 30 23125000.',
  'recipient.yourself': 'Das bist du. Bitte wähle jemand anderen.',
  'recipient.unconfirmed':
    'Diesen Namen kann auch jemand anders haben. Bitte prüfe, an wen es geht, oder nimm den @nutzernamen.',
  'recipient.changed': 'Das ist nicht mehr die angezeigte Person. Bitte prüfe, an wen es geht.',
  'post.script_required': 'Bitte fülle das Formular aus und erstelle zuerst mit „Text erstellen“ einen Text',
  'post.hum_fields_required': 'Bitte gib den Namen der Person und das Leiden an.',
  'post.script_contains_name':
    'Im Text steht noch der echte Name. Erstelle ihn neu oder nimm den Namen heraus.',
  'post.title_contains_name': 'Im Titel steht noch der echte Name.',
  'post.tags_contain_name': 'In den Tags steht noch der echte Name.',
  'post.script_locked':
    'Dieser Text wurde so vorgelesen, wie er ist. Nimm die Geschichte neu auf, um ihn zu ändern.',
  'post.name_check_required': 'Bitte bestätige, dass Titel und Tags nicht verraten, um wen es geht.',
  'post.consent_required': 'Bitte bestätige, dass du über diese Person sprechen darfst.',
  'post.song_fields_required':
    'Bitte gib an, wie der Song heißt und von wem er ist, und bestätige, dass es ein eigener ist.',
  'post.price_invalid': (p) => `Ein Preis ist kostenlos oder von ${p.min} bis ${p.max}.`,
  'post.pro_required': `Hol dir ${PRO}, um für Premium-Inhalte Geld zu verlangen`,

  'purchase.free': 'Das Zuhören ist hier kostenlos.',
  'purchase.members_only': 'Das ist privat, für alle, die mitwirken. Nimm die Einladung an, um zuzuhören.',
  'purchase.price_changed': (p) => `Der Preis ist jetzt ${p.price}. Bitte sieh ihn dir noch einmal an.`,
  'purchase.confirming': 'Deine Zahlung wird bestätigt. Bitte warte einen Moment.',
  'plan.changed': 'Dein Plan hat sich geändert. Bitte sieh ihn dir noch einmal an.',
  'billing.not_configured': 'Hier lässt sich noch nichts kaufen: Zahlungen sind nicht eingerichtet.',
  'billing.failed':
    'Der Zahlungsdienst hat nicht geantwortet. Nichts wurde abgebucht. Bitte versuche es noch einmal.',
  'billing.signature_invalid': 'Diese Nachricht war nicht vom Zahlungsdienst unterschrieben.',

  'connection.circular': 'Eine Antwort kann nicht zu sich selbst zurückführen.',
  'connection.different_people':
    'Diese Stimmen sind privat und zwischen verschiedenen Personen. Eine Antwort kann nicht an alle gehen.',
  'connection.last_parent': 'Eine Antwort behält mindestens einen Beitrag, auf den sie antwortet.',
  'connection.parent_less_public': 'Was du verbindest, sehen weniger Personen als deine eigene Stimme.',
  'connection.not_found': 'Diese Verbindung gibt es nicht.',
  'connection.not_yours': 'Nur wer eine Verbindung gemacht hat, darf sie löschen.',
  'reply.sign_in_to_delete': 'Melde dich an, um Antworten zu löschen',
  'reply.not_allowed': (p) => formatReplyRefusal({ from: String(p.from), by: String(p.name) }),
  'reply.delete_failed': 'Die Antwort ließ sich nicht löschen. Vielleicht darfst du es nicht.',

  'podcast.source_required': 'Bitte gib eine Podcast-URL ein oder lade eine Audiodatei hoch',
  'podcast.url_required': 'Bitte gib zuerst eine Podcast-URL ein',
  'podcast.author_required': 'Bitte gib an, wem du antwortest',
  'podcast.subject_required': 'Bitte gib das Thema an',
  'podcast.tag_required': 'Bitte füge deiner Podcast-Antwort noch mindestens einen Tag hinzu',
  'podcast.file_type': 'Bitte wähle eine gültige Audiodatei (WAV, MP3, OGG, M4A)',
  'podcast.file_too_large': 'Die Datei muss kleiner als 50 MB sein',
  'podcast.load_failed': 'Diese Adresse ließ sich nicht laden. Vielleicht verbietet es der Anbieter (CORS).',
  'podcast.clip_required': 'Bitte schneide zuerst einen Clip.',
  'podcast.trim_failed': 'Der Ton ließ sich nicht schneiden. Bitte versuche es noch einmal.',

  'report.name_required': 'Bitte gib deinen Namen ein.',
  'report.work_required': 'Bitte sag, was verwendet wurde und wem es gehört.',
  'report.confirmation_required': 'Bitte bestätige das, bevor du die Meldung sendest.',

  'owlcast.name_required': 'Bitte gib deinem Owlcast einen Namen',
  'owlcast.sign_in_required': 'Bitte melde dich an, um einen Owlcast zu erstellen',
  'owlcast.create_failed': 'Der Owlcast ließ sich nicht erstellen. Bitte versuche es noch einmal.',
  'owlcast.create_failed_because': (p) => `Der Owlcast ließ sich nicht erstellen: ${p.message}`,
  'owlcast.pro_required': `Nicht gelistete und private Owlcasts gehören zu Pro. Hol dir ${PRO} oder mach ihn öffentlich.`,
  'owlcast.has_members':
    'Andere sind dazugekommen oder haben hier gesprochen, als er weniger offen war. Er bleibt so offen, wie sie ihn kannten.',
  'owlcast.has_buyers':
    'Jemand zahlt, um das zu hören, oder hat gezahlt. Es kann aus den Listen verschwinden und bleibt für diese Personen offen.',
  'owlcast.visibility_changed':
    'Dieser Owlcast ist jetzt für mehr Personen offen. Bitte sieh ihn dir noch einmal an, bevor du aufnimmst.',
  'owlcast.members_only': 'Hier nehmen nur die auf, die an diesem Owlcast mitwirken.',
  'owlcast.parents_outside':
    'Worauf es antwortet, ist nicht in diesem Owlcast. Nimm es weg oder nimm in einem anderen auf.',
  'owlcast.recording_not_added':
    'Aufnahme gespeichert, aber nicht zum Owlcast hinzugefügt. Bitte versuche es noch einmal.',
  'invitation.identifier_required': 'Bitte gib eine E-Mail-Adresse oder einen @nutzernamen ein',
  'invitation.user_not_found': (p) =>
    `@${p.name} wurde nicht gefunden. Bitte prüfe den Nutzernamen oder nimm die E-Mail-Adresse.`,
  'invitation.already_collaborator': (p) => `${p.name} wirkt hier schon mit.`,
  'invitation.too_many': (p) => `Zu einer Stimme lassen sich höchstens ${figure(p.max)} Personen einladen.`,
  'invitation.private_message': 'Zu einer privaten Nachricht lässt sich niemand einladen.',
  'invitation.recording_not_supported':
    'Eingeladen wird zu einem Owlcast, nicht zu einer einzelnen Aufnahme.',
  'invitation.not_found': 'Diese Einladung gibt es nicht.',
  'invitation.failed': 'Die Einladung ließ sich nicht senden. Bitte versuche es noch einmal.',
  'invitation.failed_because': (p) => `Die Einladung ließ sich nicht senden: ${p.message}`,
  'invitation.link_error': (p) =>
    `Fehler beim Einladungslink: ${p.message}. Bitte wende dich an die Person, von der du den Link hast.`,
  'invitation.invalid':
    'Dieser Einladungslink ist ungültig oder abgelaufen. Bitte wende dich an die Person, von der du ihn hast.',

  'live.upgrade_required': 'Diese Adresse spricht nur WebSocket.',
  'live.too_many_connections': 'Zu viele offene Fenster hören zugleich zu. Bitte schließe einige.',

  'share.incomplete': 'Ungültiger Link – die Art des Inhalts oder die ID fehlt.',
  'share.link_invalid': 'Dieser Link ist ungültig oder abgelaufen. Bitte fordere einen neuen an.',
  'share.link_used': 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  'share.not_found_because': (p) =>
    `Inhalt nicht gefunden: ${p.message}. Vielleicht wurde er gelöscht, oder du darfst ihn nicht sehen.`,
  'share.id_invalid': 'Die ID in diesem Link ist nicht vollständig.',
  'share.load_failed': (p) =>
    `Der Inhalt ließ sich nicht laden: ${p.message}. Bitte wende dich mit dieser URL an den Support: ${p.url}.`,
  'share.link_not_needed': 'Nur Nachrichten an eine E-Mail-Adresse oder Telefonnummer haben solche Links.',
  'share.format_unsupported': 'Hier wird nur JSON gesprochen.',
  'share.removed': 'Dieser Inhalt wurde vielleicht entfernt, oder der Link ist ungültig.',

  'media.not_found': 'Hier gibt es nichts zu hören.',
  'media.invalid': 'Diese Aufnahme können wir nicht abspielen. Bitte nimm sie noch einmal auf.',
  'media.too_long': (p) => `Diese Aufnahme ist länger als die ${p.seconds} s, die hier erlaubt sind.`,
  'media.too_large': (p) => `Eine Aufnahme hat höchstens ${p.megabytes} MB.`,
  'media.hash_mismatch': 'Die Aufnahme hat sich unterwegs verändert. Bitte versuche es noch einmal.',
  'media.already_stored':
    'Eine andere Fassung dieser Aufnahme wurde schon gesendet. Bitte versuche es noch einmal.',
  'media.not_stored': 'Die Aufnahme ist noch nicht angekommen. Bitte versuche es noch einmal.',
  'media.quota_exceeded': 'Dein Speicher ist voll. Lösche einige Stimmen, um Platz zu schaffen.',
  'media.upload_failed': (p) =>
    `Der Ton ließ sich nicht hochladen: ${p.error} Bitte versuche es noch einmal.`,
  'media.payment_required': (p) => `Anhören für ${p.price}`,

  'record.microphone_denied': 'Bitte erlaube den Zugriff aufs Mikrofon, um aufzunehmen!',
  'record.microphone_missing': 'Kein Mikrofon gefunden. Bitte schließe eines an und versuche es noch einmal.',
  'record.microphone_busy':
    'Eine andere App benutzt das Mikrofon. Bitte schließe sie und versuche es noch einmal.',
  'record.microphone_lost': 'Das Mikrofon wurde getrennt. Deine Aufnahme ist pausiert und sicher.',
  'record.limit_reached': (p) => formatLimitReached(Number(p.seconds)),
  'record.silent': 'Wir hören nichts. Ist das Mikrofon stumm?',
  'record.unsupported': 'Dieser Browser kann keinen Ton aufnehmen. Bitte versuche es mit einem anderen.',
  'record.storage_full':
    'Auf diesem Gerät ist kein Platz mehr. Aufgenommen wird nur noch im Arbeitsspeicher: Veröffentliche, bevor du den Tab schließt.',
  'record.storage_missing':
    'Dieser Browser kann nicht sichern, was du gerade sagst: Veröffentliche, bevor du den Tab schließt.',
  'record.open_elsewhere': 'Diese Aufnahme ist in einem anderen Tab offen.',
  'record.mixing_failed': 'Das Mischen ist fehlgeschlagen. Nur die Stimme ist zu hören.',
  'record.empty': 'Es wurde nichts aufgenommen. Bitte versuche es noch einmal.',
  'record.unreadable': 'Dieses Gerät kann die Aufnahme nicht mehr lesen. Bitte nimm sie noch einmal auf.',

  'play.missing': (p) =>
    `${p.kind}: Abspielen nicht möglich. Vielleicht fehlt die Audiodatei oder ist beschädigt.`,
  'play.failed': (p) => `${p.kind}: Abspielen nicht möglich. Bitte versuche es noch einmal.`,
  'play.audio_error': (p) => `Audiofehler: ${p.code} – ${p.message}`,
  'play.playback_failed': (p) => `Wiedergabe fehlgeschlagen: ${p.name} – ${p.message}`,
  'play.no_hum': 'Zu dieser Heilungsgeschichte gibt es keine Stimmen',
  'play.hum_error': 'Die Heilungsgeschichte ließ sich nicht laden',
  'play.no_songs': 'In dieser Kette gibt es keine Songs',
  'play.songs_error': 'Die Songkette ließ sich nicht laden',
  'play.audio_failed': 'Der Ton ließ sich nicht abspielen. Bitte versuche es noch einmal.',
  'play.no_conversation': 'In dieser Unterhaltung gibt es nichts zu hören',
  'play.conversation_error': 'Der Ton der Unterhaltung ließ sich nicht laden',

  'profile.fields_required': 'Bitte fülle alle Felder aus',
  'profile.update_failed': 'Das Profil ließ sich nicht aktualisieren. Bitte versuche es noch einmal.',
  'avatar.not_an_image': 'Bitte wähle eine Bilddatei',
  'avatar.too_large': 'Das Bild muss kleiner als 10 MB sein',
  'avatar.update_failed': 'Das Bild ließ sich nicht ändern. Bitte versuche es noch einmal.',
  'avatar.upload_failed': 'Das Bild ließ sich nicht hochladen. Bitte versuche es noch einmal.',
  'avatar.invalid': (p) =>
    `Das ist kein stehendes JPEG-, PNG- oder WebP-Bild mit höchstens ${figure(p.pixels)} Pixeln je Seite.`,
  'profile.username_changes': (p) =>
    `Ein Nutzername lässt sich in ${p.days} Tagen ${p.count}-mal ändern. Bitte warte eine Weile.`,

  'notification.denied':
    'Mitteilungen sind nicht erlaubt. Du kannst sie in den Einstellungen deines Browsers erlauben.',
  'contacts.denied':
    'Der Zugriff auf Kontakte ist nicht erlaubt. Erlaube ihn in den Einstellungen deines Browsers oder importiere eine Datei.',
  'contacts.sync_failed': (p) => `Die Kontakte ließen sich nicht abgleichen: ${p.reason}`,
  'contacts.unsupported':
    'Dieser Browser kann deine Kontakte nicht öffnen. Bitte importiere stattdessen eine Datei.',
  'contacts.daily_limit': (p) =>
    `Du hast heute nach ${figure(p.max)} Adressen und Nummern gesucht, mehr geht nicht. Bitte mach morgen weiter.`,
  'contacts.import_failed': (p) => `Die Kontakte ließen sich nicht importieren: ${p.reason}`,

  'library.load_failed': 'Die MUEs ließen sich nicht laden',
  'library.setup_failed': 'Die Tabelle der MUEs ließ sich nicht einrichten',
  'library.populate_failed': 'Die Datenbank ließ sich nicht füllen',
  'library.sync_failed': 'Der Abgleich mit dem Speicher ist fehlgeschlagen',
  'library.no_url': (p) => `${p.name} lässt sich nicht abspielen – keine URL`,
  'library.play_failed': (p) => `${p.name} ließ sich nicht abspielen`,
}

export const LIMIT_WORDS: typeof RecordingLimit.LIMIT_WORDS = {
  seconds: (seconds) => `Kostenlose Grenze erreicht (${seconds} s)`,
  minutes: (minutes) => `Grenze von ${counted(minutes, { one: '# Minute', other: '# Minuten' })} erreicht`,
}

export const WHO_MAY_REPLY: typeof RepliesFrom.WHO_MAY_REPLY = {
  followed: (by) =>
    by ? `Hier kann nur antworten, wem ${by} folgt.` : 'Hier können nur ausgewählte Personen antworten.',
  mentioned: (by) =>
    by ? `Hier kann nur antworten, wen ${by} erwähnt.` : 'Hier können nur ausgewählte Personen antworten.',
  nobody: (by) =>
    by
      ? `${by} hat diesen Thread für Antworten geschlossen.`
      : 'Dieser Thread ist für Antworten geschlossen.',
}

export const TIMES: typeof Expiry.TIMES = {
  expired: 'verklungen',
  hoursLeft: (hours) => `noch ${hours} h`,
  minutesLeft: (minutes) => `noch ${minutes} min`,
  now: 'jetzt',
  minutesAgo: (minutes) => `vor ${minutes} Min.`,
  hoursAgo: (hours) => `vor ${hours} Std.`,
  daysAgo: (days) => counted(days, { one: 'vor # Tag', other: 'vor # Tagen' }),
}

export const KEPT: typeof Erasure.KEPT = {
  payments:
    'Zahlungen bleiben in den Büchern, weil die Buchhaltung es verlangt: Beträge und Daten, unter einer Nummer, die zu niemandem führt.',
  voices: 'Stimmen, die andere dir gesendet haben, bleiben bei ihnen, ohne deinen Namen.',
  username: `${USERNAME_RESERVED_DAYS} Tage lang kann niemand deinen Nutzernamen nehmen. Er ist als Code aufbewahrt, aus dem er sich nicht zurücklesen lässt.`,
  copies: `Kopien der Datenbank für Notfälle werden nach ${BACKUP_DAYS} Tagen überschrieben.`,
}
