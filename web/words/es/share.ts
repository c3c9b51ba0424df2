/** Spanish texts for share pages, embeds and link previews. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../share'

const counted = createPluralizer('es')
const seconds = (count: number) =>
  counted(count, { one: 'el primer segundo', other: 'los primeros # segundos' })

export const SHARE: typeof English.SHARE = {
  product: 'Owlcast',
  signIn: 'Iniciar sesión',
  openOwlcast: 'Abrir Owlcast',
  skip: 'Saltar al contenido',
  reply: 'Responder',
  copyLink: 'Copiar enlace',
  report: 'Denunciar derechos de autor',
  linkCopied: '¡Enlace copiado!',
  copyManually: 'No se pudo copiar el enlace. Puedes copiarlo aquí:',
  linkLabel: 'Enlace a esta publicación',
  tags: 'Etiquetas',
  recordings: (count) => `Grabaciones (${count})`,
  noRecordings: 'Aún no hay grabaciones',
  untitled: 'Sin título',
  more: 'Más',
  recordedIn: 'Grabado en',
  free: 'Gratis',
  priceToListen: (price) => `${price} por escuchar`,
  preview: (count) => `Puedes oír gratis ${seconds(count)}.`,
  previews: (count) => `Puedes oír gratis hasta ${count} s de cada grabación.`,
  listenToAll: 'Escucharlo entero en Owlcast',
  sample: 'Muestra',
  length: 'Duración',
  contents: 'Grabaciones',
  author: 'Autoría',
  messageWaiting: 'Te espera un mensaje de voz',
  openHint:
    'Alguien te envió este enlace, que funciona una sola vez. Pulsa Abrir para oír el mensaje en este navegador, ahora y más tarde.',
  open: 'Abrir',
  newLink: 'Envíame otro enlace',
  newLinkSent:
    'Si este enlace era nuestro, hemos enviado uno nuevo a la misma dirección. Puede tardar un minuto.',
  footer: 'Compartido desde Owlcast, la red social mística donde la voz va primero.',
  loading: 'Cargando',
  notFound: 'Contenido no encontrado',
  expiryHint: 'Los squawks desaparecen al cabo de uno o dos días. Puede que este ya haya caducado.',
  back: 'Volver a Owlcast',
  retry: 'Reintentar',
  details: 'Detalles técnicos',
  copyDetails: 'Copiar detalles',
  detailsCopied: '¡Detalles copiados!',
  present: 'presente',
  none: 'ninguno',
  listenOnOwlcast: 'Escuchar en Owlcast',
  edited: 'Con cambios',
  routerWorks: 'El enrutador de enlaces funciona.',
  by: (author) => `de ${author}`,
  with: (names) => `con ${names}`,
  summary: (kind, author, length, tags) =>
    [`${kind} de ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  recordingCount: (count) =>
    counted(count, { one: '# grabación', many: '# de grabaciones', other: '# grabaciones' }),
  positionInList: (at, of) => `${at} de ${of}`,
  pageTitle: (title) => `${title} · Owlcast`,
  audioOf: (title) => `Audio de ${title}`,
}

export const SHARED_MEMBER: typeof English.SHARED_MEMBER = {
  pageTitle: (name, username) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  memberSince: (day) => `En Owlcast desde: ${day}`,
  followers: (count) =>
    counted(count, {
      one: '#\u00a0seguidor',
      many: '#\u00a0de\u00a0seguidores',
      other: '#\u00a0seguidores',
    }),
  follow: 'Seguir en Owlcast',
  newestPosts: 'Publicaciones más recientes',
  empty: 'Ahora no hay publicaciones públicas.',
  listenMore: 'Oír más en Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} está en Owlcast, donde la gente habla.`
      : `Escucha a ${name} en Owlcast. Publicación más reciente: ${newest}`,
  pictureOf: (name) => `Foto de ${name}`,
}

export const DETAIL_LABELS: typeof English.DETAIL_LABELS = {
  url: 'URL',
  pathname: 'Ruta',
  searchParams: 'Parámetros',
  contentType: 'Tipo de contenido',
  id: 'ID',
  token: 'Token',
  invitation: 'Invitación',
  message: 'Error',
  requestId: 'Solicitud',
}
