/** Spanish texts for the shared UI components. */
import type * as English from '../ui'

export const UI: typeof English.UI = {
  play: (title) => `Reproducir: ${title}`,
  pause: (title) => `Pausar: ${title}`,
  seek: 'Posición',
  position: (elapsed, total) => `${elapsed} de ${total}`,
  close: 'Cerrar',
  dismiss: 'Descartar',
  retry: 'Reintentar',
  optional: 'opcional',
  loading: 'Cargando',
  slow: 'Está tardando más de lo normal.',
  sample: 'Muestra',
  unread: (count) => `${count} sin leer`,
  unheard: (count) => `${count} sin escuchar`,
  requests: (count) => (count === 1 ? '1 solicitud' : `${count} solicitudes`),
  messages: 'Mensajes de la aplicación',
}
