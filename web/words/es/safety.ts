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
  signIn: 'Inicia sesión para denunciar a alguien o poner distancia.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `Ya no oyes nada de ${name} en tus listas. No se le avisa.`,
  unmuted: (name) => `${name} vuelve a estar en tus listas`,
  blocked: (name) => `Bloqueaste a ${name}`,
  unblocked: (name) => `Desbloqueaste a ${name}`,
  undo: 'Deshacer',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `¿Bloquear a ${name}?`,
  text: [
    'Con la sesión iniciada, ninguna de las dos personas puede encontrar, oír, responder, seguir, invitar ni escribir a la otra. Dejan de seguirse y las invitaciones abiertas terminan. Sus mensajes se conservan, ocultos.',
    'No se le avisa. Lo que dices en público sigue siendo público: lo puede oír cualquiera sin sesión, y esa persona también.',
  ],
  keep: 'Cancelar',
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
  titlePost: 'Denunciar esta voz',
  titlePerson: (name) => `Denunciar a ${name}`,
  about: (title) => `Sobre «${title}»`,
  why: 'Lo revisa el equipo de moderación. La persona denunciada no sabrá que fuiste tú.',
  urgent: 'Si alguien está en peligro ahora, llama al número de emergencias de tu zona.',
  reason: '¿Qué ocurre?',
  words: '¿Algo más que debamos saber?',
  send: 'Enviar denuncia',
  cancel: 'Cancelar',
  thanks: 'Gracias. El equipo de moderación lo revisará.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Seguridad',
  lists: {
    blocks: {
      title: 'Personas bloqueadas',
      hint: 'Ni tú ni esa persona se oyen ni se encuentran.',
      none: 'No bloqueaste a nadie.',
      end: 'Desbloquear',
      endLabel: (name) => `Desbloquear a ${name}`,
    },
    mutes: {
      title: 'Personas silenciadas',
      hint: 'No aparecen en tus listas; no se les avisa.',
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
  text: 'Ni tú ni esa persona se oyen ni se encuentran. No se le avisa.',
  end: 'Desbloquear',
  muted: 'Sin voz para ti',
}
