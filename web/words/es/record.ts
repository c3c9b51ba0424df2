/** Spanish texts for the record screen. */
import { createPluralizer } from '../../../domain/i18n/plural'
import { endSentence } from '../../../domain/text/text'
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
  comingSoon: 'pronto',
  comingSoonHint: 'Todavía lo estamos preparando. Los demás ya funcionan.',
  recorder: 'Grabadora',
  details: 'Detalles',
  openFailed: 'No pudimos abrir esta grabación. Termina la que tienes en curso o recarga la página.',
  back: 'Atrás',
  cancel: 'Cancelar',
  limit: (limit) => `límite ${limit}`,
  limitAndRemaining: (limit, left) => `límite ${limit} · quedan ${left}`,
  remaining: (left) => `quedan ${left}`,
  recorded: 'Grabado',
  waitingForMicrophone: 'Esperando el micrófono',
  recording: 'Grabando',
  paused: 'En pausa',
  shortcutStart: 'o pulsa',
  shortcutsRecording: 'Espacio pausa, Entrar detiene',
  shortcutsPaused: 'Espacio continúa, Entrar detiene',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Detener la grabación',
  redo: 'Repetir',
  listenBack: 'Volver a oír',
  playPreview: 'Oír la prueba',
  stopPreview: 'Detener la prueba',
  mixing: 'Mezclando la música',
  seekPreview: 'Posición en tu grabación',
  voiceWithTrack: (track) => `Tu voz con ${track}`,
  recordedTime: 'Tiempo grabado',
  microphoneLevel: 'Nivel del micrófono',
  elapsed: (elapsed, total) => `${elapsed} de ${total}`,
  microphone: 'Micrófono',
  defaultMicrophone: 'Micrófono predeterminado',
  headphones: 'Usa auriculares para que el micrófono no capte la música.',
  losslessLimit: (minutes) => `El WAV sin pérdida está activado. Puedes grabar hasta ${minutes} minutos.`,
  upgradeHint: (minutes) => `Con Pro grabas hasta ${minutes} minutos.`,
  upgrade: 'Pásate a Pro',
  showHow: 'Ver cómo',
  allowMicrophoneHelp:
    'Abre los ajustes del sitio junto a la dirección, permite el micrófono y vuelve a intentarlo.',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: 'Empezó la grabación',
  paused: 'Grabación en pausa',
  resumed: 'Grabación reanudada',
  secondsLeft: (seconds) => counted(seconds, { one: 'Queda # segundo', other: 'Quedan # segundos' }),
  stopped: (time) => `Grabación detenida en ${time}. Vuelve a oírla, repítela o publícala.`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'Título',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Etiquetas',
  tagsRequired: (mode) => `necesarias: ${mode}`,
  tagsHint: 'Separa las etiquetas con espacios. Nosotros añadimos la #.',
  description: 'Descripción',
  optional: 'opcional',
}

export const DISCARD: typeof English.DISCARD = {
  heading: '¿Descartar esta grabación?',
  body: (time) => `Esta grabación dura ${time}. Esto no se puede deshacer.`,
  cancel: 'Conservarla',
  discard: 'Descartar',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: (name) => `Publicando tu ${name}`,
  stages: {
    mixing: 'Mezclando la música',
    encoding: 'Comprimiendo',
    uploading: 'Subiendo',
    posting: 'Publicando',
  },
  attempt: (n, of) => `Intento ${n} de ${of}`,
  progress: 'Publicando',
  cancel: 'Cancelar',
  cancelled: 'No se publicó. Tu grabación sigue aquí.',
  published: (name, link) => `¡Tu ${name} ya se publicó! Enlace para compartir: ${link}`,
  sent: (to) => `Enviado a ${to}.`,
  phoneUnavailable: 'Los mensajes por teléfono aún no están disponibles. Envía tú el enlace.',
  copyLink: 'Copiar enlace',
  linkCopied: '¡Enlace copiado!',
  signInToPublish: 'Inicia sesión para publicar. Tu grabación se queda aquí.',
  signInToSend: 'Inicia sesión para enviar un mensaje.',
  alreadyPublished: 'Ya publicaste esta grabación.',
  publishingInOtherTab: 'Otra pestaña está publicando esta grabación.',
  savedOffline: 'Guardado. Se publicará cuando tengas conexión.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure.replace(/ Inténtalo de nuevo\.$/, ''))} Tu grabación está guardada. La publicaremos automáticamente.`,
}
