/** Portuguese texts for the shared UI components. */
import type * as English from '../ui'

export const UI: typeof English.UI = {
  play: (title) => `Tocar: ${title}`,
  pause: (title) => `Pausar: ${title}`,
  seek: 'Posição',
  position: (elapsed, total) => `${elapsed} de ${total}`,
  close: 'Fechar',
  dismiss: 'Dispensar',
  retry: 'Tentar de novo',
  optional: 'opcional',
  loading: 'Carregando',
  slow: 'Está demorando mais que o normal.',
  sample: 'Amostra',
  unread: (count) => `${count} por ler`,
  unheard: (count) => `${count} por ouvir`,
  requests: (count) => (count === 1 ? '1 solicitação' : `${count} solicitações`),
  messages: 'Mensagens do app',
}
