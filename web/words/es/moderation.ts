/** Spanish texts for the moderation queue. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../moderation'

const MOMENT = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' })
const counted = createPluralizer('es')

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Denuncias de miembros. Cada decisión queda registrada. Le decimos a la persona qué se decidió, nunca quién la denunció.',
  hint: 'Denuncias de miembros y qué se decidió.',
  open: 'Moderar',
  queueLabel: 'Qué denuncias',
  queue: { open: 'En espera', decided: 'Decididas' },
  loading: 'Cargando denuncias',
  empty: { open: 'No hay denuncias en espera', decided: 'Aún no hay decisiones' },
  emptyText: { open: 'Aquí aparecen las denuncias nuevas, con lo más denunciado primero.', decided: '' },
  aboutPerson: (name) => `Sobre ${name}`,
  reportCount: (count) => counted(count, { one: '# denuncia', many: '# de denuncias', other: '# denuncias' }),
  reportedBy: '· denuncia de',
  deletedUser: 'alguien que se fue',
  hidden: 'Oculto',
  private: 'Privado',
  unavailable: 'Caducado o eliminado',
  suspended: (until) =>
    isPermanentSuspension(until)
      ? 'Cuenta suspendida para siempre'
      : `Cuenta suspendida hasta el ${MOMENT.format(until)}`,
  moderator: 'Modera',
  listen: 'Escuchar',
  listenLabel: (title) => `Escuchar ${title} en una pestaña nueva`,
  view: 'Escuchar y leer',
  viewLabel: (title) => `Escuchar y leer ${title}`,
  viewNote: 'Registramos que lo abriste.',
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
  suspendFor: (days) =>
    days === null
      ? 'Suspender para siempre'
      : counted(days, { one: 'Suspender un día', other: 'Suspender # días' }),
  done: {
    dismiss: 'Denuncias desestimadas',
    hide: 'Oculto. Lo encuentras en «Decididas».',
    show: 'Visible de nuevo',
    suspend: 'Cuenta suspendida. Ya recibió el aviso.',
    release: 'La cuenta ya no está suspendida',
  },
  moreReports: (count) => `${count} más`,
}
