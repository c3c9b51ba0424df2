/** Spanish texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../contacts'

const counted = createPluralizer('es')

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Sincronizar contactos',
  title: 'Contactos sincronizados',
  heading: 'Encuentra a gente que conoces',
  findHint: 'Mira cuáles de tus contactos están en Owlcast.',
  start: 'Sincronizar',
  startLabel: 'Sincronizar contactos',
  open: 'Abrir',
  openLabel: 'Abrir los contactos sincronizados',
  summary: (here, all) =>
    `${counted(here, { one: 'Está', other: 'Están' })} en Owlcast ${here} de ${counted(all, { one: '# contacto', many: '# de contactos', other: '# contactos' })}.`,
  lastSynced: 'Última sincronización:',
  notSynced: 'Aún sin sincronizar.',

  intro: 'Tus contactos se quedan en este dispositivo.',
  introText:
    'Comprobamos sus correos y teléfonos, y no los guardamos. Verás a quienes quieren que los encuentren. Nadie sabrá que buscaste.',
  choose: 'Elegir contactos',
  file: 'Importar un archivo',
  fileHint: 'Un archivo .csv o .vcf de Google, Outlook o Apple. Puedes soltarlo aquí.',
  dropHint: 'Suelta el archivo aquí',
  reading: 'Leyendo tus contactos',
  checking: (done, all) => `Comprobados ${done} de ${all}`,
  progress: 'Contactos comprobados',
  cancel: 'Cancelar',
  offline: 'No tienes conexión. Sincroniza de nuevo cuando la tengas.',
  uncheckedCount: (count, daily) =>
    `${counted(count, { one: 'Falta # correo o teléfono', many: 'Faltan # de correos y teléfonos', other: 'Faltan # correos y teléfonos' })} por comprobar. Sincroniza de nuevo para seguir. Puedes comprobar ${daily.toLocaleString('es')} al día.`,
  missingCountryCode: (count) =>
    counted(count, {
      one: 'No podemos comprobar # contacto. A sus números les falta el prefijo del país.',
      other: 'No podemos comprobar # contactos. A sus números les falta el prefijo del país.',
    }),
  limitReached: (count) => `Puedes sincronizar hasta ${count} contactos.`,
  storageFull:
    'Tu dispositivo está lleno y no pudimos guardar tus contactos. Estarán aquí hasta que salgas de esta página.',

  search: 'Buscar contactos',
  noResults: (typed) => `Ningún contacto coincide con «${typed}»`,
  matchedHeading: (count) => `En Owlcast (${count})`,
  noMatches: 'Aún no encontramos a ninguno de tus contactos.',
  unmatchedHeading: (count) => `Invitar (${count})`,
  uncheckedHeading: (count) => `Aún sin comprobar (${count})`,
  unmatchedHint: 'No escribimos a nadie. La invitación la envías tú.',
  follow: 'Seguir',
  following: 'Siguiendo',
  followLabel: (name) => `Seguir a ${name}`,
  followingLabel: (name) => `Siguiendo a ${name}`,
  followAll: 'Seguir todas las cuentas',
  followedAll: (count) =>
    counted(count, {
      one: 'Sigues a una persona más.',
      many: 'Sigues a # de personas más.',
      other: 'Sigues a # personas más.',
    }),
  share: 'Compartir tu enlace',
  more: 'Ver más',
  emailLabel: (name) => `Invitar a ${name} por correo`,
  smsLabel: (name) => `Invitar a ${name} por SMS`,
  linkLabel: (name) => `Compartir tu enlace con ${name}`,

  syncAgain: 'Sincronizar de nuevo',
  tryAgain: 'Reintentar',
  remove: 'Quitar los contactos sincronizados',
  removeTitle: '¿Quitar los contactos sincronizados?',
  removeText: 'Los quitamos de este dispositivo. Seguirás a las mismas personas.',
  keepContacts: 'Conservarlos',
  confirmRemove: 'Quitar',
  removed: 'Contactos eliminados de este dispositivo.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'El archivo pesa más de 5 MB.',
  type: 'Solo se pueden leer archivos .csv y .vcf.',
  empty: 'El archivo no tiene direcciones de correo ni números de teléfono.',
  unreadable: 'No pudimos leer el archivo.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Escúchame en Owlcast',
  text: (link) => `Estoy en Owlcast, donde se habla en vez de escribir. Escúchame aquí: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Quien tenga mi correo puede encontrarme',
  phone: 'Quien tenga mi número puede encontrarme',
  hint: 'Desactivado hasta que lo actives. Verán tu perfil público.',
  noEmail: 'Aún no añadiste un correo.',
  noPhone: 'Aún no añadiste un número de teléfono.',
  loading: 'Cargando quién puede encontrarte',
}
