/** Portuguese texts for the moderation queue. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../moderation'

const MOMENT = new Intl.DateTimeFormat('pt', { dateStyle: 'medium', timeStyle: 'short' })
const counted = createPluralizer('pt')

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Denúncias dos membros. Cada decisão fica registrada. Contamos à pessoa o que foi decidido, nunca quem denunciou.',
  hint: 'Denúncias dos membros, e o que foi decidido.',
  open: 'Moderar',
  queueLabel: 'Quais denúncias',
  queue: { open: 'Em espera', decided: 'Decididas' },
  loading: 'Carregando denúncias',
  empty: { open: 'Nenhuma denúncia em espera', decided: 'Nenhuma decisão ainda' },
  emptyText: { open: 'Novas denúncias aparecem aqui, com o mais denunciado primeiro.', decided: '' },
  aboutPerson: (name) => `Sobre ${name}`,
  reportCount: (count) => counted(count, { one: '# denúncia', many: '# de denúncias', other: '# denúncias' }),
  reportedBy: '· denúncia de',
  deletedUser: 'alguém que saiu',
  hidden: 'Oculto',
  private: 'Privado',
  unavailable: 'Expirou ou foi excluído',
  suspended: (until) =>
    isPermanentSuspension(until) ? 'Conta suspensa de vez' : `Conta suspensa até ${MOMENT.format(until)}`,
  moderator: 'Modera',
  listen: 'Ouvir',
  listenLabel: (title) => `Ouvir ${title} em uma nova aba`,
  view: 'Ouvir e ler',
  viewLabel: (title) => `Ouvir e ler ${title}`,
  viewNote: 'Registramos que você abriu isto.',
  clip: 'O trecho do podcast',
  dismiss: 'Arquivar',
  dismissLabel: (of) => `Arquivar as denúncias sobre ${of}`,
  hide: 'Ocultar',
  hideLabel: (title) => `Ocultar ${title} de todo mundo`,
  show: 'Mostrar de novo',
  showLabel: (title) => `Mostrar de novo: ${title}`,
  suspend: 'Suspender',
  suspendLabel: (name) => `Suspender a conta de ${name}`,
  release: (name) => `Encerrar a suspensão de ${name}`,
  suspendFor: (days) =>
    days === null
      ? 'Suspender de vez'
      : counted(days, { one: 'Suspender por # dia', other: 'Suspender por # dias' }),
  done: {
    dismiss: 'Denúncias arquivadas',
    hide: 'Oculto. Está em “Decididas”.',
    show: 'Visível de novo',
    suspend: 'Conta suspensa. O aviso foi enviado.',
    release: 'A conta não está mais suspensa',
  },
  moreReports: (count) => `mais ${count}`,
}
