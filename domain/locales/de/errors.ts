/** German texts for errors. */

import type { ErrorTexts } from '../../errors/error-table'
import type * as RecordingLimit from '../../errors/recording-limit'
import { formatLimitReached } from '../../errors/recording-limit'
import type * as ReplyRefusal from '../../errors/reply-refusal'
import { formatReplyRefusal } from '../../errors/reply-refusal'
import { createPluralizer } from '../../i18n/plural'
import { CODE_DIGITS, IMPORTS_MAX, PARENTS_MAX, PRO_CENTS_PER_MONTH } from '../../limits'

const counted = createPluralizer('de')

const figure = (given: string | number | undefined) => Number(given).toLocaleString('de')

const PRO = `Pro ($${PRO_CENTS_PER_MONTH / 100}/Monat)`

export const ERRORS: ErrorTexts = {
  'request.busy': 'Owlcast ist gerade stark ausgelastet. Bitte versuche es noch einmal.',
  'request.invalid': (p) => `Etwas an dieser Anfrage stimmt nicht: ${p.reason}`,
  'request.length_required': 'Wir müssen zuerst wissen, wie groß der Upload ist.',
  'request.wrong_type': 'Diese Art von Inhalt können wir hier nicht annehmen.',
  'request.prefetch_refused': 'Drück den Knopf, um das zu öffnen.',
  'request.forbidden_origin': 'Diese Anfrage kam von einer anderen Website. Wir haben sie blockiert.',
  'request.idempotency_key_reused': 'Das hast du schon einmal mit anderem Inhalt gesendet.',
  'request.idempotency_key_required': 'Diese Anfrage braucht einen Idempotency-Key.',
  'request.puzzle_required': 'Noch schnell eine Prüfung: Bitte löse das Rätsel.',
  'request.puzzle_failed': 'Das Rätsel hat nicht geklappt. Bitte versuche es noch einmal.',
  'token.invalid': 'Dieses Zugriffstoken gibt es nicht. Bitte prüfe, ob es vollständig ist.',
  'token.expired': 'Dieses Zugriffstoken ist abgelaufen. Bitte erstelle ein neues.',
  'token.revoked': 'Dieses Zugriffstoken wurde widerrufen. Bitte erstelle ein neues.',
  'token.scope_missing': (p) =>
    `Dieses Zugriffstoken darf das nicht. Es braucht die Berechtigung ${p.scope}.`,
  'token.session_required': 'Zugriffstokens können das nicht. Bitte melde dich in der App an.',
  'token.in_address':
    'Bitte sende das Zugriffstoken im Authorization-Header. Adressen landen in Protokollen, also widerrufe dieses Token jetzt.',
  'token.too_many': (p) => `Du kannst bis zu ${p.max} Zugriffstokens haben. Bitte widerrufe zuerst eines.`,
  'token.name_required': 'Bitte gib dem Zugriffstoken einen Namen.',
  'webhook.address_refused': 'Bitte gib eine öffentliche Adresse ein, die mit https:// beginnt.',
  'webhook.too_many': (p) => `Du kannst bis zu ${p.max} Webhooks haben. Bitte lösche zuerst einen.`,
  'request.range_invalid': 'Diesen Teil hat die Aufnahme nicht.',

  'auth.required': 'Bitte melde dich an, um weiterzumachen.',
  'auth.forbidden': 'Das darfst du nicht.',
  'auth.age_required': 'Owlcast ist für Erwachsene. Bitte bestätige, dass du mindestens 18 bist.',
  'auth.email_and_password_required': 'Bitte gib E-Mail-Adresse und Passwort ein',
  'auth.fields_required': 'Bitte fülle alle Felder aus',
  'auth.email_invalid': 'Bitte gib eine E-Mail-Adresse ein wie name@example.org.',
  'auth.password_length': (p) => `Dein Passwort braucht ${p.min} bis ${p.max} Zeichen.`,
  'auth.username_invalid': (p) =>
    `Dein Nutzername braucht ${p.min} bis ${p.max} Zeichen: a bis z, 0 bis 9 und _.`,
  'auth.username_taken': 'Dieser Nutzername ist vergeben. Bitte wähle einen anderen.',
  'auth.display_name_too_long': (p) => `Dein angezeigter Name darf höchstens ${p.max} Zeichen haben.`,
  'auth.bad_credentials': 'Anmeldung fehlgeschlagen. Bitte prüfe deine Angaben.',
  'auth.sign_in_failed': 'Anmeldung fehlgeschlagen',
  'auth.sign_up_failed': 'Das Konto ließ sich nicht erstellen. Bitte versuche es noch einmal.',
  'auth.account_failed': 'Das Konto ließ sich nicht erstellen',
  'auth.verification_invalid': 'Dieser Link ist ungültig oder abgelaufen. Bitte fordere einen neuen an.',
  'auth.sign_up_expired': 'Diese Registrierung ist abgelaufen. Bitte melde dich noch einmal an.',
  'auth.google_failed': 'Anmeldung mit Google fehlgeschlagen',
  'auth.phone_required': 'Bitte gib deine Telefonnummer ein',
  'auth.code_required': 'Bitte gib den Bestätigungscode ein',
  'auth.code_send_failed': 'Der Bestätigungscode ließ sich nicht senden',
  'auth.code_invalid': 'Ungültiger Bestätigungscode',
  'auth.phone_paused':
    'Die Anmeldung mit dieser Nummer ist angehalten, weil dein Passwort geändert wurde. Melde dich anders an und schalte sie in den Einstellungen wieder ein.',
  'auth.code_failed': 'Der Code ließ sich nicht prüfen',
  'auth.code_length': `Bitte gib die ${CODE_DIGITS} Ziffern des Codes ein.`,
  'auth.sign_up_closed': 'Diese Website nimmt gerade keine neuen Mitglieder auf.',
  'auth.sign_up_invitation':
    'Du brauchst eine Einladung, um mitzumachen. Frag jemanden, der schon dabei ist, nach einem Link.',
  'auth.sign_up_invitation_invalid':
    'Diese Einladung wurde schon benutzt oder ist zu alt. Bitte frag nach einer neuen.',
  'auth.sign_up_waiting':
    'Deine Registrierung wartet auf Freigabe. Wir schreiben dir, sobald darüber entschieden ist.',
  'site.invitations_off': 'Gerade kann niemand per Link eingeladen werden.',
  'site.invitations_full': (p) =>
    `Du kannst höchstens ${p.max} offene Einladungen haben. Lösche eine oder warte, bis eine benutzt wurde.`,
  'setup.link_invalid':
    'Dieser Einrichtungslink stimmt nicht. Bitte öffne den neuesten aus der Ausgabe des Deployments.',
  'setup.link_used':
    'Dieser Einrichtungslink wurde schon benutzt. Bitte melde dich mit dem Konto an, das damit erstellt wurde.',
  'setup.link_expired':
    'Dieser Einrichtungslink ist zu alt. Bitte erstelle einen neuen: npm run setup-link -- --env production',
  'setup.done': 'Diese Website hat schon einen Admin. Bitte melde dich stattdessen an.',
  'setup.email_taken': 'Diese E-Mail-Adresse hat hier schon ein Konto.',

  'email.already_set': 'Dein Konto hat schon eine E-Mail-Adresse.',
  'email.wrong_account':
    'Dieser Link ist für ein anderes Konto. Melde dich dort an und öffne ihn noch einmal.',
  'phone.taken': 'Diese Nummer gehört zu einem anderen Konto.',
  'phone.last_sign_in_method':
    'Du meldest dich mit dieser Nummer an. Füge eine E-Mail-Adresse hinzu, bevor du sie entfernst.',

  'passkey.unknown': 'Diesen Passkey kennen wir nicht mehr. Bitte melde dich anders an.',
  'passkey.paused':
    'Dieser Passkey ist angehalten, weil dein Passwort geändert wurde. Melde dich anders an und schalte ihn in den Einstellungen wieder ein.',
  'passkey.invalid': 'Dieser Passkey ließ sich nicht prüfen. Bitte versuche es noch einmal.',
  'passkey.expired': 'Das hat zu lange gedauert. Bitte versuche es noch einmal.',
  'passkey.not_confirmed': 'Der Passkey wurde nicht bestätigt. Es hat sich nichts geändert.',
  'passkey.already_registered': 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  'passkey.too_many': (p) => `Du kannst höchstens ${p.max} Passkeys haben. Bitte entferne zuerst einen.`,
  'passkey.not_found': 'Diesen Passkey können wir nicht finden. Vielleicht wurde er entfernt.',
  'passkey.name_required': 'Bitte gib dem Passkey einen Namen.',
  'passkey.name_too_long': (p) => `Der Name darf höchstens ${p.max} Zeichen haben.`,

  'account_deletion.name_mismatch': (p) =>
    `Gib deinen Nutzernamen @${p.name} ein, um zu bestätigen, dass du alles löschen willst.`,
  'proof.required': 'Bitte bestätige zuerst, dass du es bist.',
  'proof.password_required': 'Bitte gib dein Passwort ein.',
  'proof.password_wrong': 'Dieses Passwort stimmt nicht. Bitte versuche es noch einmal.',
  'proof.sign_in_required': 'Bitte melde dich zuerst noch einmal an, damit wir wissen, dass du es bist.',
  'account_deletion.failed': 'Deine Daten ließen sich nicht löschen. Bitte versuche es noch einmal.',
  'export.failed': 'Deine Daten ließen sich nicht herunterladen. Bitte versuche es noch einmal.',
  'recipient.deleted': 'Diese Person ist nicht mehr auf Owlcast. Deine Nachrichten erreichen sie nicht mehr.',

  'post.not_found': 'Inhalt nicht gefunden. Vielleicht wurde er gelöscht, oder du darfst ihn nicht sehen.',
  'post.tags_required': 'Bitte füge Tags hinzu',
  'post.audio_required': 'Bitte nimm zuerst etwas auf.',
  'post.title_too_long': (p) => `Der Titel darf höchstens ${p.max} Zeichen haben.`,
  'post.tags_too_long': (p) => `Deine Tags dürfen zusammen höchstens ${p.max} Zeichen haben.`,
  'post.text_too_long': (p) => `Dieser Text darf höchstens ${p.max} Zeichen haben.`,
  'post.text_invalid': 'Dieser Text enthält Zeichen, die wir nicht anzeigen können. Bitte entferne sie.',
  'post.too_many_parents': `Eine Antwort bezieht sich auf höchstens ${PARENTS_MAX} Beiträge`,
  'post.publish_failed': (p) =>
    `${p.name} ließ sich nicht veröffentlichen. Bitte versuche es noch einmal. Fehler: ${p.message}`,
  'post.table_unreachable': 'Die Squawks sind gerade nicht erreichbar',
  'post.edit_conflict': 'Das wurde in einem anderen Fenster geändert. Bitte prüfe es noch einmal.',
  'transcript.no_recording': 'Dieser Beitrag hat keine Aufnahme.',
  'transcript.too_short': 'Diese Aufnahme ist zu kurz für Wörter.',
  'transcript.not_configured': 'Transkripte gibt es hier noch nicht.',
  'transcript.not_ready': 'Es gibt noch keine Wörter zu ändern.',
  'transcript.changed':
    'Diese Wörter wurden in einem anderen Fenster geändert. Deine sind noch hier: Vergleiche sie und speichere noch einmal, um die anderen zu ersetzen.',
  'transcript.empty': 'Bitte schreib, was gesagt wurde, oder entferne die Wörter.',
  'post.kind_unavailable': 'Diese Art von Beitrag kannst du noch nicht veröffentlichen.',
  'post.already_published': 'Diese Aufnahme hast du schon veröffentlicht.',
  'post.audio_or_track_required': 'Bitte wähle eine MUE oder nimm deine Nachricht auf',
  'post.recipient_required': 'Bitte gib an, an wen (@nutzername, E-Mail oder Telefon)',
  'follow.yourself': 'Du kannst dir nicht selbst folgen.',
  'follow.too_many': (p) => `Du folgst ${figure(p.max)} Personen, mehr geht nicht. Entfolge zuerst jemandem.`,
  'safety.yourself': 'Du kannst dich nicht selbst blockieren oder stummschalten.',
  'feed.too_many': (p) => `Du hast ${p.max} private Adressen, mehr geht nicht. Entferne zuerst eine.`,
  'safety.too_many': (p) =>
    `Auf dieser Liste sind ${figure(p.max)} Personen, mehr geht nicht. Nimm zuerst jemanden herunter.`,
  'safety.suspended': (p) =>
    `Dein Konto ist ${p.until ? `bis ${p.until}` : 'dauerhaft'} gesperrt. Du kannst weiterhin zuhören, deine Daten herunterladen und deine Beiträge oder dein Konto löschen.`,
  'safety.report_yourself': 'Du kannst weder dich selbst noch deine eigenen Beiträge melden.',
  'safety.reason_required': 'Bitte wähle, was nicht stimmt.',
  'moderation.post_not_found': 'Das gibt es nicht mehr. Es ist abgelaufen oder wurde gelöscht.',
  'moderation.yourself': 'Hier geht es um dich. Das entscheidet jemand anderes aus der Moderation.',
  'moderation.target_is_moderator': 'Bei Moderatoren kann das nur die Administration.',
  'moderation.already_decided': 'Das wurde inzwischen schon entschieden.',
  'moderation.person_not_found': 'Dieses Mitglied können wir nicht finden.',
  'moderation.name_mismatch': (p) =>
    `Gib @${p.name} ein, um zu bestätigen, dass du dieses Konto entfernen willst.`,
  'moderation.content_refused': 'Einige dieser Wörter sind hier nicht erlaubt. Bitte wähle andere.',
  'moderation.rule_invalid': 'Bitte gib ein Wort, eine E-Mail-Adresse oder eine Domain wie example.org ein.',
  'moderation.too_many_rules': (p) => `Es gibt ${p.max} Regeln, mehr geht nicht. Entferne erst eine.`,
  'auth.address_refused': 'Mit dieser E-Mail-Adresse kannst du dich hier nicht registrieren.',
  'moderation.decision_not_found': 'Diese Entscheidung können wir nicht finden.',
  'moderation.appeal_repeated': 'Du hast gegen diese Entscheidung schon Einspruch eingelegt.',
  'moderation.appeal_late': (p) =>
    `Gegen diese Entscheidung konntest du ${p.days} Tage lang Einspruch einlegen. Diese Frist ist vorbei.`,
  'moderation.appeal_by_other':
    'Diese Entscheidung war deine. Über den Einspruch entscheidet jemand anderes aus der Moderation.',
  'conversation.not_found': 'Diese Unterhaltung können wir nicht finden.',
  'message.new_recipients_limit': (p) =>
    `Du hast heute ${counted(Number(p.max), { one: '# neuen Person', other: '# neuen Personen' })} geschrieben, mehr geht nicht. Bitte versuche es morgen wieder. Wer dir antwortet oder folgt, dem kannst du immer schreiben.`,
  'recipient.unknown': 'Niemand gefunden. Prüfe den Namen oder nimm die E-Mail-Adresse.',
  'recipient.ambiguous': 'Mehrere Personen heißen so. Bitte nimm den @nutzernamen.',
  'recipient.phone_country': 'Bitte ergänze die Ländervorwahl, wie +49 30 23125000.',
  'recipient.yourself': 'Das bist du. Bitte wähle jemand anderen.',
  'recipient.unconfirmed':
    'Diesen Namen kann auch jemand anders haben. Bitte prüfe, an wen es geht, oder nimm den @nutzernamen.',
  'recipient.changed': 'Das ist nicht mehr die angezeigte Person. Bitte prüfe, an wen es geht.',
  'post.script_required': 'Bitte fülle das Formular aus und erstelle zuerst mit „Text erstellen“ einen Text',
  'post.hum_fields_required': 'Bitte gib den Namen der Person und das Leiden an.',
  'post.script_contains_name': 'Im Text steht noch der echte Name. Erstelle ihn neu oder entferne den Namen.',
  'post.title_contains_name': 'Im Titel steht noch der echte Name. Bitte entferne ihn.',
  'post.tags_contain_name': 'In den Tags steht noch der echte Name. Bitte entferne ihn.',
  'post.script_locked':
    'Du hast diesen Text schon vorgelesen. Nimm die Geschichte neu auf, um ihn zu ändern.',
  'post.name_check_required': 'Bitte bestätige, dass Titel und Tags nicht verraten, um wen es geht.',
  'post.consent_required': 'Bitte bestätige, dass du die Erlaubnis hast, über diese Person zu sprechen.',
  'post.song_fields_required':
    'Bitte gib an, wie der Song heißt und von wem er ist, und bestätige, dass es ein eigener ist.',
  'post.price_invalid': (p) => `Wähle kostenlos oder einen Preis von ${p.min} bis ${p.max}.`,
  'post.price_below_cost': (p) =>
    `Bei ${p.price} geht alles für die Kartenzahlung drauf. Wähle ${p.min} oder mehr.`,
  'post.pro_required': `Hol dir ${PRO}, um für Premium-Inhalte Geld zu verlangen`,

  'purchase.free': 'Das Zuhören ist hier kostenlos.',
  'purchase.members_only': 'Das ist privat. Nur Mitwirkende können zuhören: Nimm zuerst deine Einladung an.',
  'purchase.price_changed': (p) => `Der Preis ist jetzt ${p.price}. Bitte prüfe ihn noch einmal.`,
  'purchase.confirming': 'Wir bestätigen gerade deine Zahlung. Bitte warte einen Moment.',
  'plan.changed': 'Dein Plan hat sich geändert. Bitte prüfe ihn noch einmal.',
  'billing.not_configured': 'Hier kannst du noch nichts kaufen. Zahlungen sind nicht eingerichtet.',
  'billing.failed':
    'Der Zahlungsdienst hat nicht geantwortet. Dir wurde nichts berechnet. Bitte versuche es noch einmal.',
  'payouts.not_offered':
    'Diese Website zahlt noch nicht selbst aus. Deine Einnahmen bleiben für dich aufgehoben.',
  'payouts.failed':
    'Der Zahlungsdienst hat nicht geantwortet. Es wurde nichts geändert. Bitte versuch es noch einmal.',
  'billing.signature_invalid': 'Diese Nachricht war nicht vom Zahlungsdienst unterschrieben.',
  'email.report_unsigned': 'Diese Nachricht war nicht vom E-Mail-Dienst unterschrieben.',

  'connection.circular': 'Eine Antwort kann nicht zu sich selbst zurückführen.',
  'connection.different_people':
    'Diese Nachrichten sind privat und zwischen verschiedenen Personen. Du kannst nicht allen mit einer Antwort antworten.',
  'connection.other_recipient':
    'Du antwortest auf eine private Nachricht, also geht deine Antwort an die Person, mit der du sprichst. Lass den anderen Empfänger weg.',
  'connection.last_parent': 'Behalte mindestens einen Beitrag, auf den du antwortest.',
  'connection.parent_less_public':
    'Mit diesem Beitrag kannst du dich nicht verbinden. Weniger Personen können ihn sehen als deinen.',
  'connection.moment_invalid':
    'Auf diesen Teil der Aufnahme kannst du nicht antworten. Wähle einen, den du hören kannst.',
  'connection.not_found': 'Diese Verbindung können wir nicht finden.',
  'connection.not_yours': 'Nur wer diese Verbindung erstellt hat, kann sie löschen.',
  'reply.sign_in_to_delete': 'Melde dich an, um Antworten zu löschen',
  'reply.not_allowed': (p) => formatReplyRefusal({ from: String(p.from), by: String(p.name) }),
  'reply.delete_failed': 'Die Antwort ließ sich nicht löschen. Vielleicht darfst du es nicht.',

  'podcast.source_required': 'Bitte gib eine Podcast-URL ein oder lade eine Audiodatei hoch',
  'podcast.url_required': 'Bitte gib zuerst eine Podcast-URL ein',
  'podcast.author_required': 'Bitte gib an, wem du antwortest',
  'podcast.subject_required': 'Bitte gib das Thema an',
  'podcast.tag_required': 'Bitte füge deiner Podcast-Antwort noch mindestens einen Tag hinzu',
  'podcast.file_type': 'Bitte wähle eine gültige Audiodatei (WAV, MP3, OGG, M4A)',
  'podcast.file_unsupported': (p) =>
    `Dieser Browser kann den Ton dieser ${p.format}-Datei nicht abspielen. Bitte exportiere sie noch einmal, als MP3 oder AAC.`,
  'podcast.file_changes':
    'Diese Datei wechselt in ihrer ersten Sekunde das Format, und nur so viel von ihr lässt sich lesen.',
  'podcast.file_too_short': (p) =>
    `Diese Datei ist zu kurz für einen Ausschnitt. Sie braucht mindestens ${p.min} s Ton.`,
  'podcast.file_too_large': 'Die Datei muss kleiner als 50 MB sein',
  'podcast.file_too_long': (p) =>
    `Dieser Browser kann ${p.max} Minuten einer solchen Datei öffnen. Bitte wähle eine kürzere Datei oder eine MP3.`,
  'podcast.load_failed':
    'Wir konnten diese Adresse nicht laden. Vielleicht erlaubt es der Anbieter nicht (CORS).',
  'podcast.clip_required': 'Bitte schneide zuerst einen Clip.',
  'podcast.trim_failed': 'Der Ton ließ sich nicht schneiden. Bitte versuche es noch einmal.',

  'import.feed_unreachable':
    'Wir konnten diesen Feed nicht laden. Prüfe die Adresse und ob alle sie öffnen können.',
  'import.feed_invalid': 'Unter dieser Adresse ist kein Podcast. Bitte gib die Adresse seines RSS-Feeds ein.',
  'import.feed_choice': (p) =>
    `Diese Seite hat mehrere Feeds. Bitte gib die Adresse eines davon ein: ${p.url}`,
  'import.too_many': `Du kannst bis zu ${IMPORTS_MAX} Podcasts importieren. Entferne einen, der noch nicht bestätigt ist.`,
  'import.expired': 'Dieser Beitrag ist schon verklungen, deshalb haben wir ihn nicht übernommen.',
  'import.owlcast_missing': 'Der Owlcast dieser Aufnahme ist hier nicht vorhanden.',
  'import.clip_limit': (p) =>
    `Aus einer Folge kannst du ${p.count} Ausschnitte pro Tag übernehmen. Importiere morgen noch einmal.`,
  'import.recent_limit': (p) =>
    `Von den öffentlichen Beiträgen des letzten Tages kannst du ${p.count} pro Stunde übernehmen. Importiere später noch einmal.`,
  'import.not_found': 'Diesen Import können wir nicht finden.',
  'import.proved': 'Du hast schon gezeigt, dass dieser Podcast dir gehört.',
  'import.no_email':
    'Dieser Feed nennt keine E-Mail-Adresse. Setze den Code stattdessen in seine Beschreibung.',
  'import.code_missing': (p) =>
    `Im Feed steht der Code ${p.code} noch nicht. Manche Anbieter brauchen dafür ein paar Minuten.`,
  'import.code_wrong': 'Dieser Code ist falsch oder zu alt. Prüfe ihn oder fordere einen neuen an.',

  'report.name_required': 'Bitte gib deinen Namen ein.',
  'report.work_required': 'Bitte sag uns, was verwendet wurde und wem es gehört.',
  'report.confirmation_required': 'Bitte bestätige das, bevor du die Meldung sendest.',

  'owlcast.name_required': 'Bitte gib deinem Owlcast einen Namen',
  'owlcast.sign_in_required': 'Bitte melde dich an, um einen Owlcast zu erstellen',
  'owlcast.create_failed': 'Der Owlcast ließ sich nicht erstellen. Bitte versuche es noch einmal.',
  'owlcast.create_failed_because': (p) => `Der Owlcast ließ sich nicht erstellen: ${p.message}`,
  'owlcast.pro_required': `Nicht gelistete und private Owlcasts gehören zu Pro. Hol dir ${PRO} oder mach ihn öffentlich.`,
  'owlcast.has_members':
    'Andere sind beigetreten oder haben hier aufgenommen, als er weniger öffentlich war. Du kannst ihn jetzt nicht öffentlicher machen.',
  'owlcast.has_buyers':
    'Andere haben dafür bezahlt. Du kannst es aus den Listen nehmen, aber nicht privat machen.',
  'owlcast.visibility_changed':
    'Diesen Owlcast können jetzt mehr Personen hören. Bitte prüfe ihn noch einmal, bevor du veröffentlichst.',
  'owlcast.members_only': 'Nur Mitwirkende können auf diesen Owlcast antworten, indem sie in ihm aufnehmen.',
  'owlcast.parents_outside':
    'Der Beitrag, auf den du antwortest, ist nicht in diesem Owlcast. Entferne ihn oder wähle einen anderen Owlcast.',
  'owlcast.recording_not_added':
    'Aufnahme gespeichert, aber nicht zum Owlcast hinzugefügt. Bitte versuche es noch einmal.',
  'invitation.identifier_required': 'Bitte gib eine E-Mail-Adresse oder einen @nutzernamen ein',
  'invitation.user_not_found': (p) =>
    `@${p.name} wurde nicht gefunden. Bitte prüfe den Nutzernamen oder nimm die E-Mail-Adresse.`,
  'invitation.already_collaborator': (p) => `${p.name} wirkt hier schon mit.`,
  'invitation.too_many': (p) => `Du kannst höchstens ${figure(p.max)} Personen zu einem Beitrag einladen.`,
  'invitation.private_message': 'Zu einer privaten Nachricht kannst du niemanden einladen.',
  'invitation.recording_not_supported':
    'Bitte lade Personen zum Owlcast ein, nicht zu einer einzelnen Aufnahme.',
  'invitation.not_found': 'Diese Einladung können wir nicht finden.',
  'invitation.failed': 'Die Einladung ließ sich nicht senden. Bitte versuche es noch einmal.',
  'invitation.failed_because': (p) => `Die Einladung ließ sich nicht senden: ${p.message}`,
  'invitation.link_error': (p) =>
    `Fehler beim Einladungslink: ${p.message}. Bitte wende dich an die Person, von der du den Link hast.`,
  'invitation.invalid':
    'Dieser Einladungslink ist ungültig oder abgelaufen. Bitte wende dich an die Person, von der du ihn hast.',

  'live.upgrade_required': 'Diese Adresse nimmt nur WebSocket-Verbindungen an.',
  'live.too_many_connections': 'Du hast zu viele Fenster offen. Bitte schließe einige.',

  'share.incomplete': 'Ungültiger Link – die Art des Inhalts oder die ID fehlt.',
  'share.link_invalid': 'Dieser Link ist ungültig oder abgelaufen. Bitte fordere einen neuen an.',
  'share.link_used': 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  'share.not_found_because': (p) =>
    `Inhalt nicht gefunden: ${p.message}. Vielleicht wurde er gelöscht, oder du darfst ihn nicht sehen.`,
  'share.id_invalid': 'Die ID in diesem Link ist nicht vollständig.',
  'share.load_failed': (p) =>
    `Der Inhalt ließ sich nicht laden: ${p.message}. Bitte wende dich mit dieser URL an den Support: ${p.url}.`,
  'share.link_not_needed': 'Nur Nachrichten an eine E-Mail-Adresse oder Telefonnummer haben solche Links.',
  'share.format_unsupported': 'Nur JSON wird unterstützt.',
  'share.removed': 'Dieser Inhalt wurde vielleicht entfernt, oder der Link ist ungültig.',

  'media.not_found': 'Diese Aufnahme können wir nicht finden.',
  'media.invalid': 'Diese Aufnahme können wir nicht abspielen. Bitte nimm sie noch einmal auf.',
  'media.damaged': 'Dieser Ton ist beschädigt oder unvollständig.',
  'media.changes_format': 'Dieser Ton wechselt mittendrin sein Format, und Browser hören dort auf.',
  'media.wav_format': 'Eine WAV-Datei muss 16 Bit und mono sein und darf nichts als den Ton enthalten.',
  'media.too_long': (p) => `Diese Aufnahme ist zu lang. Hier kannst du bis zu ${p.seconds} s aufnehmen.`,
  'media.too_large': (p) => `Diese Aufnahme ist zu groß. Sie darf höchstens ${p.megabytes} MB haben.`,
  'media.hash_mismatch': 'Die Aufnahme ist nicht vollständig angekommen. Bitte versuche es noch einmal.',
  'media.already_stored':
    'Du hast schon eine andere Fassung dieser Aufnahme gesendet. Bitte versuche es noch einmal.',
  'media.not_stored': 'Die Aufnahme ist noch nicht angekommen. Bitte versuche es noch einmal.',
  'media.quota_exceeded': 'Dein Speicher ist voll. Lösche einige Beiträge, um Platz zu schaffen.',
  'media.upload_failed': (p) =>
    `Der Ton ließ sich nicht hochladen: ${p.error} Bitte versuche es noch einmal.`,
  'media.payment_required': (p) => `Anhören für ${p.price}`,

  'record.microphone_denied': 'Bitte erlaube den Zugriff aufs Mikrofon, um aufzunehmen!',
  'record.microphone_missing':
    'Wir finden kein Mikrofon. Bitte schließe eines an und versuche es noch einmal.',
  'record.microphone_busy':
    'Eine andere App benutzt das Mikrofon. Bitte schließe sie und versuche es noch einmal.',
  'record.microphone_lost': 'Das Mikrofon wurde getrennt. Deine Aufnahme ist pausiert und sicher.',
  'record.limit_reached': (p) => formatLimitReached(Number(p.seconds)),
  'record.silent': 'Wir hören dich nicht. Ist dein Mikrofon stumm?',
  'record.clipping': 'Deine Aufnahme übersteuert. Geh weiter vom Mikrofon weg oder stelle es leiser.',
  'record.silent_take':
    'In dieser Aufnahme ist fast nichts zu hören. Prüfe dein Mikrofon und nimm noch einmal auf.',
  'record.clipped_take':
    'Teile dieser Aufnahme sind verzerrt, und das lässt sich nicht reparieren. Geh weiter vom Mikrofon weg oder stelle es leiser und nimm noch einmal auf.',
  'record.unsupported': 'Dieser Browser kann keinen Ton aufnehmen. Bitte versuche es mit einem anderen.',
  'record.storage_full':
    'Auf diesem Gerät ist kein Platz mehr. Du kannst weiter aufnehmen, aber veröffentliche, bevor du den Tab schließt.',
  'record.storage_missing':
    'Dieser Browser kann während der Aufnahme nicht speichern. Veröffentliche, bevor du den Tab schließt.',
  'record.open_elsewhere': 'Diese Aufnahme ist in einem anderen Tab offen.',
  'record.mixing_failed': 'Das Mischen ist fehlgeschlagen. Nur die Stimme ist zu hören.',
  'record.empty': 'Es wurde nichts aufgenommen. Bitte versuche es noch einmal.',
  'record.unreadable': 'Dieses Gerät kann die Aufnahme nicht mehr lesen. Bitte nimm sie noch einmal auf.',

  'play.missing': (p) =>
    `${p.kind}: Abspielen nicht möglich. Vielleicht fehlt die Audiodatei oder ist beschädigt.`,
  'play.failed': (p) => `${p.kind}: Abspielen nicht möglich. Bitte versuche es noch einmal.`,
  'play.audio_error': (p) => `Audiofehler: ${p.code} – ${p.message}`,
  'play.playback_failed': (p) => `Wiedergabe fehlgeschlagen: ${p.name} – ${p.message}`,
  'play.no_hum': 'Zu dieser Heilungsgeschichte gibt es keine Nachrichten',
  'play.hum_error': 'Die Heilungsgeschichte ließ sich nicht laden',
  'play.no_songs': 'In dieser Kette gibt es keine Songs',
  'play.songs_error': 'Die Songkette ließ sich nicht laden',
  'play.audio_failed': 'Der Ton ließ sich nicht abspielen. Bitte versuche es noch einmal.',
  'play.no_conversation': 'In dieser Unterhaltung gibt es nichts zu hören',
  'play.conversation_error': 'Der Ton der Unterhaltung ließ sich nicht laden',

  'profile.fields_required': 'Bitte fülle alle Felder aus',
  'profile.update_failed': 'Das Profil ließ sich nicht aktualisieren. Bitte versuche es noch einmal.',
  'profile.fediverse_invalid': 'Bitte schreibe sie wie @name@server.example',
  'picture.not_an_image': 'Bitte wähle eine Bilddatei',
  'picture.too_large': 'Das Bild muss kleiner als 10 MB sein',
  'avatar.update_failed': 'Das Bild ließ sich nicht ändern. Bitte versuche es noch einmal.',
  'avatar.upload_failed': 'Das Bild ließ sich nicht hochladen. Bitte versuche es noch einmal.',
  'avatar.invalid': (p) =>
    `Bitte nimm ein unbewegtes JPEG-, PNG- oder WebP-Bild mit höchstens ${figure(p.pixels)} Pixeln je Seite.`,
  'cover.invalid': (p) =>
    `Bitte nimm ein quadratisches JPEG-Bild mit höchstens ${figure(p.pixels)} Pixeln je Seite.`,
  'profile.username_changes': (p) =>
    `Du kannst deinen Nutzernamen in ${p.days} Tagen ${p.count}-mal ändern. Bitte versuche es später noch einmal.`,

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

export const LIMIT_TEXTS: typeof RecordingLimit.LIMIT_TEXTS = {
  seconds: (seconds) => `Kostenlose Grenze erreicht (${seconds} s)`,
  minutes: (minutes) => `Grenze von ${counted(minutes, { one: '# Minute', other: '# Minuten' })} erreicht`,
}

export const WHO_MAY_REPLY: typeof ReplyRefusal.WHO_MAY_REPLY = {
  followed: (by) =>
    by ? `Hier kann nur antworten, wem ${by} folgt.` : 'Hier können nur ausgewählte Personen antworten.',
  mentioned: (by) =>
    by ? `Hier kann nur antworten, wen ${by} erwähnt.` : 'Hier können nur ausgewählte Personen antworten.',
  nobody: (by) =>
    by ? `${by} hat die Antworten hier ausgeschaltet.` : 'Die Antworten sind hier ausgeschaltet.',
}
