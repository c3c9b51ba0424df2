/** Spanish texts for muting, blocking and reporting. */
import type * as English from '../safety'

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `Silenciar a ${name}`,
  unmute: (name) => `Dejar de silenciar a ${name}`,
  block: (name) => `Bloquear a ${name}`,
  unblock: (name) => `Desbloquear a ${name}`,
  reportPost: 'Denunciar',
  reportPerson: (name) => `Denunciar a ${name}`,
  more: (name) => `Más sobre ${name}`,
  signIn: 'Inicia sesión para denunciar, silenciar o bloquear a alguien.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `No verás las publicaciones de ${name}. No se le avisa.`,
  unmuted: (name) => `Volverás a ver las publicaciones de ${name}`,
  blocked: (name) => `Bloqueaste a ${name}`,
  unblocked: (name) => `Desbloqueaste a ${name}`,
  undo: 'Deshacer',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `¿Bloquear a ${name}?`,
  text: [
    'No podrán encontrarse, oírse, seguirse, invitarse ni escribirse. Dejan de seguirse y las invitaciones abiertas terminan. Sus mensajes se ocultan, no se eliminan.',
    'No se le avisa. Tus publicaciones públicas siguen siendo públicas: sin sesión, esa persona puede oírlas.',
  ],
  cancel: 'Cancelar',
  confirm: 'Bloquear',
}

export const REASONS: typeof English.REASONS = {
  harassment: 'Acoso u hostigamiento',
  hate: 'Odio contra un grupo de personas',
  violence: 'Amenazas o violencia',
  sexual: 'Contenido sexual sin consentimiento o con menores',
  self_harm: 'Suicidio o autolesiones',
  private_facts: 'Datos privados o la voz de otra persona',
  impersonation: 'Se hace pasar por otra persona',
  spam: 'Spam o fraude',
  other: 'Otra cosa',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'Denunciar esta publicación',
  titlePerson: (name) => `Denunciar a ${name}`,
  about: (title) => `Sobre «${title}»`,
  hint: 'Lo revisará el equipo de moderación. La persona denunciada no sabrá que fuiste tú.',
  emergencyHint: 'Si alguien está en peligro ahora, llama al número de emergencias de tu zona.',
  reason: '¿Qué ocurre?',
  details: '¿Algo más que debamos saber?',
  send: 'Enviar denuncia',
  cancel: 'Cancelar',
  sent: 'Gracias. El equipo de moderación lo revisará.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Seguridad',
  lists: {
    blocks: {
      title: 'Personas bloqueadas',
      hint: 'No pueden oírse ni escribirse.',
      none: 'No bloqueaste a nadie.',
      end: 'Desbloquear',
      endLabel: (name) => `Desbloquear a ${name}`,
    },
    mutes: {
      title: 'Personas silenciadas',
      hint: 'No ves sus publicaciones. No se les avisa.',
      none: 'No silenciaste a nadie.',
      end: 'Dejar de silenciar',
      endLabel: (name) => `Dejar de silenciar a ${name}`,
    },
  },
  show: 'Mostrar',
  showLabel: (title) => `Mostrar ${title.toLowerCase()}`,
  loading: 'Cargando personas',
  more: 'Ver más',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `Bloqueaste a ${name}`,
  text: 'No pueden oírse ni escribirse. No se le avisa.',
  unblock: 'Desbloquear',
  muted: 'Sin voz para ti',
}
