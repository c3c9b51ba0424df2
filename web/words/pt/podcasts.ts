/** Portuguese texts for replies to podcasts. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { PODCAST_FILE_KEPT_DAYS } from '../../../domain/limits'
import type * as English from '../podcasts'

const counted = createPluralizer('pt')

export const PODCAST: typeof English.PODCAST = {
  sectionLabel: 'O podcast a que você responde',
  steps: 'Etapas',
  step: { load: 'Carregar áudio', trim: 'Cortar um trecho', record: 'Gravar' },
  url: 'URL do podcast',
  urlHint: 'Sem um trecho, sua resposta só leva a este endereço.',
  urlPlaceholder: 'https://',
  load: 'Carregar',
  loading: (megabytes) => `Carregando · ${megabytes} MB`,
  stop: 'Parar',
  upload: 'Enviar um arquivo de áudio',
  uploadHint: 'WAV, MP3, OGG ou M4A, menos de 50 MB. Fica neste dispositivo. Só o seu trecho é enviado.',
  uploadHintSaved: `WAV, MP3, OGG ou M4A, menos de 50 MB. Os outros ouvem só o seu trecho. Guardamos o arquivo por ${PODCAST_FILE_KEPT_DAYS} dias para você, para recortar de novo em outro dispositivo.`,
  kept: 'Seus arquivos',
  openFile: 'Abrir',
  openFileLabel: (name) => `Abrir ${name}`,
  copy: {
    saving: 'Guardando para seus outros dispositivos',
    kept: `Guardado por ${PODCAST_FILE_KEPT_DAYS} dias`,
    failed: 'Não foi possível guardar para seus outros dispositivos',
  },
  reading: 'Lendo o arquivo',
  signInHint: 'Alguns sites bloqueiam navegadores. Entre, e nós carregamos para você.',
  demo: 'Usar áudio de teste',
  demoHint: 'Use cinco minutos de tons suaves no lugar. Sua resposta leva a marca “Áudio de teste”.',
  demoLabel: 'Áudio de teste',
  loaded: 'Carregado',
  uploaded: 'Enviado',
  size: (megabytes) => `${megabytes} MB`,
  change: 'Trocar',
  changeClip: 'Trocar o trecho',
  trim: 'Cortar',
  trimming: 'Cortando',
  chooseClip: 'Escolha seu trecho',
  clipLength: (seconds, most) => `${seconds} s de ${most} s`,
  start: 'Início',
  end: 'Fim',
  startAt: (time) => `Início ${time}`,
  endAt: (time) => `Fim ${time}`,
  playClip: 'Tocar o trecho',
  pauseClip: 'Pausar o trecho',
  formatMinutes: (minutes, seconds) =>
    minutes > 0
      ? `${counted(minutes, { one: '# minuto', other: '# minutos' })} ${seconds} segundos`
      : `${seconds} segundos`,
  trimmed: (range) => `Áudio cortado! ${range}`,
  author: 'A quem você responde',
  subject: 'Assunto ou tema',
  replyingTo: (author) => `Em resposta a ${author}`,
  clip: (start, end) => `trecho de ${start} a ${end}`,
  clipTitle: (author) => `trecho do podcast de ${author}`,
  clipOf: (author) => `Trecho de ${author}`,
  replyOf: (author) => `Resposta de ${author}`,
  fromHost: (host) => `de ${host}`,
}
