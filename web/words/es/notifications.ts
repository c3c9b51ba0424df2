/** Spanish texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Notificaciones',
  title: 'Notificaciones del navegador',
  hint: 'En este dispositivo, mientras miras otra cosa.',
  openOnly: 'En este dispositivo, mientras Owlcast esté abierto en una pestaña.',
  blocked: 'Bloqueadas. Puedes permitirlas en los ajustes del navegador.',
  unsupported: 'Este navegador no puede mostrar notificaciones.',
  enabled: 'Las notificaciones están activadas en este dispositivo.',
  disabled: 'Las notificaciones están desactivadas en este dispositivo.',
}

export const OUTSIDE: typeof English.OUTSIDE = {
  message: 'Nuevo mensaje MUE',
  reply: 'Nueva respuesta',
  mention: 'Te mencionaron',
  invite: 'Invitación',
  new_post: 'Nueva voz',
  every_squawk: 'Nuevos squawks',
  expiry: 'Se apaga pronto',
  report: 'Nueva denuncia',
  system: 'Owlcast',
}

export const CHOICES: typeof English.CHOICES = {
  caption: 'Qué te avisamos y dónde',
  what: 'Qué te avisamos',
  app: 'En la lista',
  push: 'Fuera',
  inApp: (what) => `${what}, en la lista`,
  outside: (what) => `${what}, fuera de Owlcast`,
  reasons: {
    message: { title: 'Mensajes', hint: 'Alguien te envía un MUE' },
    reply: { title: 'Respuestas', hint: 'A tus voces y a aquello en lo que colaboras' },
    mention: { title: 'Menciones', hint: 'Alguien escribe tu @nombre' },
    invite: { title: 'Invitaciones', hint: 'A colaborar en algo con alguien' },
    new_post: { title: 'Personas que sigues', hint: 'Sus voces nuevas' },
    every_squawk: { title: 'Cada squawk nuevo', hint: 'De cualquiera, agrupados, de vez en cuando' },
    expiry: { title: 'Voces que se apagan', hint: 'Dos horas antes de que se apaguen las tuyas' },
    report: { title: 'Denuncias', hint: 'Para moderación: alguien denuncia algo' },
  },
  quiet: 'Horas de silencio',
  quietHint: 'Nada fuera de Owlcast hasta que terminen. La lista sigue.',
  from: 'Desde',
  to: 'Hasta',
  zone: (name) => `Zona horaria: ${name.replaceAll('_', ' ')}`,
  loading: 'Cargando tus avisos',
  tryAgain: 'Reintentar',
}
