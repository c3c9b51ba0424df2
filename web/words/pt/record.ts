/** Portuguese texts for the record screen. */
import { createPluralizer } from '../../../domain/plural'
import { endSentence } from '../../../domain/text'
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
  soon: 'em breve',
  soonHint: 'Este tipo de voz ainda está em construção. Os outros estão prontos.',
  deck: 'Gravador',
  details: 'Detalhes',
  notOpened: 'Não foi possível abrir esta gravação aqui.',
  back: 'Voltar',
  cancel: 'Cancelar',
  limit: (limit) => `limite ${limit}`,
  toGo: (limit, left) => `limite ${limit} · faltam ${left}`,
  left: (left) => `faltam ${left}`,
  recorded: 'Gravado',
  asking: 'Esperando o microfone',
  recording: 'Gravando',
  paused: 'Em pausa',
  shortcutStart: 'ou tecle',
  shortcutsRecording: 'Espaço pausa, Enter para',
  shortcutsPaused: 'Espaço continua, Enter para',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Parar gravação',
  redo: 'Refazer',
  listen: 'Ouvir de novo',
  playPreview: 'Ouvir a prévia',
  stopPreview: 'Parar a prévia',
  mixing: 'Pondo a música sob a sua voz',
  seekPreview: 'Posição na sua gravação',
  voiceWith: (track) => `Sua voz, com ${track} ao fundo`,
  timer: 'Tempo gravado',
  level: 'Nível do microfone',
  elapsed: (elapsed, total) => `${elapsed} de ${total}`,
  microphone: 'Microfone',
  microphoneDefault: 'O que o dispositivo escolher',
  headphones: 'Use fones de ouvido, para a música não voltar pelo microfone.',
  losslessCapped: (minutes) => `WAV sem perdas está ligado: no máximo ${minutes} minutos.`,
  upgradeHint: (minutes) => `Com o Pro você grava até ${minutes} minutos.`,
  upgrade: 'Seja Pro',
  how: 'Como',
  howToAllow: 'Abra as configurações do site ao lado do endereço, permita o microfone e tente de novo.',
}

export const ANNOUNCE: typeof English.ANNOUNCE = {
  started: 'A gravação começou',
  paused: 'Gravação em pausa',
  resumed: 'A gravação continua',
  left: (seconds) => counted(seconds, { one: 'Falta # segundo', other: 'Faltam # segundos' }),
  stopped: (time) => `A gravação parou em ${time}. Ouça, refaça ou publique.`,
}

export const FORM: typeof English.FORM = {
  title: 'Título',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tags',
  tagsNeeded: (mode) => `necessárias: ${mode}`,
  tagsHint: 'Palavras separadas por espaços. O # aparece sozinho.',
  description: 'Descrição',
  optional: 'opcional',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Descartar esta gravação?',
  body: (time) => `São ${time} de gravação. Esta ação não pode ser desfeita.`,
  keep: 'Manter',
  discard: 'Descartar',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: (name) => `Publicando: ${name}`,
  stages: {
    mixing: 'Pondo a música sob a sua voz',
    encoding: 'Deixando leve para a viagem',
    uploading: 'A caminho',
    posting: 'Quase lá',
  },
  attempt: (n, of) => `Tentativa ${n} de ${of}`,
  progress: 'Publicando',
  cancel: 'Cancelar',
  cancelled: 'Não foi publicada. Sua gravação continua aqui.',
  done: (name, link) => `${name} no ar! Link para compartilhar: ${link}`,
  sent: (name, to) => `${name} enviado para ${to}.`,
  phoneNotYet: 'Ainda não há mensagens por telefone: envie você o link.',
  copy: 'Copiar link',
  copied: 'Link copiado!',
  signIn: 'Entre para publicar. Sua gravação espera aqui.',
  signInToSend: 'Entre para enviar uma mensagem.',
  gone: 'Esta gravação já foi publicada.',
  busy: 'Outra aba está publicando esta gravação.',
  waitsOffline: 'Salvo. Será publicado quando você estiver online.',
  waits: (failure) =>
    `${endSentence(failure.replace(/ Tente de novo\.$/, ''))} Sua gravação está segura neste dispositivo e sai sozinha.`,
}
