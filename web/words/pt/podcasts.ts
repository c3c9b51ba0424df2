/** Portuguese texts for replies to podcasts. */
import { PODCAST_FILE_KEPT_DAYS } from '../../../domain/limits'
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../podcasts'

const counted = createPluralizer('pt')

export const PODCAST: typeof English.PODCAST = {
  part: 'O podcast a que você responde',
  steps: 'Etapas',
  step: { load: 'Carregar áudio', trim: 'Cortar um trecho', record: 'Gravar' },
  url: 'URL do podcast',
  urlHint: 'Sem um trecho, sua resposta só cita este endereço.',
  urlPlaceholder: 'https://',
  load: 'Carregar',
  loading: (megabytes) => `Carregando · ${megabytes} MB`,
  stop: 'Parar',
  upload: 'Enviar um arquivo de áudio',
  uploadHint: 'WAV, MP3, OGG ou M4A, menos de 50 MB. Fica neste dispositivo: só o seu trecho é enviado.',
  uploadHintKept: `WAV, MP3, OGG ou M4A, menos de 50 MB. Os outros ouvem só o seu trecho. O arquivo fica guardado por ${PODCAST_FILE_KEPT_DAYS} dias só para você, para recortar de novo em outro dispositivo.`,
  kept: 'Seus arquivos',
  openKept: 'Abrir',
  openKeptLabel: (name) => `Abrir ${name}`,
  copy: {
    saving: 'Guardando para seus outros dispositivos',
    kept: `Guardado para você por ${PODCAST_FILE_KEPT_DAYS} dias`,
    failed: 'Não foi guardado para seus outros dispositivos',
  },
  reading: 'Lendo o arquivo',
  signIn: 'Alguns servidores não deixam navegadores passarem. Entre, e o Owlcast carrega para você.',
  demo: 'Usar áudio de teste',
  demoHint: 'Cinco minutos de tons suaves no lugar. Sua resposta leva a marca “Áudio de teste”.',
  isDemo: 'Áudio de teste',
  loaded: 'Carregado',
  uploaded: 'Enviado',
  size: (megabytes) => `${megabytes} MB`,
  change: 'Trocar',
  changeClip: 'Trocar o trecho',
  trim: 'Cortar',
  trimming: 'Cortando',
  choose: 'Escolha seu trecho',
  chosen: (seconds, most) => `${seconds} s de ${most} s`,
  start: 'Início',
  end: 'Fim',
  startAt: (time) => `Início ${time}`,
  endAt: (time) => `Fim ${time}`,
  playClip: 'Tocar o trecho',
  pauseClip: 'Pausar o trecho',
  minutes: (minutes, seconds) =>
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
  from: (host) => `de ${host}`,
}
