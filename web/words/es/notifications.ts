/** Spanish texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Notificaciones',
  title: 'Notificaciones del navegador',
  hint: 'En este dispositivo, cuando no tienes Owlcast delante.',
  openOnly: 'En este dispositivo, mientras Owlcast esté abierto en una pestaña.',
  blocked: 'Bloqueadas. Puedes permitirlas en los ajustes del navegador.',
  unsupported: 'Este navegador no puede mostrar notificaciones.',
  enabled: 'Las notificaciones están activadas en este dispositivo.',
  disabled: 'Las notificaciones están desactivadas en este dispositivo.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Nuevo mensaje MUE',
  reply: 'Nueva respuesta',
  mention: 'Te mencionaron',
  invite: 'Invitación',
  new_post: 'Nueva publicación',
  every_squawk: 'Nuevos squawks',
  expiry: 'Se apaga pronto',
  report: 'Nueva denuncia',
  system: 'Owlcast',
}

export const NOTIFICATION_PREFERENCES: typeof English.NOTIFICATION_PREFERENCES = {
  caption: 'De qué te avisamos y dónde',
  reasonColumn: 'Avisarme de',
  inAppColumn: 'En la app',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, en la app`,
  pushLabel: (what) => `${what}, push`,
  reasons: {
    message: { title: 'Mensajes', hint: 'Alguien te envía un MUE' },
    reply: { title: 'Respuestas', hint: 'A tus publicaciones y a las que colaboras' },
    mention: { title: 'Menciones', hint: 'Alguien menciona tu @nombre' },
    invite: { title: 'Invitaciones', hint: 'Alguien te invita a colaborar' },
    new_post: { title: 'Personas que sigues', hint: 'Sus publicaciones nuevas' },
    every_squawk: {
      title: 'Cada squawk nuevo',
      hint: 'Todos los squawks, un resumen, cada 30 minutos como máximo',
    },
    expiry: { title: 'Publicaciones que se apagan', hint: 'Dos horas antes de que se apaguen las tuyas' },
    report: { title: 'Denuncias', hint: 'Para moderación: alguien denuncia algo' },
  },
  quietHours: 'Horas de silencio',
  quietHoursHint: 'Sin notificaciones push hasta que terminen. En la app lo sigues viendo todo.',
  from: 'Desde',
  to: 'Hasta',
  timeZone: (name) => `Zona horaria: ${name.replaceAll('_', ' ')}`,
  loading: 'Cargando tus preferencias',
  tryAgain: 'Reintentar',
}
