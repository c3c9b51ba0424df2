/** Spanish texts for share pages, embeds and link previews. */
import { createPluralizer } from '../../../domain/plural'
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
  copyByHand: 'El enlace no se pudo copiar solo. Aquí está, para copiarlo a mano:',
  linkLabel: 'Enlace a esta voz',
  tags: 'Etiquetas',
  recordings: (count) => `Grabaciones (${count})`,
  noRecordings: 'Aún no hay grabaciones',
  untitled: 'Sin título',
  more: 'Más',
  partOf: 'Grabado en',
  free: 'Gratis',
  toListen: (price) => `${price} por escuchar`,
  preview: (count) => `Esto es un fragmento: oyes ${seconds(count)}.`,
  previews: (count) => `Son fragmentos: de cada grabación oyes hasta ${count} s.`,
  hearAll: 'Escucharlo entero en Owlcast',
  sample: 'Muestra',
  length: 'Duración',
  contents: 'Grabaciones',
  author: 'Autoría',
  waiting: 'Te espera un mensaje de voz',
  pressOpen:
    'Alguien te envió un enlace a este mensaje. Se abre una sola vez: pulsa Abrir para oírlo en este navegador, ahora y más tarde.',
  open: 'Abrir',
  newLink: 'Envíame otro enlace',
  newLinkSent:
    'Si este enlace era nuestro, uno nuevo va en camino a la dirección para la que se hizo. Puede tardar un minuto.',
  footer: 'Compartido desde Owlcast, la red social mística donde la voz va primero.',
  loading: 'Cargando',
  notFound: 'Contenido no encontrado',
  fades: 'Los squawks se apagan al cabo de uno o dos días, así que quizá este ya tuvo su momento.',
  back: 'Volver a Owlcast',
  retry: 'Reintentar',
  details: 'Detalles técnicos',
  copyDetails: 'Copiar detalles',
  detailsCopied: '¡Detalles copiados!',
  present: 'presente',
  none: 'ninguno',
  listenOnOwlcast: 'Escuchar en Owlcast',
  edited: 'Con cambios',
  works: 'El enrutador de enlaces funciona.',
  by: (author) => `de ${author}`,
  with: (names) => `con ${names}`,
  summary: (kind, author, length, tags) =>
    [`${kind} de ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  count: (count) => counted(count, { one: '# grabación', many: '# de grabaciones', other: '# grabaciones' }),
  place: (at, of) => `${at} de ${of}`,
  pageTitle: (title) => `${title} · Owlcast`,
  audioOf: (title) => `Audio de ${title}`,
}

export const SHARED_MEMBER: typeof English.SHARED_MEMBER = {
  pageTitle: (name, username) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  since: (day) => `En Owlcast desde: ${day}`,
  followers: (count) =>
    counted(count, {
      one: '#\u00a0seguidor',
      many: '#\u00a0de\u00a0seguidores',
      other: '#\u00a0seguidores',
    }),
  follow: 'Seguir en Owlcast',
  voices: 'Voces más recientes',
  quiet: 'Por ahora no hay nada que oír en público.',
  more: 'Oír más en Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} está en Owlcast, donde la gente habla.`
      : `Escucha a ${name} en Owlcast. Lo más reciente: ${newest}`,
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
