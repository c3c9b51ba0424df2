/** Portuguese texts for the record screen. */
import { createPluralizer } from '../../../domain/i18n/plural'
import { endSentence } from '../../../domain/text/text'
import type * as English from '../record'

const counted = createPluralizer('pt')

export const START_LABELS: typeof English.START_LABELS = {
  plain: 'Começar a gravar',
  reading: 'Gravar a leitura',
  song: 'Gravar música original',
  overTrack: 'Gravar sobre o MUE',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: 'Enviar', withTrack: 'Enviar' },
  squawk: { alone: 'Publicar squawk', withTrack: 'Squawk + Mue' },
  nightingale: { alone: 'Música', withTrack: 'Música' },
}

export const RECORD: typeof English.RECORD = {
  heading: 'Gravar',
  modes: 'O que você vai gravar?',
  comingSoon: 'em breve',
  comingSoonHint: 'Ainda estamos preparando este. Os outros estão prontos.',
  recorder: 'Gravador',
  details: 'Detalhes',
  openFailed: 'Não foi possível abrir esta gravação. Termine a atual ou recarregue a página.',
  back: 'Voltar',
  cancel: 'Cancelar',
  limit: (limit) => `limite ${limit}`,
  limitAndRemaining: (limit, left) => `limite ${limit} · faltam ${left}`,
  remaining: (left) => `faltam ${left}`,
  recorded: 'Gravado',
  waitingForMicrophone: 'Esperando o microfone',
  recording: 'Gravando',
  paused: 'Em pausa',
  shortcutStart: 'ou tecle',
  shortcutsRecording: 'Espaço pausa, Enter para',
  shortcutsPaused: 'Espaço continua, Enter para',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Parar gravação',
  redo: 'Refazer',
  listenBack: 'Ouvir de novo',
  playPreview: 'Ouvir a prévia',
  stopPreview: 'Parar a prévia',
  mixing: 'Mixando a música',
  seekPreview: 'Posição na sua gravação',
  voiceWithTrack: (track) => `Sua voz com ${track}`,
  recordedTime: 'Tempo gravado',
  microphoneLevel: 'Nível do microfone',
  elapsed: (elapsed, total) => `${elapsed} de ${total}`,
  microphone: 'Microfone',
  defaultMicrophone: 'Microfone padrão',
  headphones: 'Use fones de ouvido para o microfone não captar a música.',
  losslessLimit: (minutes) => `O WAV sem perdas está ligado. Você pode gravar até ${minutes} minutos.`,
  upgradeHint: (minutes) => `Com o Pro você grava até ${minutes} minutos.`,
  upgrade: 'Seja Pro',
  showHow: 'Ver como',
  allowMicrophoneHelp:
    'Abra as configurações do site ao lado do endereço, permita o microfone e tente de novo.',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: 'A gravação começou',
  paused: 'Gravação em pausa',
  resumed: 'Gravação retomada',
  secondsLeft: (seconds) => counted(seconds, { one: 'Falta # segundo', other: 'Faltam # segundos' }),
  stopped: (time) => `A gravação parou em ${time}. Ouça, refaça ou publique.`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'Título',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tags',
  tagsRequired: (mode) => `necessárias: ${mode}`,
  tagsHint: 'Separe as tags com espaços. Nós colocamos o #.',
  description: 'Descrição',
  optional: 'opcional',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Descartar esta gravação?',
  body: (time) => `Esta gravação tem ${time}. Não dá para desfazer.`,
  cancel: 'Manter',
  discard: 'Descartar',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: (name) => `Publicando: ${name}`,
  stages: {
    mixing: 'Mixando a música',
    encoding: 'Comprimindo',
    uploading: 'Enviando',
    posting: 'Publicando',
  },
  attempt: (n, of) => `Tentativa ${n} de ${of}`,
  progress: 'Publicando',
  cancel: 'Cancelar',
  cancelled: 'Não foi publicada. Sua gravação continua aqui.',
  published: (name, link) => `${name} no ar! Link para compartilhar: ${link}`,
  sent: (to) => `Enviado para ${to}.`,
  phoneUnavailable: 'Mensagens por telefone ainda não estão disponíveis. Envie o link você.',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado!',
  signInToPublish: 'Entre para publicar. Sua gravação fica aqui.',
  signInToSend: 'Entre para enviar uma mensagem.',
  alreadyPublished: 'Você já publicou esta gravação.',
  publishingInOtherTab: 'Outra aba está publicando esta gravação.',
  savedOffline: 'Salvo. Será publicado quando você estiver online.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure.replace(/ Tente de novo\.$/, ''))} Sua gravação está salva. Vamos publicá-la automaticamente.`,
}
