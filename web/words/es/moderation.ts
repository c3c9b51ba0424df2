/** Spanish texts for the moderation queue. */

import { isPermanentSuspension } from '../../../domain/moderation'
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../moderation'

const MOMENT = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' })
const counted = createPluralizer('es')

export const MODERATION: typeof English.MODERATION = {
  lead: 'Lo que se denunció. Cada decisión queda escrita y se comunica a la persona afectada, pero nunca quién la denunció.',
  hint: 'Lo que se denunció y en qué quedó.',
  open: 'Moderar',
  queues: 'Qué denuncias',
  queue: { open: 'En espera', decided: 'Decididas' },
  loading: 'Cargando denuncias',
  empty: { open: 'No hay nada en espera', decided: 'Aún no se decidió nada' },
  emptyText: { open: 'Aquí estarán las denuncias nuevas, con lo más denunciado primero.', decided: '' },
  person: (name) => `Sobre ${name}`,
  count: (count) => counted(count, { one: '# denuncia', many: '# de denuncias', other: '# denuncias' }),
  by: '· denuncia de',
  left: 'alguien que se fue',
  hidden: 'Oculto',
  private: 'Privado',
  gone: 'Se apagó o se eliminó',
  suspended: (until) =>
    isPermanentSuspension(until)
      ? 'Cuenta suspendida para siempre'
      : `Cuenta suspendida hasta el ${MOMENT.format(until)}`,
  moderator: 'Modera',
  listen: 'Escuchar',
  listenLabel: (title) => `Escuchar ${title} en una pestaña nueva`,
  view: 'Escuchar y leer',
  viewLabel: (title) => `Escuchar y leer ${title}`,
  viewNote: 'Queda anotado que lo abriste.',
  clip: 'El fragmento del podcast',
  dismiss: 'Desestimar',
  dismissLabel: (of) => `Desestimar las denuncias sobre ${of}`,
  hide: 'Ocultar',
  hideLabel: (title) => `Ocultar ${title} a todo el mundo`,
  show: 'Mostrar de nuevo',
  showLabel: (title) => `Mostrar de nuevo ${title}`,
  suspend: 'Suspender',
  suspendLabel: (name) => `Suspender la cuenta de ${name}`,
  release: (name) => `Levantar la suspensión de ${name}`,
  days: (days) =>
    days === null
      ? 'Suspender para siempre'
      : counted(days, { one: 'Suspender un día', other: 'Suspender # días' }),
  done: {
    dismiss: 'Denuncias desestimadas',
    hide: 'Oculto. Está en «Decididas».',
    show: 'Visible de nuevo',
    suspend: 'Cuenta suspendida; ya recibió el aviso',
    release: 'La suspensión terminó',
  },
  more: (count) => `${count} más`,
}
