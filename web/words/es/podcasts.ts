/** Spanish texts for replies to podcasts. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { PODCAST_FILE_KEPT_DAYS } from '../../../domain/limits'
import type * as English from '../podcasts'

const counted = createPluralizer('es')

export const PODCAST: typeof English.PODCAST = {
  sectionLabel: 'El podcast al que respondes',
  steps: 'Pasos',
  step: { load: 'Cargar audio', trim: 'Recortar un clip', record: 'Grabar' },
  url: 'URL del podcast',
  urlHint: 'Sin un clip, tu respuesta solo enlaza a esta dirección.',
  urlPlaceholder: 'https://',
  load: 'Cargar',
  loading: (megabytes) => `Cargando · ${megabytes} MB`,
  stop: 'Detener',
  upload: 'Subir un archivo de audio',
  uploadHint: 'WAV, MP3, OGG o M4A, menos de 50 MB. Se queda en este dispositivo. Solo se envía tu clip.',
  uploadHintSaved: `WAV, MP3, OGG o M4A, menos de 50 MB. Los demás solo oyen tu clip. Te guardamos el archivo ${PODCAST_FILE_KEPT_DAYS} días, para que puedas recortarlo de nuevo en otro dispositivo.`,
  kept: 'Tus archivos',
  openFile: 'Abrir',
  openFileLabel: (name) => `Abrir ${name}`,
  copy: {
    saving: 'Guardándolo para tus otros dispositivos',
    kept: `Guardado durante ${PODCAST_FILE_KEPT_DAYS} días`,
    failed: 'No se pudo guardar para tus otros dispositivos',
  },
  reading: 'Leyendo el archivo',
  signInHint: 'Algunos sitios bloquean los navegadores. Inicia sesión y lo cargaremos por ti.',
  demo: 'Usar audio de prueba',
  demoHint: 'Usa cinco minutos de tonos suaves en su lugar. Tu respuesta llevará la marca «Audio de prueba».',
  demoLabel: 'Audio de prueba',
  loaded: 'Cargado',
  uploaded: 'Subido',
  size: (megabytes) => `${megabytes} MB`,
  change: 'Cambiar',
  changeClip: 'Cambiar el clip',
  trim: 'Recortar',
  trimming: 'Recortando',
  chooseClip: 'Elige tu clip',
  clipLength: (seconds, most) => `${seconds} s de ${most} s`,
  start: 'Inicio',
  end: 'Fin',
  startAt: (time) => `Inicio ${time}`,
  endAt: (time) => `Fin ${time}`,
  playClip: 'Reproducir el clip',
  pauseClip: 'Pausar el clip',
  formatMinutes: (minutes, seconds) =>
    minutes > 0
      ? `${counted(minutes, { one: '# minuto', other: '# minutos' })} ${seconds} segundos`
      : `${seconds} segundos`,
  trimmed: (range) => `¡Audio recortado! ${range}`,
  author: 'A quién respondes',
  subject: 'Asunto o tema',
  replyingTo: (author) => `En respuesta a ${author}`,
  clip: (start, end) => `clip de ${start} a ${end}`,
  clipTitle: (author) => `clip del podcast de ${author}`,
  clipOf: (author) => `Clip de ${author}`,
  replyOf: (author) => `Respuesta de ${author}`,
  fromHost: (host) => `de ${host}`,
}
