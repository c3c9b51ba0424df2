/** French texts for errors. */

import type { ErrorTexts } from '../../errors/error-table'
import type * as RecordingLimit from '../../errors/recording-limit'
import { formatLimitReached } from '../../errors/recording-limit'
import type * as ReplyRefusal from '../../errors/reply-refusal'
import { formatReplyRefusal } from '../../errors/reply-refusal'
import { createPluralizer } from '../../i18n/plural'
import { CODE_DIGITS, IMPORTS_MAX, PARENTS_MAX, PRO_CENTS_PER_MONTH } from '../../limits'

const counted = createPluralizer('fr')

const figure = (given: string | number | undefined) => Number(given).toLocaleString('fr')

const PRO = `Pro ($${PRO_CENTS_PER_MONTH / 100}/mois)`

export const ERRORS: ErrorTexts = {
  'request.busy': 'Owlcast est très sollicité pour l’instant. Réessaie.',
  'request.invalid': (p) => `Quelque chose ne va pas dans cette requête\u00a0: ${p.reason}`,
  'request.length_required': 'Nous devons d’abord connaître la taille de l’envoi.',
  'request.wrong_type': 'Nous ne pouvons pas accepter ce type de contenu ici.',
  'request.prefetch_refused': 'Appuie sur le bouton pour ouvrir.',
  'request.forbidden_origin': 'Cette demande venait d’un autre site. Nous l’avons bloquée.',
  'request.idempotency_key_reused': 'Tu as déjà envoyé ceci avec un autre contenu.',
  'request.idempotency_key_required': 'Cette requête a besoin d’une Idempotency-Key.',
  'request.puzzle_required': 'Une petite vérification\u00a0: résous l’énigme.',
  'request.puzzle_failed': 'L’énigme n’a pas fonctionné. Réessaie.',
  'token.invalid': 'Ce jeton d’accès n’existe pas. Vérifie qu’il est complet.',
  'token.expired': 'Ce jeton d’accès a expiré. Crées-en un nouveau.',
  'token.revoked': 'Ce jeton d’accès a été révoqué. Crées-en un nouveau.',
  'token.scope_missing': (p) => `Ce jeton d’accès ne permet pas cela. Il lui faut l’autorisation ${p.scope}.`,
  'token.session_required': 'Les jetons d’accès ne permettent pas cela. Connecte-toi dans l’application.',
  'token.in_address':
    'Envoie le jeton d’accès dans l’en-tête Authorization. Les adresses finissent dans des journaux\u00a0: révoque ce jeton maintenant.',
  'token.too_many': (p) => `Tu peux avoir jusqu’à ${p.max} jetons d’accès. Révoques-en un d’abord.`,
  'token.name_required': 'Donne un nom au jeton d’accès.',
  'webhook.address_refused': 'Saisis une adresse publique qui commence par https://.',
  'webhook.too_many': (p) => `Tu peux avoir jusqu’à ${p.max} webhooks. Supprimes-en un d’abord.`,
  'request.range_invalid': 'Cet enregistrement n’a pas cette partie.',

  'auth.required': 'Connecte-toi pour continuer.',
  'auth.forbidden': 'Tu n’as pas le droit de faire cela.',
  'auth.age_required': 'Owlcast est réservé aux adultes. Confirme que tu as 18 ans ou plus.',
  'auth.email_and_password_required': 'Indique ton e-mail et ton mot de passe',
  'auth.fields_required': 'Remplis tous les champs',
  'auth.email_invalid': 'Indique une adresse e-mail comme nom@example.org.',
  'auth.password_length': (p) => `Ton mot de passe doit avoir de ${p.min} à ${p.max} caractères.`,
  'auth.username_invalid': (p) =>
    `Ton nom d’utilisateur doit avoir de ${p.min} à ${p.max} caractères\u00a0: de a à z, de 0 à 9 et _.`,
  'auth.username_taken': 'Ce nom d’utilisateur est pris. Choisis-en un autre.',
  'auth.display_name_too_long': (p) => `Ton nom affiché peut avoir ${p.max} caractères au plus.`,
  'auth.bad_credentials': 'La connexion a échoué. Vérifie tes identifiants.',
  'auth.sign_in_failed': 'La connexion a échoué',
  'auth.sign_up_failed': 'Le compte n’a pas pu être créé. Réessaie.',
  'auth.account_failed': 'Le compte n’a pas pu être créé',
  'auth.verification_invalid': 'Ce lien est invalide ou a expiré. Demandes-en un nouveau.',
  'auth.sign_up_expired': 'Cette inscription a expiré. Connecte-toi à nouveau.',
  'auth.google_failed': 'La connexion avec Google a échoué',
  'auth.phone_required': 'Indique ton numéro de téléphone',
  'auth.code_required': 'Indique le code de vérification',
  'auth.code_send_failed': 'Le code de vérification n’a pas pu être envoyé',
  'auth.code_invalid': 'Code de vérification invalide',
  'auth.phone_paused':
    'La connexion avec ce numéro est en pause parce que ton mot de passe a changé. Connecte-toi autrement, puis réactive-la dans les réglages.',
  'auth.code_failed': 'Le code n’a pas pu être vérifié',
  'auth.code_length': `Saisis les ${CODE_DIGITS} chiffres du code.`,
  'auth.sign_up_closed': 'Ce site n’accepte pas de nouveaux membres en ce moment.',
  'auth.sign_up_invitation':
    'Il te faut une invitation pour t’inscrire. Demande un lien à quelqu’un qui est déjà là.',
  'auth.sign_up_invitation_invalid':
    'Cette invitation a déjà servi, ou elle est trop ancienne. Demande-en une nouvelle.',
  'auth.sign_up_waiting': 'Ton inscription attend d’être approuvée. Nous t’écrirons dès que ce sera décidé.',
  'site.invitations_off': 'On ne peut pas inviter par lien en ce moment.',
  'site.invitations_full': (p) =>
    `Tu peux avoir jusqu’à ${p.max} invitations ouvertes. Supprimes-en une, ou attends que l’une soit utilisée.`,
  'setup.link_invalid':
    'Ce lien de configuration n’est pas le bon. Ouvre le plus récent affiché par le déploiement.',
  'setup.link_used': 'Ce lien de configuration a déjà servi. Connecte-toi avec le compte qu’il a créé.',
  'setup.link_expired':
    'Ce lien de configuration est trop ancien. Crées-en un nouveau\u00a0: npm run setup-link -- --env production',
  'setup.done': 'Ce site a déjà un administrateur. Connecte-toi plutôt.',
  'setup.email_taken': 'Cette adresse e-mail a déjà un compte ici.',

  'email.already_set': 'Ton compte a déjà une adresse e-mail.',
  'email.wrong_account':
    'Ce lien est pour un autre compte. Connecte-toi à ce compte et ouvre le lien à nouveau.',
  'phone.taken': 'Ce numéro appartient à un autre compte.',
  'phone.last_sign_in_method':
    'Tu te connectes avec ce numéro. Ajoute une adresse e-mail avant de le retirer.',

  'passkey.unknown': 'Nous ne connaissons plus cette clé d’accès. Connecte-toi autrement.',
  'passkey.paused':
    'Cette clé d’accès est en pause parce que ton mot de passe a changé. Connecte-toi autrement, puis réactive-la dans les réglages.',
  'passkey.invalid': 'Cette clé d’accès n’a pas pu être vérifiée. Réessaie.',
  'passkey.expired': 'C’était trop long. Réessaie.',
  'passkey.not_confirmed': 'La clé d’accès n’a pas été confirmée. Rien n’a changé.',
  'passkey.already_registered': 'Cet appareil a déjà une clé d’accès de ton compte.',
  'passkey.too_many': (p) => `Tu peux avoir ${p.max} clés d’accès au plus. Retires-en une d’abord.`,
  'passkey.not_found': 'Nous ne trouvons pas cette clé d’accès. Elle a peut-être été retirée.',
  'passkey.name_required': 'Donne un nom à la clé d’accès.',
  'passkey.name_too_long': (p) => `Le nom peut avoir ${p.max} caractères au plus.`,

  'account_deletion.name_mismatch': (p) =>
    `Saisis ton nom d’utilisateur, @${p.name}, pour confirmer que tu veux tout supprimer.`,
  'proof.required': 'Confirme d’abord que c’est bien toi.',
  'proof.password_required': 'Indique ton mot de passe.',
  'proof.password_wrong': 'Ce mot de passe n’est pas le bon. Réessaie.',
  'proof.sign_in_required': 'Connecte-toi d’abord à nouveau, pour que nous sachions que c’est bien toi.',
  'account_deletion.failed': 'Tes données n’ont pas pu être supprimées. Réessaie.',
  'export.failed': 'Tes données n’ont pas pu être téléchargées. Réessaie.',
  'recipient.deleted': 'Cette personne a quitté Owlcast. Elle ne reçoit plus tes messages.',

  'post.not_found': 'Contenu introuvable. Il a peut-être été supprimé, ou tu n’as pas le droit de le voir.',
  'post.tags_required': 'Ajoute des tags',
  'post.audio_required': 'Enregistre d’abord quelque chose.',
  'post.title_too_long': (p) => `Le titre peut avoir ${p.max} caractères au plus.`,
  'post.tags_too_long': (p) => `Tes tags peuvent avoir ${p.max} caractères au plus en tout.`,
  'post.text_too_long': (p) => `Ce texte peut avoir ${p.max} caractères au plus.`,
  'post.text_invalid': 'Ce texte contient des caractères que nous ne pouvons pas afficher. Enlève-les.',
  'post.too_many_parents': `Une réponse porte sur ${PARENTS_MAX} publications au plus`,
  'post.publish_failed': (p) =>
    `${p.name}\u00a0: la publication a échoué. Réessaie. Erreur\u00a0: ${p.message}`,
  'post.table_unreachable': 'Les squawks sont injoignables',
  'post.edit_conflict': 'Cela a été modifié dans une autre fenêtre. Vérifie à nouveau.',
  'transcript.no_recording': 'Cette publication n’a pas d’enregistrement.',
  'transcript.too_short': 'Cet enregistrement est trop court pour contenir des mots.',
  'transcript.not_configured': 'Les transcriptions ne sont pas encore disponibles ici.',
  'transcript.not_ready': 'Il n’y a pas encore de mots à modifier.',
  'transcript.changed':
    'Ces mots ont été modifiés dans une autre fenêtre. Les tiens sont toujours là\u00a0: compare, puis enregistre encore pour remplacer les autres.',
  'transcript.empty': 'Écris ce qui a été dit, ou retire les mots.',
  'post.kind_unavailable': 'Tu ne peux pas encore publier ce type de publication.',
  'post.already_published': 'Tu as déjà publié cet enregistrement.',
  'post.audio_or_track_required': 'Choisis un MUE ou enregistre ton message',
  'post.recipient_required': 'Indique à qui (@nom, e-mail ou téléphone)',
  'follow.yourself': 'Tu ne peux pas te suivre toi-même.',
  'follow.too_many': (p) =>
    `Tu suis ${figure(p.max)} personnes, c’est le maximum. Cesse d’abord de suivre quelqu’un.`,
  'safety.yourself': 'Tu ne peux ni te bloquer ni te mettre en sourdine.',
  'feed.too_many': (p) =>
    `Tu as ${p.max} adresses privées, c’est le maximum. Supprime d’abord l’une d’elles.`,
  'safety.too_many': (p) =>
    `Il y a ${figure(p.max)} personnes sur cette liste, c’est le maximum. Retires-en une d’abord.`,
  'safety.suspended': (p) =>
    `Ton compte est suspendu ${p.until ? `jusqu’au ${p.until}` : 'définitivement'}. Tu peux toujours écouter, télécharger tes données et supprimer tes publications ou ton compte.`,
  'safety.report_yourself': 'Tu ne peux pas te signaler, ni signaler tes publications.',
  'safety.reason_required': 'Choisis quel est le problème.',
  'moderation.post_not_found': 'Ceci n’existe plus. Le délai est passé, ou c’est supprimé.',
  'moderation.yourself': 'Cela te concerne. Une autre personne de la modération doit décider.',
  'moderation.target_is_moderator': 'Seule l’administration peut faire cela à un modérateur.',
  'moderation.already_decided': 'Un autre modérateur a déjà décidé.',
  'moderation.person_not_found': 'Nous ne trouvons pas ce membre.',
  'moderation.name_mismatch': (p) => `Saisis @${p.name} pour confirmer la suppression de ce compte.`,
  'moderation.content_refused': 'Ce site n’autorise pas certains de ces mots. Choisis-en d’autres.',
  'moderation.rule_invalid': 'Saisis un mot, une adresse e-mail ou un domaine comme example.org.',
  'moderation.too_many_rules': (p) => `Il y a ${p.max} règles, c’est le maximum. Retires-en une d’abord.`,
  'auth.address_refused': 'Tu ne peux pas t’inscrire ici avec cette adresse e-mail.',
  'moderation.decision_not_found': 'Nous ne trouvons pas cette décision.',
  'moderation.appeal_repeated': 'Tu as déjà fait un recours contre cette décision.',
  'moderation.appeal_late': (p) => `Tu pouvais faire un recours pendant ${p.days} jours. Ce délai est passé.`,
  'moderation.appeal_by_other': 'Cette décision est la tienne, donc une autre personne décide du recours.',
  'conversation.not_found': 'Nous ne trouvons pas cette conversation.',
  'message.new_recipients_limit': (p) =>
    `Tu as écrit à ${counted(Number(p.max), { one: '# nouvelle personne', other: '# nouvelles personnes' })} aujourd’hui, c’est le maximum. Réessaie demain. Tu peux toujours écrire aux personnes qui te répondent ou te suivent.`,
  'recipient.unknown': 'Personne n’a été trouvé. Vérifie le nom, ou utilise l’adresse e-mail.',
  'recipient.ambiguous': 'Plusieurs personnes portent ce nom. Utilise leur @nom.',
  'recipient.phone_country': 'Ajoute l’indicatif du pays, comme +33 1 99 00 12 34.',
  'recipient.yourself': 'C’est toi. Choisis quelqu’un d’autre.',
  'recipient.unconfirmed':
    'Quelqu’un d’autre peut porter ce nom. Vérifie à qui cela s’adresse, ou utilise son @nom.',
  'recipient.changed': 'Ce n’est plus la personne affichée. Vérifie à qui cela s’adresse.',
  'post.script_required': 'Remplis le formulaire et crée d’abord un texte avec «\u00a0Créer le texte\u00a0»',
  'post.hum_fields_required': 'Indique le nom de la personne et ce dont elle souffre.',
  'post.script_contains_name': 'Le texte dit encore le vrai nom. Recrée-le, ou enlève le nom.',
  'post.title_contains_name': 'Le titre dit encore le vrai nom. Enlève-le.',
  'post.tags_contain_name': 'Les tags disent encore le vrai nom. Enlève-le.',
  'post.script_locked':
    'Tu as déjà lu ce texte à voix haute. Pour le changer, enregistre l’histoire à nouveau.',
  'post.name_check_required': 'Confirme que titre et tags ne disent pas de qui parle cette histoire.',
  'post.consent_required': 'Confirme que tu as le droit de parler de cette personne.',
  'post.song_fields_required':
    'Indique le titre de la chanson et de qui elle est, et confirme qu’elle est originale.',
  'post.price_invalid': (p) => `Choisis gratuit, ou un prix de ${p.min} à ${p.max}.`,
  'post.price_below_cost': (p) =>
    `À ${p.price}, le paiement par carte absorbe tout. Choisis ${p.min} ou plus.`,
  'post.pro_required': `Passe à ${PRO} pour faire payer l’accès à tes contenus premium`,

  'purchase.free': 'L’écoute est gratuite ici.',
  'purchase.members_only':
    'C’est privé. Seules les personnes qui participent peuvent écouter\u00a0: accepte d’abord ton invitation.',
  'purchase.price_changed': (p) => `Le prix est maintenant de ${p.price}. Vérifie-le à nouveau.`,
  'purchase.confirming': 'Nous confirmons ton paiement. Patiente un instant.',
  'plan.changed': 'Ton offre a changé. Vérifie-la à nouveau.',
  'billing.not_configured': 'Tu ne peux encore rien acheter ici. Les paiements ne sont pas configurés.',
  'billing.failed': 'Le service de paiement n’a pas répondu. Rien n’a été prélevé. Réessaie.',
  'payouts.not_offered': 'Ce site ne verse pas encore lui-même. Tes revenus te sont gardés.',
  'payouts.failed': 'Le service de paiement n’a pas répondu. Rien n’a été modifié. Réessaie.',
  'billing.signature_invalid': 'Ce message n’était pas signé par le service de paiement.',
  'email.report_unsigned': 'Ce message n’était pas signé par le service de messagerie.',

  'connection.circular': 'Une réponse ne peut pas ramener à elle-même.',
  'connection.different_people':
    'Ces messages sont privés et entre des personnes différentes. Tu ne peux pas envoyer une même réponse à toutes.',
  'connection.other_recipient':
    'Tu réponds à un message privé : ta réponse va à la personne avec qui tu parles. Retire l’autre destinataire.',
  'connection.last_parent': 'Garde au moins une publication à laquelle tu réponds.',
  'connection.parent_less_public':
    'Tu ne peux pas relier cette publication. Elle est visible par moins de monde que la tienne.',
  'connection.moment_invalid':
    'Tu ne peux pas répondre à cette partie de l’enregistrement. Choisis-en une que tu peux écouter.',
  'connection.not_found': 'Nous ne trouvons pas ce lien.',
  'connection.not_yours': 'Seule la personne qui a créé ce lien peut le supprimer.',
  'reply.sign_in_to_delete': 'Connecte-toi pour supprimer des réponses',
  'reply.not_allowed': (p) => formatReplyRefusal({ from: String(p.from), by: String(p.name) }),
  'reply.delete_failed': 'La réponse n’a pas pu être supprimée. Tu n’en as peut-être pas le droit.',

  'podcast.source_required': 'Indique l’URL d’un podcast ou importe un fichier audio',
  'podcast.url_required': 'Indique d’abord l’URL d’un podcast',
  'podcast.author_required': 'Indique à qui tu réponds',
  'podcast.subject_required': 'Indique le sujet',
  'podcast.tag_required': 'Ajoute au moins un tag de plus à ta réponse au podcast',
  'podcast.file_type': 'Choisis un fichier audio valable (WAV, MP3, OGG, M4A)',
  'podcast.file_unsupported': (p) =>
    `Ce navigateur ne peut pas lire le son de ce fichier ${p.format}. Exporte-le à nouveau, en MP3 ou en AAC.`,
  'podcast.file_changes':
    'Ce fichier change de format dès sa première seconde, et on ne peut lire que jusque-là.',
  'podcast.file_too_short': (p) =>
    `Ce fichier est trop court pour un extrait. Il faut au moins ${p.min}\u00a0s de son.`,
  'podcast.file_too_large': 'Le fichier doit faire moins de 50\u202fMo',
  'podcast.file_too_long': (p) =>
    `Ce navigateur peut ouvrir ${p.max} minutes d’un tel fichier. Choisis un fichier plus court ou un MP3.`,
  'podcast.load_failed':
    'Nous n’avons pas pu charger cette adresse. L’hébergeur ne le permet peut-être pas (CORS).',
  'podcast.clip_required': 'Coupe d’abord un extrait.',
  'podcast.trim_failed': 'Le son n’a pas pu être coupé. Réessaie.',

  'import.feed_unreachable':
    'Nous n’avons pas pu charger ce flux. Vérifie l’adresse et que tout le monde peut l’ouvrir.',
  'import.feed_invalid': 'Il n’y a pas de podcast à cette adresse. Saisis l’adresse de son flux RSS.',
  'import.feed_choice': (p) => `Cette page a plusieurs flux. Saisis l’adresse de l’un d’eux : ${p.url}`,
  'import.too_many': `Tu peux importer jusqu’à ${IMPORTS_MAX} podcasts. Retires-en un qui n’est pas encore confirmé.`,
  'import.expired': 'Cette publication s’est déjà effacée, nous ne l’avons donc pas importée.',
  'import.owlcast_missing': 'L’Owlcast de cet enregistrement n’est pas ici.',
  'import.clip_limit': (p) =>
    `Tu peux importer ${p.count} extraits d’un épisode par jour. Recommence l’import demain.`,
  'import.recent_limit': (p) =>
    `Tu peux importer ${p.count} publications publiques du dernier jour par heure. Recommence l’import plus tard.`,
  'import.not_found': 'Nous ne trouvons pas cette importation.',
  'import.proved': 'Tu as déjà montré que ce podcast est le tien.',
  'import.no_email': 'Ce flux n’indique aucune adresse e-mail. Mets plutôt le code dans sa description.',
  'import.code_missing': (p) =>
    `Le flux ne contient pas encore le code ${p.code}. Certains hébergeurs mettent quelques minutes à le mettre à jour.`,
  'import.code_wrong': 'Ce code est faux ou trop ancien. Vérifie-le ou demandes-en un nouveau.',

  'report.name_required': 'Indique ton nom.',
  'report.work_required': 'Dis-nous ce qui a été utilisé et à qui c’est.',
  'report.confirmation_required': 'Confirme cela avant d’envoyer le signalement.',

  'owlcast.name_required': 'Donne un nom à ton Owlcast',
  'owlcast.sign_in_required': 'Connecte-toi pour créer un Owlcast',
  'owlcast.create_failed': 'L’Owlcast n’a pas pu être créé. Réessaie.',
  'owlcast.create_failed_because': (p) => `L’Owlcast n’a pas pu être créé\u00a0: ${p.message}`,
  'owlcast.pro_required': `Les Owlcasts non répertoriés et privés font partie de Pro. Passe à ${PRO}, ou rends-le public.`,
  'owlcast.has_members':
    'D’autres ont rejoint cet Owlcast ou y ont enregistré quand il était moins public. Tu ne peux plus le rendre plus public.',
  'owlcast.has_buyers':
    'Des personnes ont payé pour écouter. Tu peux le retirer des listes, mais pas le rendre privé.',
  'owlcast.visibility_changed':
    'Plus de monde peut maintenant entendre cet Owlcast. Vérifie-le avant de publier.',
  'owlcast.members_only':
    'Seules les personnes qui participent à cet Owlcast peuvent y répondre, en y enregistrant.',
  'owlcast.parents_outside':
    'La publication à laquelle tu réponds n’est pas dans cet Owlcast. Enlève-la, ou choisis un autre Owlcast.',
  'owlcast.recording_not_added': 'Enregistrement gardé, mais pas ajouté à l’Owlcast. Réessaie.',
  'invitation.identifier_required': 'Indique une adresse e-mail ou un @nom',
  'invitation.user_not_found': (p) =>
    `@${p.name} est introuvable. Vérifie le nom d’utilisateur, ou utilise plutôt l’e-mail.`,
  'invitation.already_collaborator': (p) => `${p.name} participe déjà.`,
  'invitation.too_many': (p) => `Tu peux inviter ${figure(p.max)} personnes au plus pour une publication.`,
  'invitation.private_message': 'Tu ne peux inviter personne dans un message privé.',
  'invitation.recording_not_supported': 'Invite plutôt à l’Owlcast, pas à un seul enregistrement.',
  'invitation.not_found': 'Nous ne trouvons pas cette invitation.',
  'invitation.failed': 'L’invitation n’a pas pu être envoyée. Réessaie.',
  'invitation.failed_because': (p) => `L’invitation n’a pas pu être envoyée\u00a0: ${p.message}`,
  'invitation.link_error': (p) =>
    `Erreur du lien d’invitation\u00a0: ${p.message}. Adresse-toi à la personne qui te l’a envoyé.`,
  'invitation.invalid':
    'Ce lien d’invitation est invalide ou a expiré. Adresse-toi à la personne qui te l’a envoyé.',

  'live.upgrade_required': 'Cette adresse n’accepte que les connexions WebSocket.',
  'live.too_many_connections': 'Tu as trop de fenêtres ouvertes. Fermes-en quelques-unes.',

  'share.incomplete': 'Lien invalide – le type de contenu ou l’ID manque.',
  'share.link_invalid': 'Ce lien est invalide ou a expiré. Demandes-en un nouveau.',
  'share.link_used': 'Ce lien a expiré ou a déjà servi. Demandes-en un nouveau.',
  'share.not_found_because': (p) =>
    `Contenu introuvable\u00a0: ${p.message}. Il a peut-être été supprimé, ou tu n’as pas le droit de le voir.`,
  'share.id_invalid': 'L’ID de ce lien n’est pas complet.',
  'share.load_failed': (p) =>
    `Le contenu n’a pas pu être chargé\u00a0: ${p.message}. Écris à l’assistance avec cette URL\u00a0: ${p.url}.`,
  'share.link_not_needed':
    'Seuls les messages à une adresse e-mail ou à un numéro de téléphone ont de tels liens.',
  'share.format_unsupported': 'Seul le format JSON est pris en charge.',
  'share.removed': 'Ce contenu a peut-être été retiré, ou le lien est invalide.',

  'media.not_found': 'Nous ne trouvons pas cet enregistrement.',
  'media.invalid': 'Nous ne pouvons pas lire cet enregistrement. Enregistre-le à nouveau.',
  'media.damaged': 'Ce son est abîmé ou incomplet.',
  'media.changes_format': 'Ce son change de format en cours de route, et les navigateurs s’arrêtent là.',
  'media.wav_format': 'Un WAV doit être en mono 16 bits et ne contenir que le son.',
  'media.too_long': (p) =>
    `Cet enregistrement est trop long. Tu peux enregistrer jusqu’à ${p.seconds}\u00a0s ici.`,
  'media.too_large': (p) => `Cet enregistrement est trop gros. Il peut faire ${p.megabytes}\u202fMo au plus.`,
  'media.hash_mismatch': 'L’enregistrement n’est pas arrivé en entier. Réessaie.',
  'media.already_stored': 'Tu as déjà envoyé une autre version de cet enregistrement. Réessaie.',
  'media.not_stored': 'L’enregistrement n’est pas encore arrivé. Réessaie.',
  'media.quota_exceeded': 'Ton espace est plein. Supprime quelques publications pour faire de la place.',
  'media.upload_failed': (p) => `Le son n’a pas pu être envoyé\u00a0: ${p.error} Réessaie.`,
  'media.payment_required': (p) => `${p.price} pour écouter`,

  'record.microphone_denied': 'Autorise l’accès au micro pour enregistrer\u202f!',
  'record.microphone_missing': 'Nous ne trouvons pas de micro. Branches-en un, puis réessaie.',
  'record.microphone_busy': 'Une autre app utilise le micro. Ferme-la, puis réessaie.',
  'record.microphone_lost': 'Le micro s’est déconnecté. Ton enregistrement est en pause et en sécurité.',
  'record.limit_reached': (p) => formatLimitReached(Number(p.seconds)),
  'record.silent': 'Nous ne t’entendons pas. Ton micro est-il coupé\u202f?',
  'record.clipping': 'Ton enregistrement sature. Éloigne-toi du micro ou baisse son niveau.',
  'record.silent_take': 'On n’entend presque rien dans cet enregistrement. Vérifie ton micro et recommence.',
  'record.clipped_take':
    'Des passages de cet enregistrement sont saturés, et cela ne se répare pas. Éloigne-toi du micro ou baisse son niveau, puis recommence.',
  'record.unsupported': 'Ce navigateur ne peut pas enregistrer de son. Essaies-en un autre.',
  'record.storage_full':
    'Cet appareil n’a plus de place. Tu peux continuer à enregistrer, mais publie avant de fermer l’onglet.',
  'record.storage_missing':
    'Ce navigateur ne peut pas sauvegarder pendant que tu enregistres. Publie avant de fermer l’onglet.',
  'record.open_elsewhere': 'Cet enregistrement est ouvert dans un autre onglet.',
  'record.mixing_failed': 'Le mixage a échoué. On n’entend que la voix.',
  'record.empty': 'Rien n’a été enregistré. Réessaie.',
  'record.unreadable': 'Cet appareil ne peut plus lire l’enregistrement. Enregistre-le à nouveau.',

  'play.missing': (p) => `Impossible de lire ${p.kind}. Le fichier audio manque peut-être, ou il est abîmé.`,
  'play.failed': (p) => `Impossible de lire ${p.kind}. Réessaie.`,
  'play.audio_error': (p) => `Erreur audio\u00a0: ${p.code} – ${p.message}`,
  'play.playback_failed': (p) => `La lecture a échoué\u00a0: ${p.name} – ${p.message}`,
  'play.no_hum': 'Aucun message n’a été trouvé pour cette histoire de guérison',
  'play.hum_error': 'L’histoire de guérison n’a pas pu être chargée',
  'play.no_songs': 'Aucune chanson n’a été trouvée dans cette chaîne',
  'play.songs_error': 'La chaîne de chansons n’a pas pu être chargée',
  'play.audio_failed': 'Le son n’a pas pu être lu. Réessaie.',
  'play.no_conversation': 'Il n’y a rien à entendre dans cette conversation',
  'play.conversation_error': 'Le son de la conversation n’a pas pu être chargé',

  'profile.fields_required': 'Remplis tous les champs',
  'profile.update_failed': 'Le profil n’a pas pu être mis à jour. Réessaie.',
  'profile.fediverse_invalid': 'Écris-la comme @nom@serveur.example',
  'picture.not_an_image': 'Choisis un fichier image',
  'picture.too_large': 'La photo doit faire moins de 10\u202fMo',
  'avatar.update_failed': 'La photo n’a pas pu être changée. Réessaie.',
  'avatar.upload_failed': 'La photo n’a pas pu être envoyée. Réessaie.',
  'avatar.invalid': (p) =>
    `Choisis une image fixe JPEG, PNG ou WebP de ${figure(p.pixels)} pixels de côté au plus.`,
  'cover.invalid': (p) => `Choisis une image JPEG carrée de ${figure(p.pixels)} pixels de côté au plus.`,
  'profile.username_changes': (p) =>
    `Tu peux changer de nom d’utilisateur ${p.count} fois en ${p.days} jours. Réessaie plus tard.`,

  'notification.denied':
    'Les notifications ne sont pas autorisées. Tu peux les autoriser dans les réglages de ton navigateur.',
  'contacts.denied':
    'L’accès aux contacts n’est pas autorisé. Autorise-le dans les réglages de ton navigateur, ou importe un fichier.',
  'contacts.sync_failed': (p) => `Les contacts n’ont pas pu être synchronisés\u00a0: ${p.reason}`,
  'contacts.unsupported': 'Ce navigateur ne peut pas ouvrir tes contacts. Importe plutôt un fichier.',
  'contacts.daily_limit': (p) =>
    `Tu as cherché ${figure(p.max)} adresses et numéros aujourd’hui, c’est le maximum. Continue demain.`,
  'contacts.import_failed': (p) => `Les contacts n’ont pas pu être importés\u00a0: ${p.reason}`,

  'library.load_failed': 'Les MUE n’ont pas pu être chargés',
  'library.setup_failed': 'La table des MUE n’a pas pu être préparée',
  'library.populate_failed': 'La base de données n’a pas pu être remplie',
  'library.sync_failed': 'La synchronisation avec le stockage a échoué',
  'library.no_url': (p) => `Impossible de lire ${p.name} – pas d’URL`,
  'library.play_failed': (p) => `Impossible de lire ${p.name}`,
}

export const LIMIT_TEXTS: typeof RecordingLimit.LIMIT_TEXTS = {
  seconds: (seconds) => `Limite gratuite atteinte (${seconds}\u00a0s)`,
  minutes: (minutes) => `Limite de ${counted(minutes, { one: '# minute', other: '# minutes' })} atteinte`,
}

export const WHO_MAY_REPLY: typeof ReplyRefusal.WHO_MAY_REPLY = {
  followed: (by) =>
    by
      ? `Seules les personnes que ${by} suit peuvent répondre ici.`
      : 'Seules certaines personnes peuvent répondre ici.',
  mentioned: (by) =>
    by
      ? `Seules les personnes que ${by} mentionne peuvent répondre ici.`
      : 'Seules certaines personnes peuvent répondre ici.',
  nobody: (by) => (by ? `${by} a désactivé les réponses ici.` : 'Les réponses sont désactivées ici.'),
}
