/** Spanish texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../contacts'

const counted = createPluralizer('es')

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Sincronizar contactos',
  title: 'Contactos sincronizados',
  find: 'Encuentra a gente que conoces',
  findHint: 'Busca cuáles de tus contactos quieren que los encuentren aquí.',
  start: 'Sincronizar',
  startLabel: 'Sincronizar contactos',
  open: 'Abrir',
  openLabel: 'Abrir los contactos sincronizados',
  figures: (here, all) =>
    `${counted(here, { one: 'Está', other: 'Están' })} en Owlcast ${here} de ${counted(all, { one: '# contacto', many: '# de contactos', other: '# contactos' })}.`,
  lastSynced: 'Última sincronización:',
  never: 'Aún sin comparar.',

  intro: 'Tus contactos se quedan en este dispositivo.',
  introText:
    'Solo se envían sus direcciones y números; se comparan y se olvidan. Encuentras a quienes quieren que los encuentren, y nadie se entera de que buscaste.',
  choose: 'Elegir contactos',
  file: 'Importar un archivo',
  fileHint: 'Un archivo .csv o .vcf, como los que exportan Google, Outlook y Apple. Puedes soltarlo aquí.',
  drop: 'Suelta el archivo aquí',
  reading: 'Leyendo tus contactos',
  checking: (done, all) => `Comparados ${done} de ${all}`,
  progress: 'Contactos comparados',
  cancel: 'Cancelar',
  offline: 'No tienes conexión. Tus contactos se compararán cuando sincronices de nuevo.',
  left: (count, daily) =>
    `${counted(count, { one: 'Falta # dirección o número', many: 'Faltan # de direcciones y números', other: 'Faltan # direcciones y números' })} por comparar. Sincroniza de nuevo para seguir; en un día caben ${daily.toLocaleString('es')}.`,
  unread: (count) =>
    counted(count, {
      one: 'Un contacto solo tiene números sin país, que no se pueden comparar.',
      other: '# contactos solo tienen números sin país, que no se pueden comparar.',
    }),
  most: (count) => `No se guardan más de ${count} contactos.`,
  full: 'Este dispositivo no tiene espacio para guardar tus contactos: estarán aquí hasta que salgas de esta página.',

  search: 'Buscar contactos',
  nothing: (typed) => `Ningún contacto coincide con «${typed}»`,
  here: (count) => `En Owlcast (${count})`,
  nobody: 'Por ahora no se puede encontrar a nadie en Owlcast.',
  others: (count) => `Invitar (${count})`,
  waiting: (count) => `Aún sin comparar (${count})`,
  othersHint: 'No enviamos nada a nadie: les escribes tú.',
  follow: 'Seguir',
  followed: 'Siguiendo',
  followLabel: (name) => `Seguir a ${name}`,
  followedLabel: (name) => `Siguiendo a ${name}`,
  followAll: 'Seguir todas las cuentas',
  followedAll: (count) =>
    counted(count, {
      one: 'Sigues a una persona más.',
      many: 'Sigues a # de personas más.',
      other: 'Sigues a # personas más.',
    }),
  share: 'Compartir tu enlace',
  more: 'Ver más',
  mailLabel: (name) => `Invitar a ${name} por correo`,
  textLabel: (name) => `Invitar a ${name} por SMS`,
  linkLabel: (name) => `Compartir tu enlace con ${name}`,

  again: 'Sincronizar de nuevo',
  tryAgain: 'Reintentar',
  remove: 'Quitar los contactos sincronizados',
  removeTitle: '¿Quitar los contactos sincronizados?',
  removeText: 'Desaparecen de este dispositivo. A quienes sigues, los seguirás siguiendo.',
  keep: 'Conservarlos',
  confirmRemove: 'Quitar',
  removed: 'Tus contactos ya no están en este dispositivo.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'El archivo pesa más de 5 MB.',
  type: 'Solo se pueden leer archivos .csv y .vcf.',
  empty: 'No contiene ninguna dirección de correo ni número de teléfono.',
  unreadable: 'No se pudo leer el archivo.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Escúchame en Owlcast',
  text: (link) => `Estoy en Owlcast, donde la gente habla con su propia voz. Escúchame aquí: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Quien tenga mi correo puede encontrarme',
  phone: 'Quien tenga mi número puede encontrarme',
  hint: 'Desactivado mientras no lo quieras. Ven de ti lo que ve todo el mundo.',
  noEmail: 'Aún no tienes una dirección de correo aquí.',
  noPhone: 'Aún no tienes un número de teléfono aquí.',
  loading: 'Consultando quién puede encontrarte',
}
