/** Spanish texts for errors. */

import type { ErrorTexts } from '../../errors/error-table'
import type * as Limit from '../../errors/recording-limit'
import { formatLimitReached } from '../../errors/recording-limit'
import type * as ReplyRefusal from '../../errors/reply-refusal'
import { formatReplyRefusal } from '../../errors/reply-refusal'
import { createPluralizer } from '../../i18n/plural'
import { CODE_DIGITS, IMPORTS_MAX, PARENTS_MAX, PRO_CENTS_PER_MONTH } from '../../limits'

const counted = createPluralizer('es')

export const WHO_MAY_REPLY: typeof ReplyRefusal.WHO_MAY_REPLY = {
  followed: (by) => `Aquí solo pueden responder las personas que sigue ${by || 'quien empezó el hilo'}.`,
  mentioned: (by) => `Aquí solo pueden responder las personas que menciona ${by || 'quien empezó el hilo'}.`,
  nobody: (by) => (by ? `${by} desactivó las respuestas aquí.` : 'Las respuestas están desactivadas aquí.'),
}

export const LIMIT_TEXTS: typeof Limit.LIMIT_TEXTS = {
  seconds: (seconds) => `Llegaste al límite gratuito (${seconds} s)`,
  minutes: (minutes) => `Llegaste al límite de ${counted(minutes, { one: '# minuto', other: '# minutos' })}`,
}

export const ERRORS: ErrorTexts = {
  'request.busy': 'Owlcast está muy ocupado ahora mismo. Inténtalo de nuevo.',
  'request.invalid': (p) => `Hay algo incorrecto en esta solicitud: ${p.reason}`,
  'request.length_required': 'Primero necesitamos saber el tamaño de la subida.',
  'request.wrong_type': 'Aquí no podemos aceptar este tipo de contenido.',
  'request.prefetch_refused': 'Pulsa el botón para abrir esto.',
  'request.forbidden_origin': 'Esta solicitud vino de otro sitio y la bloqueamos.',
  'request.idempotency_key_reused': 'Ya enviaste esto con otro contenido.',
  'request.idempotency_key_required': 'Esta solicitud necesita una Idempotency-Key.',
  'request.puzzle_required': 'Una comprobación rápida: resuelve el reto.',
  'request.puzzle_failed': 'El reto no ha funcionado. Inténtalo de nuevo.',
  'token.invalid': 'Este token de acceso no existe. Comprueba que esté completo.',
  'token.expired': 'Este token de acceso ha caducado. Crea uno nuevo.',
  'token.revoked': 'Este token de acceso se ha revocado. Crea uno nuevo.',
  'token.scope_missing': (p) => `Este token de acceso no puede hacer esto. Necesita el permiso ${p.scope}.`,
  'token.session_required': 'Los tokens de acceso no pueden hacer esto. Inicia sesión en la app.',
  'token.in_address':
    'Envía el token de acceso en la cabecera Authorization. Las direcciones acaban en registros, así que revoca este token ahora.',
  'token.too_many': (p) => `Puedes tener hasta ${p.max} tokens de acceso. Revoca uno primero.`,
  'token.name_required': 'Pon un nombre al token de acceso.',
  'webhook.address_refused': 'Escribe una dirección pública que empiece por https://.',
  'webhook.too_many': (p) => `Puedes tener hasta ${p.max} webhooks. Elimina uno primero.`,
  'request.range_invalid': 'Esta grabación no tiene esa parte.',

  'auth.required': 'Inicia sesión para continuar.',
  'auth.forbidden': 'No puedes hacer esto.',
  'auth.age_required': 'Owlcast es para personas adultas. Confirma que tienes 18 años o más.',
  'auth.email_and_password_required': 'Escribe el correo y la contraseña',
  'auth.fields_required': 'Rellena todos los campos',
  'auth.email_invalid': 'Escribe una dirección de correo como nombre@example.org.',
  'auth.password_length': (p) => `Tu contraseña debe tener entre ${p.min} y ${p.max} caracteres.`,
  'auth.username_invalid': (p) =>
    `Tu nombre de usuario debe tener entre ${p.min} y ${p.max} caracteres: de a a z, de 0 a 9 y _.`,
  'auth.username_taken': 'Este nombre de usuario ya está en uso. Elige otro.',
  'auth.display_name_too_long': (p) => `Tu nombre visible puede tener hasta ${p.max} caracteres.`,
  'auth.bad_credentials': 'No se pudo iniciar sesión. Revisa tus datos.',
  'auth.sign_in_failed': 'No se pudo iniciar sesión',
  'auth.sign_up_failed': 'No se pudo crear la cuenta. Inténtalo de nuevo.',
  'auth.account_failed': 'No se pudo crear la cuenta',
  'auth.verification_invalid': 'Este enlace no es válido o caducó. Pide uno nuevo.',
  'auth.sign_up_expired': 'Este registro caducó. Inicia sesión de nuevo.',
  'auth.google_failed': 'No se pudo iniciar sesión con Google',
  'auth.phone_required': 'Escribe tu número de teléfono',
  'auth.code_required': 'Escribe el código de verificación',
  'auth.code_send_failed': 'No se pudo enviar el código de verificación',
  'auth.code_invalid': 'El código de verificación no es válido',
  'auth.phone_paused':
    'El inicio de sesión con este número está en pausa porque cambió tu contraseña. Inicia sesión de otra forma y vuelve a activarlo en los ajustes.',
  'auth.code_failed': 'No se pudo verificar el código',
  'auth.code_length': `Escribe las ${CODE_DIGITS} cifras del código.`,
  'auth.sign_up_closed': 'Este sitio no admite nuevos miembros por ahora.',
  'auth.sign_up_invitation':
    'Necesitas una invitación para unirte. Pide un enlace a alguien que ya esté aquí.',
  'auth.sign_up_invitation_invalid': 'Esta invitación ya se usó o es demasiado antigua. Pide una nueva.',
  'auth.sign_up_waiting': 'Tu registro está pendiente de aprobación. Te escribiremos en cuanto se decida.',
  'site.invitations_off': 'Ahora no se puede invitar con un enlace.',
  'site.invitations_full': (p) =>
    `Puedes tener hasta ${p.max} invitaciones abiertas. Borra una o espera a que se use.`,
  'setup.link_invalid':
    'Este enlace de configuración no es correcto. Abre el más reciente que mostró el despliegue.',
  'setup.link_used':
    'Este enlace de configuración ya se usó. Inicia sesión con la cuenta que se creó con él.',
  'setup.link_expired':
    'Este enlace de configuración es demasiado antiguo. Crea uno nuevo: npm run setup-link -- --env production',
  'setup.done': 'Este sitio ya tiene un administrador. Inicia sesión.',
  'setup.email_taken': 'Esta dirección de correo ya tiene una cuenta aquí.',

  'email.already_set': 'Tu cuenta ya tiene una dirección de correo.',
  'email.wrong_account': 'Este enlace es para otra cuenta. Inicia sesión en ella y ábrelo de nuevo.',
  'phone.taken': 'Este número pertenece a otra cuenta.',
  'phone.last_sign_in_method':
    'Inicias sesión con este número. Añade una dirección de correo antes de quitarlo.',

  'passkey.unknown': 'Ya no conocemos esta llave de acceso. Inicia sesión de otra forma.',
  'passkey.paused':
    'Esta llave de acceso está en pausa porque cambió tu contraseña. Inicia sesión de otra forma y vuelve a activarla en los ajustes.',
  'passkey.invalid': 'No se pudo comprobar esta llave de acceso. Inténtalo de nuevo.',
  'passkey.expired': 'Esto tardó demasiado. Inténtalo de nuevo.',
  'passkey.not_confirmed': 'La llave de acceso no se confirmó. No cambió nada.',
  'passkey.already_registered': 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
  'passkey.too_many': (p) => `Puedes tener hasta ${p.max} llaves de acceso. Quita una primero.`,
  'passkey.not_found': 'No encontramos esta llave de acceso. Puede que se haya quitado.',
  'passkey.name_required': 'Ponle un nombre a la llave de acceso.',
  'passkey.name_too_long': (p) => `El nombre puede tener hasta ${p.max} caracteres.`,

  'account_deletion.name_mismatch': (p) =>
    `Escribe tu nombre de usuario, @${p.name}, para confirmar que quieres eliminarlo todo.`,
  'proof.required': 'Primero confirma que eres tú.',
  'proof.password_required': 'Escribe tu contraseña.',
  'proof.password_wrong': 'Esa contraseña no es correcta. Inténtalo de nuevo.',
  'proof.sign_in_required': 'Primero inicia sesión de nuevo, para que sepamos que eres tú.',
  'account_deletion.failed': 'No se pudieron eliminar tus datos. Inténtalo de nuevo.',
  'export.failed': 'No se pudieron descargar tus datos. Inténtalo de nuevo.',
  'recipient.deleted': 'Esta persona dejó Owlcast. Ya no puede recibir tus mensajes.',

  'post.not_found': 'Contenido no encontrado. Quizá se eliminó o no tienes permiso para verlo.',
  'post.tags_required': (p) => `Añade etiquetas a tu ${p.mode}`,
  'post.audio_required': 'Graba algo primero.',
  'post.title_too_long': (p) => `El título puede tener hasta ${p.max} caracteres.`,
  'post.tags_too_long': (p) => `Tus etiquetas pueden tener hasta ${p.max} caracteres en total.`,
  'post.text_too_long': (p) => `Este texto puede tener hasta ${p.max} caracteres.`,
  'post.text_invalid': 'Este texto tiene caracteres que no podemos mostrar. Quítalos.',
  'post.too_many_parents': `Una respuesta tiene como máximo ${PARENTS_MAX} publicaciones de origen`,
  'post.publish_failed': (p) => `No se pudo publicar: ${p.name}. Inténtalo de nuevo. Error: ${p.message}`,
  'post.table_unreachable': 'No se puede acceder a la tabla de squawks',
  'post.edit_conflict': 'Esto cambió en otra ventana. Revísalo de nuevo.',
  'transcript.no_recording': 'Esta publicación no tiene grabación.',
  'transcript.too_short': 'Esta grabación es demasiado corta para tener palabras.',
  'transcript.not_configured': 'Aquí todavía no hay transcripciones.',
  'transcript.not_ready': 'Todavía no hay palabras que cambiar.',
  'transcript.changed':
    'Estas palabras cambiaron en otra ventana. Las tuyas siguen aquí: compáralas y guarda otra vez para reemplazar las otras.',
  'transcript.empty': 'Escribe lo que se dijo o quita las palabras.',
  'post.kind_unavailable': 'Todavía no puedes publicar este tipo de publicación.',
  'post.already_published': 'Ya publicaste esta grabación.',
  'post.audio_or_track_required': 'Elige un MUE o graba audio para tu mensaje',
  'post.recipient_required': 'Escribe para quién es (@usuario, correo o teléfono)',
  'follow.yourself': 'No puedes seguir tu propia cuenta.',
  'follow.too_many': (p) => `Sigues a ${p.max} personas, que es el máximo. Deja de seguir a alguien primero.`,
  'safety.yourself': 'No puedes bloquear ni silenciar tu propia cuenta.',
  'feed.too_many': (p) => `Tienes ${p.max} direcciones privadas, que es el máximo. Quita una primero.`,
  'safety.too_many': (p) => `Hay ${p.max} personas en esta lista, que es el máximo. Quita a alguien primero.`,
  'safety.suspended': (p) =>
    `Tu cuenta está suspendida ${p.until ? `hasta ${p.until}` : 'de forma permanente'}. Aún puedes escuchar, descargar tus datos y eliminar tus publicaciones o tu cuenta.`,
  'safety.report_yourself': 'No puedes denunciar tu propia cuenta ni tus publicaciones.',
  'safety.reason_required': 'Elige qué ocurre.',
  'moderation.post_not_found': 'Esto ya no existe. Caducó o se eliminó.',
  'moderation.yourself': 'Esto trata de ti. Tiene que decidirlo otra persona del equipo de moderación.',
  'moderation.target_is_moderator': 'Solo administración puede hacer esto con alguien que modera.',
  'moderation.already_decided': 'Otra persona ya ha decidido sobre esto.',
  'moderation.person_not_found': 'No encontramos a este miembro.',
  'moderation.name_mismatch': (p) => `Escribe @${p.name} para confirmar que quieres eliminar esta cuenta.`,
  'moderation.content_refused': 'Este sitio no permite algunas de estas palabras. Elige otras, por favor.',
  'moderation.rule_invalid': 'Escribe una palabra, una dirección de correo o un dominio como example.org.',
  'moderation.too_many_rules': (p) => `Hay ${p.max} reglas, que es el límite. Quita una primero.`,
  'auth.address_refused': 'No puedes registrarte aquí con esta dirección de correo.',
  'moderation.decision_not_found': 'No encontramos esta decisión.',
  'moderation.appeal_repeated': 'Ya has recurrido esta decisión.',
  'moderation.appeal_late': (p) =>
    `Podías recurrir esta decisión durante ${p.days} días. Ese plazo ha terminado.`,
  'moderation.appeal_by_other': 'Esta decisión fue tuya, así que otra persona decide sobre el recurso.',
  'conversation.not_found': 'No encontramos esta conversación.',
  'message.new_recipients_limit': (p) =>
    `Hoy escribiste a ${p.max} personas nuevas, que es el máximo. Vuelve a probar mañana. Siempre puedes escribir a quien te responda o te siga.`,
  'recipient.unknown': 'No encontramos a nadie. Revisa el nombre o usa su correo.',
  'recipient.ambiguous': 'Varias personas tienen este nombre. Usa su @usuario.',
  'recipient.phone_country': 'Añade el prefijo del país, como +44 20 7946 0000.',
  'recipient.yourself': 'Eres tú. Elige a otra persona.',
  'recipient.unconfirmed': 'Otra persona puede llamarse así. Revisa a quién va o usa su @usuario.',
  'recipient.changed': 'Quien lo recibe ya no es la persona mostrada. Revisa a quién va.',
  'post.script_required':
    'Primero genera un guion de intención sanadora: rellena el formulario y pulsa «Crear guion»',
  'post.hum_fields_required': 'Rellena el nombre de la persona y su situación.',
  'post.script_contains_name': 'El guion todavía dice su nombre real. Créalo de nuevo o quita el nombre.',
  'post.title_contains_name': 'El título todavía dice su nombre real. Quítalo.',
  'post.tags_contain_name': 'Las etiquetas todavía dicen su nombre real. Quítalo.',
  'post.script_locked': 'Ya leíste este guion en voz alta. Para cambiarlo, graba la historia de nuevo.',
  'post.name_check_required': 'Confirma que el título y las etiquetas no dicen de quién trata esta historia.',
  'post.consent_required': 'Confirma que tienes permiso para hablar de esta persona.',
  'post.song_fields_required': 'Rellena el título y la autoría de la canción, y confirma que es original.',
  'post.price_invalid': (p) => `Elige gratis o un precio de ${p.min} a ${p.max}.`,
  'post.price_below_cost': (p) =>
    `Con ${p.price}, el pago con tarjeta se lo lleva todo. Elige ${p.min} o más.`,
  'post.pro_required': `Pásate a Pro ($${PRO_CENTS_PER_MONTH / 100}/mes) para cobrar por tu contenido premium`,

  'purchase.free': 'Esto se escucha gratis.',
  'purchase.members_only':
    'Esto es privado. Solo pueden escuchar quienes colaboran: acepta primero tu invitación.',
  'purchase.price_changed': (p) => `El precio ahora es ${p.price}. Revísalo de nuevo.`,
  'purchase.confirming': 'Estamos confirmando tu pago. Espera un momento.',
  'plan.changed': 'Tu plan cambió. Revísalo de nuevo.',
  'billing.not_configured': 'Aquí todavía no puedes comprar nada. Los pagos no están configurados.',
  'billing.failed': 'El servicio de pagos no respondió. No se te cobró nada. Inténtalo de nuevo.',
  'payouts.not_offered': 'Este sitio aún no paga por sí mismo. Guardamos tus ingresos para ti.',
  'payouts.failed': 'El servicio de pago no respondió. No se cambió nada. Inténtalo de nuevo.',
  'billing.signature_invalid': 'El servicio de pagos no firmó este mensaje.',
  'email.report_unsigned': 'El servicio de correo no firmó este mensaje.',

  'connection.circular': 'Una respuesta no puede llevar a sí misma.',
  'connection.different_people':
    'Estos mensajes son privados y entre personas distintas. No puedes enviarles a todas una misma respuesta.',
  'connection.other_recipient':
    'Respondes a un mensaje privado, así que tu respuesta va a la persona con la que hablas. Quita el otro destinatario.',
  'connection.last_parent': 'Deja al menos una publicación a la que respondes.',
  'connection.parent_less_public': 'No puedes conectar con esa publicación. La ve menos gente que la tuya.',
  'connection.moment_invalid': 'No puedes responder a esa parte de la grabación. Elige una que puedas oír.',
  'connection.not_found': 'No encontramos esta conexión.',
  'connection.not_yours': 'Solo quien hizo esta conexión puede eliminarla.',
  'reply.sign_in_to_delete': 'Tienes que iniciar sesión para eliminar respuestas',
  'reply.not_allowed': (p) => formatReplyRefusal({ from: String(p.from), by: String(p.name) }),
  'reply.delete_failed': 'No se pudo eliminar la respuesta. Quizá no tienes permiso.',

  'podcast.source_required': 'Escribe la URL de un podcast o sube un archivo de audio',
  'podcast.url_required': 'Escribe primero la URL de un podcast',
  'podcast.author_required': 'Escribe a quién respondes',
  'podcast.subject_required': 'Escribe el asunto o tema',
  'podcast.tag_required': 'Añade al menos una etiqueta más a tu respuesta a un podcast',
  'podcast.file_type': 'Elige un archivo de audio válido (WAV, MP3, OGG, M4A)',
  'podcast.file_unsupported': (p) =>
    `Este navegador no puede reproducir el sonido de este archivo ${p.format}. Expórtalo de nuevo como MP3 o AAC.`,
  'podcast.file_changes':
    'Este archivo cambia de formato en su primer segundo, y solo se puede leer hasta ahí.',
  'podcast.file_too_short': (p) =>
    `Este archivo es demasiado corto para un clip. Necesita al menos ${p.min} s de sonido.`,
  'podcast.file_too_large': 'El archivo debe pesar menos de 50 MB',
  'podcast.file_too_long': (p) =>
    `Este navegador puede abrir ${p.max} minutos de un archivo así. Elige un archivo más corto o un MP3.`,
  'podcast.load_failed':
    'No pudimos cargar esta dirección. Quizá el servidor no lo permite (restricciones CORS).',
  'podcast.clip_required': 'Recorta un clip primero.',
  'podcast.trim_failed': 'No se pudo recortar el audio. Inténtalo de nuevo.',

  'import.feed_unreachable':
    'No pudimos cargar este feed. Comprueba la dirección y que cualquiera pueda abrirla.',
  'import.feed_invalid':
    'No encontramos ningún pódcast en esta dirección. Escribe la dirección de su feed RSS.',
  'import.feed_choice': (p) =>
    `Esta página tiene más de un feed. Escribe la dirección de uno de ellos: ${p.url}`,
  'import.too_many': `Puedes importar hasta ${IMPORTS_MAX} pódcasts. Quita uno que aún no esté confirmado.`,
  'import.expired': 'Esta publicación ya se desvaneció, así que no la importamos.',
  'import.owlcast_missing': 'El Owlcast de esta grabación no está aquí.',
  'import.clip_limit': (p) =>
    `Puedes importar ${p.count} fragmentos de un episodio al día. Vuelve a importar mañana.`,
  'import.recent_limit': (p) =>
    `Puedes importar ${p.count} publicaciones públicas del último día por hora. Vuelve a importar más tarde.`,
  'import.not_found': 'No encontramos esta importación.',
  'import.proved': 'Ya demostraste que este pódcast es tuyo.',
  'import.no_email': 'Este feed no indica ningún correo. Pon el código en su descripción.',
  'import.code_missing': (p) =>
    `El feed aún no tiene el código ${p.code}. Algunos servicios tardan unos minutos en actualizarlo.`,
  'import.code_wrong': 'Este código es incorrecto o ha caducado. Compruébalo o envía uno nuevo.',

  'report.name_required': 'Escribe tu nombre.',
  'report.work_required': 'Cuéntanos qué se usó y de quién es.',
  'report.confirmation_required': 'Confírmalo antes de enviar la denuncia.',

  'owlcast.name_required': 'Escribe un nombre para el Owlcast',
  'owlcast.sign_in_required': 'Inicia sesión para crear un Owlcast',
  'owlcast.create_failed': 'No se pudo crear el Owlcast. Inténtalo de nuevo.',
  'owlcast.create_failed_because': (p) => `No se pudo crear el Owlcast: ${p.message}`,
  'owlcast.pro_required': `Los Owlcasts no listados y privados son parte de Pro. Pásate a Pro ($${PRO_CENTS_PER_MONTH / 100}/mes) o hazlo público.`,
  'owlcast.has_members':
    'Otras personas entraron o grabaron cuando esto era menos público. Ahora no puedes hacerlo más público.',
  'owlcast.has_buyers':
    'Hay personas que pagaron por escuchar. Puedes dejar de listarlo, pero no hacerlo privado.',
  'owlcast.visibility_changed': 'Ahora más gente puede oír este Owlcast. Revísalo antes de publicar.',
  'owlcast.members_only': 'Solo quienes colaboran pueden responder a este Owlcast, grabando en él.',
  'owlcast.parents_outside':
    'La publicación a la que respondes no está en este Owlcast. Quítala o elige otro Owlcast.',
  'owlcast.recording_not_added':
    'La grabación se guardó, pero no se pudo añadir al Owlcast. Inténtalo de nuevo.',
  'invitation.identifier_required': 'Escribe el correo o el @usuario de quien quieres que colabore',
  'invitation.user_not_found': (p) =>
    `No se encontró a @${p.name}. Revisa el nombre de usuario o usa su correo.`,
  'invitation.already_collaborator': (p) => `${p.name} ya colabora en esto.`,
  'invitation.too_many': (p) => `Puedes invitar a ${p.max} personas como máximo a una publicación.`,
  'invitation.private_message': 'No puedes invitar a nadie a un mensaje privado.',
  'invitation.recording_not_supported': 'Invita al Owlcast, no a una sola grabación.',
  'invitation.not_found': 'No encontramos esta invitación.',
  'invitation.failed': 'No se pudo enviar la invitación. Inténtalo de nuevo.',
  'invitation.failed_because': (p) => `No se pudo enviar la invitación: ${p.message}`,
  'invitation.link_error': (p) =>
    `Error en el enlace de invitación: ${p.message}. Habla con quien te envió este enlace.`,
  'invitation.invalid':
    'Este enlace de invitación no es válido o caducó. Habla con quien te envió este enlace.',

  'live.upgrade_required': 'Esta dirección solo acepta conexiones WebSocket.',
  'live.too_many_connections': 'Tienes demasiadas ventanas abiertas. Cierra algunas.',

  'share.incomplete': 'Enlace no válido: falta el tipo de contenido o el ID.',
  'share.link_invalid': 'Este enlace no es válido o caducó. Pide uno nuevo.',
  'share.link_used': 'Este enlace caducó o ya se usó. Pide uno nuevo.',
  'share.not_found_because': (p) =>
    `Contenido no encontrado: ${p.message}. Quizá se eliminó o no tienes permiso para verlo.`,
  'share.id_invalid': 'El ID de este enlace no está completo.',
  'share.load_failed': (p) =>
    `No se pudo cargar el contenido: ${p.message}. Contacta con soporte e indica esta URL: ${p.url}.`,
  'share.link_not_needed':
    'Solo los mensajes a una dirección de correo o un número de teléfono tienen estos enlaces.',
  'share.format_unsupported': 'Solo se admite JSON.',
  'share.removed': 'Quizá este contenido se eliminó o el enlace no es válido.',

  'media.not_found': 'No encontramos esta grabación.',
  'media.invalid': 'No podemos reproducir esta grabación. Grábala de nuevo.',
  'media.damaged': 'Este sonido está dañado o incompleto.',
  'media.changes_format':
    'Este sonido cambia de formato a mitad de camino, y los navegadores se detienen ahí.',
  'media.wav_format': 'Un WAV tiene que ser mono de 16 bits y no contener nada más que el sonido.',
  'media.too_long': (p) => `Esta grabación es demasiado larga. Aquí puedes grabar hasta ${p.seconds} s.`,
  'media.too_large': (p) => `Esta grabación es demasiado grande. Puede tener hasta ${p.megabytes} MB.`,
  'media.hash_mismatch': 'La grabación no llegó completa. Inténtalo de nuevo.',
  'media.already_stored': 'Ya enviaste otra versión de esta grabación. Inténtalo de nuevo.',
  'media.not_stored': 'La grabación aún no ha llegado. Inténtalo de nuevo.',
  'media.quota_exceeded': 'Tu espacio está lleno. Elimina algunas publicaciones para hacer sitio.',
  'media.upload_failed': (p) => `No se pudo subir el audio: ${p.error} Inténtalo de nuevo.`,
  'media.payment_required': (p) => `${p.price} por escuchar`,

  'record.microphone_denied': '¡Permite el acceso al micrófono para grabar audio!',
  'record.microphone_missing': 'No encontramos ningún micrófono. Conecta uno e inténtalo de nuevo.',
  'record.microphone_busy': 'Otra aplicación está usando el micrófono. Ciérrala y vuelve a probar.',
  'record.microphone_lost': 'El micrófono se desconectó. Tu grabación está en pausa y a salvo.',
  'record.limit_reached': (p) => formatLimitReached(Number(p.seconds)),
  'record.silent': 'No te oímos. ¿Está silenciado tu micrófono?',
  'record.clipping': 'Tu grabación se está distorsionando. Aléjate del micrófono o baja su nivel.',
  'record.silent_take': 'En esta grabación casi no se oye nada. Revisa tu micrófono y vuelve a grabar.',
  'record.clipped_take':
    'Hay partes distorsionadas en esta grabación y no se pueden reparar. Aléjate del micrófono o baja su nivel y vuelve a grabar.',
  'record.unsupported': 'Este navegador no puede grabar audio. Prueba con otro.',
  'record.storage_full':
    'Este dispositivo no tiene espacio. Puedes seguir grabando, pero publica antes de cerrar la pestaña.',
  'record.storage_missing':
    'Este navegador no puede guardar mientras grabas. Publica antes de cerrar la pestaña.',
  'record.open_elsewhere': 'Esta grabación está abierta en otra pestaña.',
  'record.mixing_failed': 'No se pudo mezclar el audio. Solo suena la voz.',
  'record.empty': 'No se grabó nada. Inténtalo de nuevo.',
  'record.unreadable': 'Este dispositivo ya no puede leer la grabación. Vuelve a grabarla.',

  'play.missing': (p) => `No se pudo reproducir (${p.kind}). Quizá falta el archivo de audio o está dañado.`,
  'play.failed': (p) => `No se pudo reproducir (${p.kind}). Inténtalo de nuevo.`,
  'play.audio_error': (p) => `Error de audio: ${p.code} - ${p.message}`,
  'play.playback_failed': (p) => `Error al reproducir: ${p.name} - ${p.message}`,
  'play.no_hum': 'No hay mensajes sanadores en esta historia',
  'play.hum_error': 'Error al cargar el audio de la historia sanadora',
  'play.no_songs': 'No hay canciones en esta cadena',
  'play.songs_error': 'Error al cargar el audio de la cadena de canciones',
  'play.audio_failed': 'No se pudo reproducir el audio. Inténtalo de nuevo.',
  'play.no_conversation': 'No hay audio en esta conversación',
  'play.conversation_error': 'Error al cargar el audio de la conversación',

  'profile.fields_required': 'Rellena todos los campos',
  'profile.update_failed': 'No se pudo actualizar el perfil. Inténtalo de nuevo.',
  'profile.fediverse_invalid': 'Escríbela así: @nombre@servidor.example',
  'picture.not_an_image': 'Elige un archivo de imagen',
  'picture.too_large': 'La imagen debe pesar menos de 10 MB',
  'avatar.update_failed': 'No se pudo actualizar la foto. Inténtalo de nuevo.',
  'avatar.upload_failed': 'No se pudo subir la foto. Inténtalo de nuevo.',
  'avatar.invalid': (p) =>
    `Usa una imagen fija JPEG, PNG o WebP de ${p.pixels} píxeles por lado como máximo.`,
  'cover.invalid': (p) => `Usa una imagen JPEG cuadrada de ${p.pixels} píxeles por lado como máximo.`,
  'profile.username_changes': (p) =>
    `Puedes cambiar tu nombre de usuario ${p.count} veces en ${p.days} días. Inténtalo más tarde.`,

  'notification.denied':
    'No se permitieron las notificaciones. Puedes permitirlas en los ajustes del navegador.',
  'contacts.denied':
    'No se permitió el acceso a los contactos. Puedes permitirlo en los ajustes del navegador o importar un archivo.',
  'contacts.sync_failed': (p) => `No se pudieron sincronizar los contactos: ${p.reason}`,
  'contacts.unsupported': 'Este navegador no puede abrir tus contactos. Importa un archivo en su lugar.',
  'contacts.daily_limit': (p) =>
    `Hoy buscaste ${Number(p.max).toLocaleString('es')} direcciones y números, que es el máximo. Sigue mañana.`,
  'contacts.import_failed': (p) => `No se pudieron importar los contactos: ${p.reason}`,

  'library.load_failed': 'No se pudieron cargar los MUE',
  'library.setup_failed': 'No se pudo preparar la tabla de MUE',
  'library.populate_failed': 'No se pudo llenar la base de datos',
  'library.sync_failed': 'No se pudo sincronizar con el almacenamiento',
  'library.no_url': (p) => `No se puede reproducir ${p.name}: falta la URL`,
  'library.play_failed': (p) => `No se pudo reproducir ${p.name}`,
}
