/** Spanish texts of reports, decisions and appeals: for moderators, for authors, and in emails. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moderation'

const counted = createPluralizer('es')
const DAY = createDateFormat('es', { dateStyle: 'long' })

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
  copyright: 'Derechos de autor',
  flagged: 'Una palabra que este sitio vigila',
}

export const MODERATOR: typeof English.MODERATOR = {
  tabs: { appeals: 'Recursos', people: 'Personas', rules: 'Reglas' },
  warn: (name) => `Advertir a ${name}`,
  more: (of) => `Más acciones para ${of}`,
  history: 'Historial',
  held: 'Borrado o caducado. Se guarda hasta que decidas.',
  bySite: 'una regla de este sitio',
  ask: {
    warn: (name) => `¿Advertir a ${name}?`,
    hide: (title) => `¿Ocultar «${title}»?`,
    suspend: (name) => `¿Suspender a ${name}?`,
  },
  askMany: {
    dismiss: (count) => counted(count, { one: 'Desestimar # denuncia', other: 'Desestimar # denuncias' }),
    hide: (count) => counted(count, { one: '¿Ocultar # publicación?', other: '¿Ocultar # publicaciones?' }),
  },
  rule: '¿Qué norma?',
  words: 'Tu mensaje para esa persona',
  wordsHint: 'Lee esto, la norma y cómo recurrir. Nunca sabe quién denunció.',
  cancel: 'Cancelar',
  confirm: { warn: 'Advertir', hide: 'Ocultar', suspend: 'Suspender' },
  warned: 'Advertencia enviada.',
  select: (of) => `Seleccionar ${of}`,
  selected: (count) => counted(count, { one: '# seleccionada', other: '# seleccionadas' }),
  clear: 'Quitar selección',
  decidedMany: (count) => counted(count, { one: '# decidida', other: '# decididas' }),
  refusedMany: (count, why) =>
    `${counted(count, { one: '# quedó fuera', other: '# quedaron fuera' })}: ${why}`,
  noAppeals: 'No hay recursos pendientes',
  noAppealsText: 'Cada decisión se puede recurrir una vez, durante dos semanas.',
  theirAppeal: 'Su recurso',
  yourWords: 'El mensaje que recibió',
  decidedBy: (username) => `Decidido por @${username}`,
  uphold: 'Mantener la decisión',
  overturn: 'Retirarla',
  otherDecides: 'Esta decisión fue tuya, así que otra persona decide el recurso.',
  appealDone: {
    upheld: 'La decisión se mantiene. Ya recibió el aviso.',
    overturned: 'Decisión retirada. Ya recibió el aviso.',
  },
  loadingAppeals: 'Cargando recursos',
  searchPeople: 'Nombre, @usuario o correo',
  searchHint: 'Escribe un nombre para ver a un miembro, su historial y su rol.',
  nobody: 'Ningún miembro encontrado',
  loadingPeople: 'Cargando miembros',
  historyOf: (name) => `Historial de ${name}`,
  openHistory: (name) => `Abrir el historial de ${name}`,
  loadingHistory: 'Cargando el historial',
  since: (at) => `Miembro desde el ${DAY.format(at)}`,
  posts: (count) => counted(count, { one: '# publicación', other: '# publicaciones' }),
  roles: { member: 'Miembro', moderator: 'Moderación', admin: 'Administración' },
  role: 'Rol',
  roleDone: 'Rol cambiado. Ya recibió el aviso.',
  note: 'Nota para moderación',
  addNote: 'Añadir nota',
  noEntries: 'Sin denuncias, decisiones ni notas.',
  reported: (reason) => `Denuncia: ${reason}`,
  noted: 'Nota',
  acted: {
    dismiss: 'Denuncias desestimadas',
    warn: 'Advertencia',
    hide: 'Publicación oculta',
    show: 'Publicación visible otra vez',
    suspend: 'Cuenta suspendida',
    release: 'Fin de la suspensión',
  },
  helloActed: { hide: 'Saludo oculto', show: 'Saludo visible otra vez' },
  suspendedDays: (days) =>
    days === null
      ? 'Suspensión permanente'
      : counted(days, { one: 'Suspensión de # día', other: 'Suspensión de # días' }),
  by: (username) => `por @${username}`,
  appeal: {
    open: 'Recurso pendiente',
    upheld: 'Recurso visto, la decisión se mantiene',
    overturned: 'Recurso visto, decisión retirada',
  },
  remove: 'Eliminar cuenta',
  removeAsk: (name) => `¿Eliminar la cuenta de ${name}?`,
  removeText: 'Todo lo que hizo se borra y no se puede recuperar.',
  removeName: (username) => `Escribe ${username} para confirmar`,
  removed: 'La cuenta se está borrando.',
}

export const CONTENT_RULES: typeof English.CONTENT_RULES = {
  hint: 'Buscamos las palabras en títulos, textos, etiquetas y nombres. Las direcciones y los dominios no pueden registrarse.',
  kind: 'Qué',
  kinds: { word: 'Palabra o frase', email: 'Dirección de correo', domain: 'Dominio de correo' },
  value: 'Palabra, dirección o dominio',
  action: 'Qué pasa',
  actions: { flag: 'Avisar a moderación', refuse: 'Rechazar' },
  add: 'Añadir regla',
  added: 'Regla añadida',
  remove: 'Quitar',
  removeLabel: (value) => `Quitar la regla para ${value}`,
  removed: 'Regla quitada',
  none: 'Todavía no hay reglas.',
  loading: 'Cargando reglas',
}

export const OWN_DECISIONS: typeof English.OWN_DECISIONS = {
  title: 'Decisiones sobre ti',
  hint: 'Qué decidió moderación, por qué, y tus recursos.',
  loading: 'Cargando decisiones',
  none: 'No hay decisiones sobre ti.',
  acted: {
    warn: 'Recibiste una advertencia',
    hide: 'Ocultamos tu publicación',
    suspend: 'Suspendimos tu cuenta',
  },
  helloHidden: 'Ocultamos tu saludo',
  about: (title) => `Sobre «${title}»`,
  rule: (rule) => `La norma: ${rule}`,
  words: 'Moderación escribió',
  appealUntil: (at) => `Puedes recurrir hasta el ${DAY.format(at)}.`,
  tooLate: 'El plazo para recurrir ha terminado.',
  appeal: 'Recurrir',
  why: '¿Por qué deberíamos cambiarlo?',
  send: 'Enviar recurso',
  sent: 'Gracias. Moderación lo revisará.',
  yourAppeal: 'Tu recurso',
  outcome: {
    open: 'Moderación revisará tu recurso.',
    upheld: 'Lo revisamos otra vez. La decisión se mantiene.',
    overturned: 'Lo revisamos otra vez y retiramos la decisión.',
  },
  byOther: 'Lo decidió otra persona de moderación.',
  bySame: 'Lo decidió la misma persona, porque no hay otra.',
}

export const DECISION_EMAIL: typeof English.DECISION_EMAIL = {
  subject: {
    warn: 'Una advertencia de moderación',
    hide: 'Ocultamos tu publicación',
    suspend: 'Tu cuenta está suspendida',
  },
  about: (title) => `Se trata de «${title}».`,
  rule: (rule) => `La norma: ${rule}. Lo decidió una persona.`,
  words: (words) => `Moderación escribió: ${words}`,
  length: (days) =>
    days === null
      ? 'La suspensión no tiene fecha de fin.'
      : counted(days, {
          one: 'La suspensión termina tras # día.',
          other: 'La suspensión termina tras # días.',
        }),
  appeal: (days) =>
    `Puedes recurrir durante ${days} días, en Ajustes, Seguridad, Decisiones sobre ti. Si es posible, lo revisa otra persona.`,
  action: 'Ver la decisión',
  footer: 'Recibes este correo porque moderación decidió algo sobre ti o tu publicación.',
}

export const APPEAL_EMAIL: typeof English.APPEAL_EMAIL = {
  subject: { upheld: 'Tu recurso: la decisión se mantiene', overturned: 'Tu recurso: retiramos la decisión' },
}

export const REMOVAL_EMAIL: typeof English.REMOVAL_EMAIL = {
  subject: 'Eliminamos tu cuenta',
  text: 'Administración eliminó tu cuenta. Todo su contenido se está borrando.',
}

export const REPORTS_EMAIL: typeof English.REPORTS_EMAIL = {
  subject: (count) => counted(count, { one: '# denuncia pendiente', other: '# denuncias pendientes' }),
  text: 'Hay miembros esperando una decisión.',
  action: 'Abrir las denuncias',
  footer: 'Recibes este correo porque moderas este sitio, como mucho uno por hora.',
  unsubscribe: 'No recibir más estos correos',
}
