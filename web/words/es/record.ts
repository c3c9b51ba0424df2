/** Spanish texts for the record screen. */
import { createPluralizer } from '../../../domain/plural'
import { endSentence } from '../../../domain/text'
import type * as English from '../record'

const counted = createPluralizer('es')

export const START_LABELS: typeof English.START_LABELS = {
  plain: 'Empezar a grabar',
  reading: 'Grabar la lectura',
  song: 'Grabar canción original',
  overTrack: 'Grabar sobre el MUE',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: 'Enviar', withTrack: 'Enviar' },
  squawk: { alone: 'Publicar squawk', withTrack: 'Squawk + Mue' },
  nightingale: { alone: 'Canción', withTrack: 'Canción' },
}

export const RECORD: typeof English.RECORD = {
  heading: 'Grabar',
  modes: '¿Qué vas a grabar?',
  soon: 'pronto',
  soonHint: 'Este tipo de voz aún está en construcción. Los demás están listos.',
  deck: 'Grabadora',
  details: 'Detalles',
  notOpened: 'Esta grabación no se pudo abrir aquí.',
  back: 'Atrás',
  cancel: 'Cancelar',
  limit: (limit) => `límite ${limit}`,
  toGo: (limit, left) => `límite ${limit} · quedan ${left}`,
  left: (left) => `quedan ${left}`,
  recorded: 'Grabado',
  asking: 'Esperando el micrófono',
  recording: 'Grabando',
  paused: 'En pausa',
  shortcutStart: 'o pulsa',
  shortcutsRecording: 'Espacio pausa, Entrar detiene',
  shortcutsPaused: 'Espacio continúa, Entrar detiene',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Detener la grabación',
  redo: 'Repetir',
  listen: 'Volver a oír',
  playPreview: 'Oír la prueba',
  stopPreview: 'Detener la prueba',
  mixing: 'Poniendo la música bajo tu voz',
  seekPreview: 'Posición en tu grabación',
  voiceWith: (track) => `Tu voz, con ${track} de fondo`,
  timer: 'Tiempo grabado',
  level: 'Nivel del micrófono',
  elapsed: (elapsed, total) => `${elapsed} de ${total}`,
  microphone: 'Micrófono',
  microphoneDefault: 'El que elija el dispositivo',
  headphones: 'Usa auriculares para que la música no vuelva a entrar por el micrófono.',
  losslessCapped: (minutes) => `WAV sin pérdida está activado: ${minutes} minutos como máximo.`,
  upgradeHint: (minutes) => `Con Pro grabas hasta ${minutes} minutos.`,
  upgrade: 'Pásate a Pro',
  how: 'Cómo',
  howToAllow: 'Abre los ajustes del sitio junto a la dirección, permite el micrófono y vuelve a intentarlo.',
}

export const ANNOUNCE: typeof English.ANNOUNCE = {
  started: 'Empezó la grabación',
  paused: 'Grabación en pausa',
  resumed: 'La grabación continúa',
  left: (seconds) => counted(seconds, { one: 'Queda # segundo', other: 'Quedan # segundos' }),
  stopped: (time) => `Grabación detenida en ${time}. Vuelve a oírla, repítela o publícala.`,
}

export const FORM: typeof English.FORM = {
  title: 'Título',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Etiquetas',
  tagsNeeded: (mode) => `necesarias: ${mode}`,
  tagsHint: 'Palabras separadas por espacios. La # se añade sola.',
  description: 'Descripción',
  optional: 'opcional',
}

export const DISCARD: typeof English.DISCARD = {
  heading: '¿Descartar esta grabación?',
  body: (time) => `Llevas ${time} de grabación. Esta acción no se puede deshacer.`,
  keep: 'Conservarla',
  discard: 'Descartar',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: (name) => `Publicando tu ${name}`,
  stages: {
    mixing: 'Poniendo la música bajo tu voz',
    encoding: 'Reduciendo el tamaño para el viaje',
    uploading: 'En camino',
    posting: 'Ya casi está',
  },
  attempt: (n, of) => `Intento ${n} de ${of}`,
  progress: 'Publicando',
  cancel: 'Cancelar',
  cancelled: 'No se publicó. Tu grabación sigue aquí.',
  done: (name, link) => `¡Tu ${name} ya se publicó! Enlace para compartir: ${link}`,
  sent: (name, to) => `${name} enviado a ${to}.`,
  phoneNotYet: 'Aún no hay mensajes por teléfono: envía tú el enlace.',
  copy: 'Copiar enlace',
  copied: '¡Enlace copiado!',
  signIn: 'Inicia sesión para publicar. Tu grabación espera aquí.',
  signInToSend: 'Inicia sesión para enviar un mensaje.',
  gone: 'Esta grabación ya se publicó.',
  busy: 'Otra pestaña está publicando esta grabación.',
  waitsOffline: 'Guardado. Se publicará cuando tengas conexión.',
  waits: (failure) =>
    `${endSentence(failure.replace(/ Inténtalo de nuevo\.$/, ''))} Tu grabación está a salvo en este dispositivo y se enviará sola.`,
}
