/** Spanish texts for emails and text messages. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/emails'

const counted = createPluralizer('es')

const hoursOf = (hours: number) => counted(hours, { one: 'una hora', other: '# horas' })

const daysOf = (days: number) => counted(days, { one: 'un día', other: '# días' })

export const ACCOUNT_EMAILS: typeof English.ACCOUNT_EMAILS = {
  footer:
    'Recibes este correo porque alguien escribió tu dirección en Owlcast. No volveremos a escribirte por esto.',
  confirm: {
    subject: 'Confirma tu correo para Owlcast',
    heading: (name) => `Te damos la bienvenida, ${name}`,
    asked: (username) =>
      `Alguien, seguramente tú, creó la cuenta @${username} con esta dirección. Confírmala para empezar.`,
    lasts: (username, hours) =>
      `El enlace funciona una sola vez, durante ${hoursOf(hours)}. Si no creaste la cuenta @${username}, ignora este correo y no se creará ninguna cuenta.`,
    action: 'Confirmar mi correo',
  },
  member: {
    subject: 'Ya tienes una cuenta de Owlcast',
    heading: 'Ya tienes una cuenta',
    asked:
      'Alguien, seguramente tú, intentó crear una cuenta con esta dirección. Ya tiene una, y nada ha cambiado.',
    signInHint:
      'Inicia sesión como lo hacías antes. Ahí también puedes elegir una contraseña nueva. Si no fuiste tú, no tienes que hacer nada.',
    action: 'Iniciar sesión',
  },
  reset: {
    subject: 'Elige una contraseña nueva para Owlcast',
    heading: 'Elige una contraseña nueva',
    asked:
      'Alguien, seguramente tú, pidió una contraseña nueva para tu cuenta. Pulsa el botón para elegirla.',
    lasts: (hours) =>
      `El enlace funciona una sola vez, durante ${hoursOf(hours)}. Si no fuiste tú, ignora este correo y tu contraseña seguirá igual.`,
    action: 'Elegir una contraseña nueva',
  },
  first: {
    subject: 'Confirma tu correo para Owlcast',
    heading: 'Añade este correo a tu cuenta',
    asked: (username) =>
      `Alguien, seguramente tú, quiere iniciar sesión como @${username} con esta dirección. Pulsa el botón en el navegador donde tengas abierta la cuenta @${username} y elige una contraseña.`,
    lasts: (username, hours) =>
      `El enlace funciona una sola vez, durante ${hoursOf(hours)}. Si @${username} no es tu cuenta, ignora este correo. El enlace no le sirve a nadie más.`,
    action: 'Confirmar mi correo',
  },
  changed: {
    subject: 'Tu contraseña de Owlcast ha cambiado',
    heading: 'Tu contraseña ha cambiado',
    explanation: 'Se cambió con un enlace que enviamos a esta dirección. Cerramos tu sesión en todas partes.',
    ended: (list) => `Esto ya no funciona: ${list}.`,
    paused: (list) =>
      `Pausamos esto, porque puede que lo añadiera otra persona: ${list}. Abre tus ajustes, activa lo que sea tuyo y quita lo demás.`,
    kept: (list) => `Esto sigue funcionando: ${list}. Comprueba que sea tuyo.`,
    ways: {
      counted: (way, count) => `${way} (${count})`,
      accessTokens: 'tokens de acceso',
      privateFeeds: 'direcciones privadas para apps de pódcast',
      passkeys: 'llaves de acceso',
      phone: (digits) => `el inicio de sesión con tu número terminado en ${digits}`,
      webhooks: 'webhooks',
      google: 'el inicio de sesión con Google',
      payouts: (day) => `tu cuenta de pagos, añadida el ${day}`,
    },
    notYou:
      'Si no fuiste tú, alguien puede leer tu correo. Cambia primero la contraseña de tu correo y después esta.',
    action: 'Iniciar sesión',
  },
}

export const SIGN_UP_EMAILS: typeof English.SIGN_UP_EMAILS = {
  footer: (site) => `Recibes este correo por un registro en ${site}.`,
  request: {
    subject: (site) => `Alguien quiere unirse a ${site}`,
    heading: 'Alguien está esperando',
    text: (site) => `Hay una nueva solicitud para unirse a ${site}. Puedes aprobarla o rechazarla.`,
    action: 'Ver quién espera',
  },
  approved: {
    subject: (site) => `Ya puedes unirte a ${site}`,
    heading: (name) => `Te damos la bienvenida, ${name}`,
    text: (site) => `Tu registro en ${site} fue aprobado. Inicia sesión como te registraste.`,
    action: 'Iniciar sesión',
  },
  declined: {
    subject: (site) => `Tu registro en ${site}`,
    heading: 'Tu registro fue rechazado',
    text: (site) => `Esta vez no puedes unirte a ${site}. Hemos borrado lo que escribiste.`,
  },
}

export const SIGN_IN_METHOD_EMAILS: typeof English.SIGN_IN_METHOD_EMAILS = {
  'passkey-added': {
    subject: 'Se añadió una llave de acceso a tu cuenta de Owlcast',
    heading: 'Llave de acceso nueva',
    message: 'Se añadió una llave de acceso a tu cuenta. Quien la tenga puede entrar como si fueras tú.',
  },
  'passkey-removed': {
    subject: 'Se quitó una llave de acceso de tu cuenta de Owlcast',
    heading: 'Llave de acceso quitada',
    message: 'Se quitó una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.',
  },
  'phone-set': {
    subject: 'Se añadió un número de teléfono a tu cuenta de Owlcast',
    heading: 'Número de teléfono añadido',
    message: 'Se añadió un número de teléfono a tu cuenta. Quien lo tenga puede entrar como si fueras tú.',
  },
  'phone-removed': {
    subject: 'Se quitó el número de teléfono de tu cuenta de Owlcast',
    heading: 'Número de teléfono quitado',
    message: 'Se quitó el número de teléfono de tu cuenta. Ya no sirve para iniciar sesión.',
  },
}

export const SIGN_IN_METHOD_EMAIL: typeof English.SIGN_IN_METHOD_EMAIL = {
  where: (browser, system) => [browser, system].filter(Boolean).join(' en '),
  doneIn: (where) => `Se hizo desde ${where}.`,
  notYou:
    'Si no fuiste tú, abre tus ajustes. Deshaz el cambio, cierra sesión en todos los demás sitios y elige una contraseña nueva.',
  action: 'Abrir mis ajustes',
  footer: 'Recibes este correo porque trata de cómo inicias sesión en tu cuenta.',
}

export const RETRIED_ADDRESS_EMAIL: typeof English.RETRIED_ADDRESS_EMAIL = {
  subject: 'Los correos de Owlcast te llegan otra vez',
  heading: 'Los correos te llegan otra vez',
  text: 'Nos pediste volver a intentarlo con esta dirección. Si lees esto, funciona, y te enviaremos correos como antes.',
}

export const MESSAGE_EMAIL: typeof English.MESSAGE_EMAIL = {
  subject: (sender) => `${sender} te envió un mensaje de voz`,
  untitled: 'Mensaje de voz',
  intro: (title, username) =>
    `«${title}», de @${username}, te espera. No necesitas una cuenta para escucharlo.`,
  about: 'En Owlcast, cada quien graba lo que quiere decir y recibe respuestas.',
  validity: (days) =>
    `El enlace dura ${daysOf(days)} y solo sirve a la primera persona que abra el mensaje, así que guárdalo para ti.`,
  action: 'Abrir el mensaje',
  footer: (username) =>
    `Recibes este correo porque @${username} escribió tu dirección en Owlcast. Si no conoces a esta persona, ignóralo.`,
  unsubscribe: 'No recibir más estos correos',
}

export const UNSUBSCRIBE_PAGE: typeof English.UNSUBSCRIBE_PAGE = {
  ask: {
    heading: '¿No recibir más estos correos?',
    text: 'En Owlcast se puede enviar un mensaje de voz a una dirección de correo. Pulsa el botón y no te escribiremos más por esto. Seguirás recibiendo los correos sobre tu propia cuenta.',
    button: 'No recibir estos correos',
  },
  refused: {
    heading: 'Ya no recibirás estos correos',
    text: 'No enviaremos más correos sobre mensajes de voz a esta dirección. Puedes cerrar esta página.',
    button: 'Volver a recibirlos',
  },
  welcome: {
    heading: 'Volverás a recibir estos correos',
    text: 'Cuando alguien envíe un mensaje de voz a esta dirección, te escribiremos.',
  },
  broken: {
    heading: 'Este enlace no está completo',
    text: 'Ábrelo otra vez desde el correo o copia el enlace entero. No se ha cambiado nada.',
  },
  home: 'Ir a Owlcast',
}

export const INVITATION_EMAIL: typeof English.INVITATION_EMAIL = {
  subject: (inviter) => `${inviter} te invitó a colaborar`,
  titled: (title, content) => `«${title}» (${content})`,
  intro: (username, post) => `@${username} quiere que colabores: ${post}. Nada cambia hasta que aceptes.`,
  validity: (days) =>
    `La invitación dura ${daysOf(days)} y es solo para esta dirección de correo. Inicia sesión con ella para aceptar.`,
  validityForMember: (days) =>
    `La invitación dura ${daysOf(days)} y es solo para ti. Inicia sesión para aceptar.`,
  footerForMember: (username) =>
    `Recibes este correo porque @${username} te invitó por tu nombre de usuario en Owlcast. No puede ver tu dirección.`,
  action: 'Abrir la invitación',
}

export const ACCOUNT_DELETED_EMAIL: typeof English.ACCOUNT_DELETED_EMAIL = {
  subject: 'Tus datos se han eliminado',
  deleted: (day) =>
    `El ${day} eliminaste tu cuenta de Owlcast y todo lo que contenía: tu perfil, tus publicaciones, tus mensajes y tus formas de iniciar sesión.`,
  retained: 'Esto es lo que conservamos, y por qué:',
  notYou:
    'Si no fuiste tú, otra persona tenía acceso a tu cuenta. No podemos recuperar lo eliminado. Comprueba quién puede leer tu correo.',
  footer:
    'Recibes este correo porque tu cuenta tenía esta dirección. Es el último: también eliminamos tu dirección.',
}

export const SMS_TEXTS: typeof English.SMS_TEXTS = {
  code: (code, minutes) =>
    `${code} es tu código de Owlcast. Sirve una vez, durante ${counted(minutes, { one: 'un minuto', other: '# minutos' })}. No se lo des a nadie.`,
  approved: (site, origin) => `Tu registro en ${site} fue aprobado. Inicia sesión: ${origin}`,
  declined: (site) => `Tu registro en ${site} fue rechazado. Hemos borrado lo que escribiste.`,
  passkeyAdded:
    'Se añadió una llave de acceso a tu cuenta de Owlcast. Si no fuiste tú, quítala en los ajustes, donde tengas la sesión abierta, y cierra las demás sesiones.',
  addressAdded:
    'Se añadió un correo a tu cuenta de Owlcast. Si no fuiste tú, escribe a quienes llevan el sitio: quien lea ese correo puede entrar en tu cuenta.',
  phoneChanged:
    'Tu cuenta de Owlcast tiene un número de teléfono nuevo. Si no fuiste tú, vuelve a poner el tuyo en los ajustes, donde aún tengas la sesión abierta, y cierra sesión en todos los demás sitios.',
}

export const IMPORT_EMAILS: typeof English.IMPORT_EMAILS = {
  subject: 'Tu código para importar un pódcast en Owlcast',
  heading: '¿Es tu pódcast?',
  asked: (username, title) =>
    title === null
      ? `@${username} quiere importar un pódcast en Owlcast. Su feed indica esta dirección como la de su dueño.`
      : `@${username} quiere importar «${title}» en Owlcast. Su feed indica esta dirección como la de su dueño.`,
  enter: (code) => `Si eres tú, escribe este código: ${code}`,
  lasts: (hours) =>
    `El código vale durante ${hoursOf(hours)}. Si no eres tú, ignora este correo y no se importará nada.`,
  footer:
    'Recibes este correo porque tu dirección está en el feed de un pódcast. Solo escribimos cuando alguien pide importarlo.',
}

export const BILLING_EMAILS: typeof English.BILLING_EMAILS = {
  refund: {
    subject: 'Tu reembolso no llegó',
    about: (amount, title) => `Te reembolsamos ${amount} por «${title}», pero tu banco devolvió el dinero.`,
    untitled: (amount) => `Te reembolsamos ${amount}, pero tu banco devolvió el dinero.`,
    next: 'No tienes que hacer nada. Quienes llevan este sitio lo saben y buscarán otra forma de devolvértelo.',
    contact: (contact) => `Puedes escribirles: ${contact}`,
    footer: 'Recibes este correo porque compraste algo en Owlcast.',
  },
  payout: {
    subject: 'Tu banco rechazó un pago',
    text: 'Stripe intentó enviar tus ingresos a tu cuenta bancaria, y tu banco los rechazó.',
    next: 'El dinero sigue siendo tuyo. Revisa tus datos bancarios en Stripe, en los ajustes, en Ingresos. Después Stripe lo envía otra vez.',
    action: 'Abrir mis ajustes',
    footer: 'Recibes este correo porque Owlcast te paga lo que vendes.',
  },
}
