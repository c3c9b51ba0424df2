/** Spanish texts for the notifications panel. */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { Kind } from '../../../domain/kinds'
import type * as English from '../notices'

const counted = createPluralizer('es')
const voices = (count: number) => counted(count, { one: '# voz', many: '# de voces', other: '# voces' })
const same = <T>(sentence: T) => ({ one: sentence, many: sentence })

const A_VOICE: Record<Kind, string> = {
  squawk: 'un squawk',
  mue: 'un mensaje',
  hum: 'un HUM',
  nightingale: 'una canción',
  owlcast: 'un Owlcast',
}
const MEANWHILE = '. Aún puedes escuchar, y descargar o eliminar tus datos.'

export const NOTICES: typeof English.NOTICES = {
  heading: 'Notificaciones',
  markAllRead: 'Marcar todo como leído',
  markedAllRead: 'Todas las notificaciones están marcadas como leídas.',
  unread: 'sin leer',
  list: 'Todas las notificaciones',
  delete: (sentence) => `Eliminar la notificación: ${sentence}`,
  deleted: 'Notificación eliminada.',
  undo: 'Deshacer',
  loadEarlier: 'Notificaciones anteriores',
  loading: 'Cargando notificaciones',
  loadingEarlier: 'Cargando las anteriores',
  offline: 'No tienes conexión. Puede que esta lista no esté al día.',
  stale: 'No pudimos actualizar esta lista. Puede que no esté al día.',
  empty: {
    title: 'Aún no hay notificaciones',
    text: 'Aquí aparecerán respuestas, menciones, mensajes e invitaciones.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Alguien',
  untitledPost: (kind) => A_VOICE[kind],
  ownPost: 'una de tus publicaciones',
  system: {
    'plan.ended': [{ name: 'Tu plan Pro terminó' }, '. Todo lo que hiciste con él se queda como está.'],
    'moderation.suspended': [{ name: 'Tu cuenta está suspendida por ahora' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Tu cuenta está suspendida de forma permanente' }, MEANWHILE],
    'moderation.released': ['Tu cuenta ya no está suspendida.'],
  },
  hidden: (voice) => ['Moderación ocultó ', voice, '. Por ahora nadie puede oírlo.'],
  restored: (voice) => ['Moderación volvió a mostrar ', voice, '.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' añadió una voz a ', what],
      many: ({ who, what, count }) => [`${voices(count)} más en `, what, ', la última de ', who],
    },
    cast: {
      one: ({ who, what }) => [who, ' añadió una grabación a ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# grabación nueva en ',
          many: '# de grabaciones nuevas en ',
          other: '# grabaciones nuevas en ',
        }),
        what,
        ', la última de ',
        who,
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' respondió a ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# respuesta a ',
          many: '# de respuestas a ',
          other: '# respuestas a ',
        }),
        what,
        ', la última de ',
        who,
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' te envió un MUE'],
      many: ({ who, count }) => [
        who,
        ` te envió ${counted(count, { one: '# MUE', many: '# de MUE', other: '# MUE' })}`,
      ],
    },
    mention: same(({ who, what }) => [who, ' te mencionó en ', what]),
    invite: same(({ who, what }) => [who, ' te invitó a colaborar en ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' compartió ', what],
      many: ({ who, what, count }) => [
        who,
        ` compartió ${counted(count, { one: '# publicación', many: '# de publicaciones', other: '# publicaciones' })}; la más reciente: `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => ['Hay squawks nuevos; el más reciente: ', what, ', de ', who]),
    report: {
      one: () => ['Hay una denuncia nueva en espera.'],
      many: ({ count }) => [
        `Hay ${counted(count, { one: '# denuncia nueva', many: '# de denuncias nuevas', other: '# denuncias nuevas' })} en espera.`,
      ],
    },
    expiry: same(({ what }) => [what, ' desaparece pronto. Escúchalo otra vez mientras puedas.']),
  },
}
