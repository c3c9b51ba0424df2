/** Mails and text messages in Spanish. */
import { createPluralizer } from '../../domain/plural'
import type * as English from './emails'

const counted = createPluralizer('es')
const hoursOf = (hours: number) => counted(hours, { one: 'una hora', other: '# horas' })
const daysOf = (days: number) => counted(days, { one: 'un día', other: '# días' })

export const ACCOUNT_MAILS: typeof English.ACCOUNT_MAILS = {
  foot: 'Recibes este correo porque alguien escribió tu dirección en Owlcast. No volveremos a escribirte por esto.',
  confirm: {
    subject: 'Confirma tu correo para Owlcast',
    heading: (name) => `Te damos la bienvenida, ${name}`,
    asked: (username) =>
      `Alguien, seguramente tú, creó la cuenta @${username} con esta dirección. Confírmala y tu voz tendrá un hogar.`,
    lasts: (username, hours) =>
      `El enlace funciona una sola vez, durante ${hoursOf(hours)}. Si no creaste la cuenta @${username}, ignora este correo: sin él no se abre ninguna cuenta.`,
    action: 'Confirmar mi correo',
  },
  member: {
    subject: 'Ya tienes una cuenta de Owlcast',
    heading: 'Ya formas parte de Owlcast',
    asked:
      'Alguien, seguramente tú, intentó crear una cuenta con esta dirección. Ya tiene una, y nada ha cambiado.',
    way: 'Inicia sesión como lo hacías antes; ahí también puedes elegir una contraseña nueva. Si no fuiste tú, no tienes que hacer nada.',
    action: 'Iniciar sesión',
  },
  reset: {
    subject: 'Elige una contraseña nueva para Owlcast',
    heading: 'Una contraseña nueva',
    asked: 'Alguien, seguramente tú, olvidó la contraseña de tu cuenta. Pulsa el botón y elige una nueva.',
    lasts: (hours) =>
      `El enlace funciona una sola vez, durante ${hoursOf(hours)}. Si no fuiste tú, ignora este correo: nada ha cambiado.`,
    action: 'Elegir una contraseña nueva',
  },
  first: {
    subject: 'Confirma tu correo para Owlcast',
    heading: 'Una dirección para tu cuenta',
    asked: (username) =>
      `Alguien, seguramente tú, quiere iniciar sesión como @${username} con esta dirección. Pulsa el botón donde tengas abierta la cuenta @${username} y elige una contraseña.`,
    lasts: (username, hours) =>
      `El enlace funciona una sola vez, durante ${hoursOf(hours)}. Si @${username} no es tu cuenta, ignora este correo: a nadie más le abre nada.`,
    action: 'Confirmar mi correo',
  },
  changed: {
    subject: 'Tu contraseña de Owlcast ha cambiado',
    heading: 'Tu contraseña ha cambiado',
    how: 'Se cambió con un enlace que enviamos a esta dirección, y cerramos tu sesión en todas partes.',
    otherwise: 'Si no fuiste tú, alguien lee tu correo: cambia primero la contraseña allí y después aquí.',
    action: 'Iniciar sesión',
  },
}

export const WAY_MAILS: typeof English.WAY_MAILS = {
  'passkey-added': {
    subject: 'Se añadió una llave de acceso a tu cuenta de Owlcast',
    heading: 'Una llave de acceso nueva',
    message: 'Se añadió una llave de acceso a tu cuenta. Quien la tenga puede entrar como si fueras tú.',
  },
  'passkey-removed': {
    subject: 'Se quitó una llave de acceso de tu cuenta de Owlcast',
    heading: 'Una llave de acceso menos',
    message: 'Se quitó una llave de acceso de tu cuenta. Ya no abre nada.',
  },
  'phone-set': {
    subject: 'Se añadió un número de teléfono a tu cuenta de Owlcast',
    heading: 'Tu número de teléfono',
    message: 'Se añadió un número de teléfono a tu cuenta. Quien lo tenga puede entrar como si fueras tú.',
  },
  'phone-removed': {
    subject: 'Se quitó el número de teléfono de tu cuenta de Owlcast',
    heading: 'Sin número de teléfono',
    message: 'Se quitó el número de teléfono de tu cuenta. Ya nadie puede entrar con él.',
  },
}

export const WAY_MAIL: typeof English.WAY_MAIL = {
  where: (browser, system) => [browser, system].filter(Boolean).join(' en '),
  doneIn: (where) => `Se hizo desde ${where}.`,
  otherwise:
    'Si no fuiste tú, ve a tus ajustes: deshazlo ahí, cierra sesión en todos los demás sitios y elige una contraseña nueva.',
  action: 'Abrir mis ajustes',
  foot: 'Recibes este correo porque trata de cómo se abre tu cuenta.',
}

export const MESSAGE_MAIL: typeof English.MESSAGE_MAIL = {
  subject: (sender) => `${sender} te envió un mensaje de voz`,
  untitled: 'Mensaje de voz',
  waits: (title, username) =>
    `«${title}», de @${username}, te espera. No necesitas una cuenta para escucharlo.`,
  about: 'Owlcast es un lugar para las voces: cada quien graba lo que tiene que decir y recibe respuestas.',
  lasts: (days) =>
    `El enlace dura ${daysOf(days)} y es de la primera persona que abra el mensaje, así que guárdalo para ti.`,
  action: 'Abrir el mensaje',
  foot: (username) =>
    `Recibes este correo porque @${username} escribió tu dirección en Owlcast. Si no te suena, ignóralo.`,
  refuse: 'No quiero más mensajes de Owlcast',
}

export const REFUSAL_PAGE: typeof English.REFUSAL_PAGE = {
  ask: {
    heading: '¿No más correos de estos?',
    text: 'En Owlcast se puede enviar un mensaje de voz a una dirección de correo. Pulsa el botón y no llegará ninguno más a la tuya. Los correos sobre una cuenta tuya seguirán llegando.',
    button: 'No recibir estos correos',
  },
  refused: {
    heading: 'Ahora hay silencio',
    text: 'A esta dirección ya no llegan correos sobre mensajes de voz. Puedes cerrar esta página.',
    button: 'Pensándolo bien, sí los quiero',
  },
  welcome: {
    heading: 'Volverás a tener noticias',
    text: 'Cuando alguien envíe un mensaje de voz a esta dirección, llegará un correo con él.',
  },
  broken: {
    heading: 'Este enlace no está completo',
    text: 'Ábrelo otra vez desde el correo o cópialo entero. No se ha cambiado nada.',
  },
  home: 'Ir a Owlcast',
}

export const INVITATION_MAIL: typeof English.INVITATION_MAIL = {
  subject: (inviter) => `${inviter} te invita a colaborar`,
  titled: (title, content) => `«${title}» (${content})`,
  asks: (username, voice) =>
    `@${username} quiere que tu nombre aparezca junto al suyo: ${voice}. Tú decides: nada cambia hasta que aceptes.`,
  lasts: (days) =>
    `La invitación dura ${daysOf(days)} y es para esta dirección: inicia sesión con ella para aceptar.`,
  lastsForMember: (days) =>
    `La invitación dura ${daysOf(days)} y es solo para ti: inicia sesión para aceptar.`,
  footForMember: (username) =>
    `Recibes este correo porque @${username} te invitó por tu nombre en Owlcast. No ve tu dirección.`,
  action: 'Abrir la invitación',
}

export const FAREWELL_MAIL: typeof English.FAREWELL_MAIL = {
  subject: 'Tus datos se han eliminado',
  deleted: (day) =>
    `El ${day} eliminaste tu cuenta de Owlcast y todo lo que contenía: tu perfil, tus voces, tus mensajes y tus formas de iniciar sesión.`,
  kept: 'Esto es lo que se conservó, y por qué:',
  otherwise:
    'Si no fuiste tú, alguien tuvo tu cuenta en sus manos. Lo eliminado no se puede recuperar; comprueba quién lee tu correo.',
  foot: 'Recibes este correo porque tu cuenta tenía esta dirección. Es el último: hemos olvidado la dirección junto con lo demás.',
}

export const TEXTS: typeof English.TEXTS = {
  code: (code, minutes) =>
    `${code} es tu código de Owlcast. Sirve una vez, durante ${counted(minutes, { one: 'un minuto', other: '# minutos' })}. No se lo des a nadie.`,
  oldNumber:
    'Tu cuenta de Owlcast tiene ahora otro número de teléfono. Si no fuiste tú: vuelve a poner el tuyo en los ajustes, donde aún tengas la sesión abierta, y cierra sesión en todos los demás sitios.',
}
