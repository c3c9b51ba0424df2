/** Spanish texts for the spoken words of posts: reading, correcting, settings, words made on the device. */
import type * as English from '../en/transcripts'

export const TRANSCRIPT: typeof English.TRANSCRIPT = {
  waiting: 'Estamos escribiendo las palabras. Cerca de un minuto.',
  edited: 'Palabras editadas',
  more: 'más',
  less: 'menos',
  moreOf: (title) => `más de ${title}`,
  lessOf: (title) => `menos de ${title}`,
  open: 'Transcripción',
  heading: (title) => `Lo que se dijo en ${title}`,
  loading: 'Cargando las palabras',
  phrase: (time, text) => `${time}, ${text}`,
  playFrom: (time, title) => `Reproducir ${title} desde ${time}`,
}

export const TRANSCRIPT_PROBLEM_TEXTS: typeof English.TRANSCRIPT_PROBLEM_TEXTS = {
  no_speech: 'Aquí no hay palabras. Suena a música o ruido.',
  unsupported_language: 'Todavía no hay palabras para este idioma.',
  unreadable: 'Aquí no hay palabras. No pudimos leer el sonido.',
  not_configured: 'Aquí no hay palabras. Este sitio todavía no las escribe.',
  failed: 'Aquí no hay palabras. No se pudieron escribir.',
}

export const WORDS_EDITOR: typeof English.WORDS_EDITOR = {
  make: 'Escribir las palabras',
  heading: 'Corregir las palabras',
  makeHeading: 'Palabras de esta publicación',
  hint: 'Tus cambios conservan su lugar en el sonido.',
  segment: (time) => `Palabras en ${time}`,
  playFrom: (time) => `Reproducir desde ${time}`,
  language: 'Idioma hablado',
  again: 'Escribirlas de nuevo',
  againHint: '¿Idioma equivocado? Elige el correcto. Tus correcciones se reemplazan.',
  start: 'Escribir las palabras',
  makeHint: 'Se puede leer mientras se escucha, y la búsqueda encuentra lo que dijiste.',
  privateHint: 'Este mensaje es privado. Un servicio de voz lo escucha una vez para escribir las palabras.',
  remove: 'Quitar las palabras',
  removeHeading: '¿Quitar las palabras?',
  removeText: 'Ya no se podrá leer, y la búsqueda ya no encontrará lo que dijiste. El sonido se queda.',
  keep: 'Conservarlas',
  cancel: 'Cancelar',
  save: 'Guardar palabras',
  saving: 'Guardando las palabras',
  saved: 'Palabras guardadas',
  requested: 'Estamos escribiendo las palabras.',
  newest: 'Lo que está guardado ahora',
  removed: 'Palabras quitadas',
}

export const WORDS_CHOICE: typeof English.WORDS_CHOICE = {
  language: 'Idioma hablado',
  write: 'Escribir las palabras',
  writeHint: 'Se puede leer mientras se escucha, y la búsqueda encuentra lo que dijiste.',
  privateHint:
    'Las palabras de los mensajes privados nunca se envían a un servicio de voz, a menos que lo actives.',
  setting: 'Palabras para mis publicaciones públicas',
  settingHint: 'Escribimos lo que dices, para que se pueda leer y encontrar. Tú eliges en cada publicación.',
  loadingSetting: 'Cargando tu elección sobre las palabras',
}

export const DEVICE_WORDS: typeof English.DEVICE_WORDS = {
  whenAsked: 'Privado. Palabras solo si las pides, en este dispositivo.',
  show: 'Mostrar palabras',
  hide: 'Ocultar palabras',
  askHeading: '¿Mostrar palabras en este dispositivo?',
  askText: (megabytes) =>
    `Tu navegador las escribe, así el mensaje nunca sale de este dispositivo. Descarga ${megabytes} MB una vez.`,
  download: (megabytes) => `Descargar ${megabytes} MB`,
  notNow: 'Ahora no',
  making: 'Escribiendo las palabras en este dispositivo',
  progress: (percent) => `${percent} %`,
  cancel: 'Cancelar',
  made: 'Hecho en este dispositivo',
}

export const TITLE_PROPOSAL: typeof English.TITLE_PROPOSAL = {
  ask: (title) => `¿Llamarla «${title}»?`,
}
