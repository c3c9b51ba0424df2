/** Spanish texts for the legal pages, the links to them, and reports of copyright problems. */
import type * as Erasure from '../../account/account-deletion'
import { BACKUP_DAYS, USERNAME_RESERVED_DAYS } from '../../limits'
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: 'Información legal',
  links: {
    privacy: 'Privacidad',
    terms: 'Condiciones',
    rules: 'Normas',
    imprint: 'Aviso legal',
    contact: 'Contacto',
  },
  licences: 'Licencias',
  titles: {
    privacy: 'Aviso de privacidad',
    terms: 'Condiciones de uso',
    rules: 'Normas',
    imprint: 'Aviso legal',
    contact: 'Contacto',
  },
  template: 'Quienes llevan este sitio aún no han escrito este texto. Esta es la plantilla que trae Owlcast.',
  elsewhere: 'Puedes leer este texto aquí:',
  reach: (site) => `Puedes escribir a quienes llevan ${site} aquí:`,
  unreachable: 'Todavía no hay un contacto.',
  accept: 'Al registrarte se aplican:',
}

export const RETAINED_DATA: typeof Erasure.RETAINED_DATA = {
  payments:
    'Los pagos siguen en los libros, porque la contabilidad lo exige: importes y fechas, con un número que no permite llegar hasta ti.',
  messages: 'Los mensajes que otras personas te enviaron se quedan con ellas, sin tu nombre.',
  username: `Nadie puede usar tu nombre de usuario durante ${USERNAME_RESERVED_DAYS} días. Lo guardamos como un código que no se puede volver a leer.`,
  copies: `Cloudflare, el proveedor de nuestra base de datos, conserva sus estados anteriores ${BACKUP_DAYS} días. De ellos se puede recuperar lo borrado. Nuestra propia copia, sin lo que termina por sí solo, se reemplaza cada noche.`,
  number:
    'Durante el mismo tiempo guardamos el número de tu cuenta, y nada más: así ninguna copia de seguridad puede recuperarla.',
}

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Denunciar una infracción de derechos de autor',
  about: (title) => `Sobre «${title}»`,
  hint: '¿Esta respuesta usa una obra tuya o de alguien a quien representas? Cuéntanoslo aquí. Solo nosotros vemos tu denuncia.',
  name: 'Tu nombre',
  email: 'Tu correo',
  emailHint: 'Solo lo usamos para responderte.',
  work: '¿Qué se usó y de quién es?',
  workHint: 'El podcast, el episodio y la parte.',
  confirmation: 'Esto es verdad, y la obra es mía o represento a quien le pertenece.',
  send: 'Enviar denuncia',
  cancel: 'Cancelar',
  sent: 'Gracias. Recibimos tu denuncia.',
  nextSteps: (email) => `Revisamos cada denuncia. Si tenemos preguntas, escribiremos a ${email}.`,
  close: 'Cerrar',
}
