/** Portuguese texts for the spoken words of posts: reading, correcting, settings, words made on the device. */
import type * as English from '../en/transcripts'

export const TRANSCRIPT: typeof English.TRANSCRIPT = {
  waiting: 'Estamos escrevendo as palavras. Cerca de um minuto.',
  edited: 'Palavras editadas',
  more: 'mais',
  less: 'menos',
  moreOf: (title) => `mais de ${title}`,
  lessOf: (title) => `menos de ${title}`,
  open: 'Transcrição',
  heading: (title) => `O que foi dito em ${title}`,
  loading: 'Carregando as palavras',
  phrase: (time, text) => `${time}, ${text}`,
  playFrom: (time, title) => `Tocar ${title} a partir de ${time}`,
}

export const TRANSCRIPT_PROBLEM_TEXTS: typeof English.TRANSCRIPT_PROBLEM_TEXTS = {
  no_speech: 'Aqui não há palavras. Parece música ou ruído.',
  unsupported_language: 'Ainda não há palavras para este idioma.',
  unreadable: 'Aqui não há palavras. Não conseguimos ler o som.',
  not_configured: 'Aqui não há palavras. Este site ainda não as escreve.',
  failed: 'Aqui não há palavras. Não deu para escrevê-las.',
}

export const WORDS_EDITOR: typeof English.WORDS_EDITOR = {
  make: 'Escrever as palavras',
  heading: 'Corrigir as palavras',
  makeHeading: 'Palavras deste post',
  hint: 'Suas mudanças mantêm o lugar no som.',
  segment: (time) => `Palavras em ${time}`,
  playFrom: (time) => `Tocar a partir de ${time}`,
  language: 'Idioma falado',
  again: 'Escrever de novo',
  againHint: 'Idioma errado? Escolha o certo. Suas correções são substituídas.',
  start: 'Escrever as palavras',
  makeHint: 'Dá para ler junto, e a busca encontra o que você disse.',
  privateHint: 'Esta mensagem é privada. Um serviço de voz a ouve uma vez para escrever as palavras.',
  remove: 'Remover as palavras',
  removeHeading: 'Remover as palavras?',
  removeText: 'Não dá mais para ler junto, e a busca não encontra mais o que você disse. O som fica.',
  keep: 'Manter',
  cancel: 'Cancelar',
  save: 'Salvar palavras',
  saving: 'Salvando as palavras',
  saved: 'Palavras salvas',
  requested: 'Estamos escrevendo as palavras.',
  newest: 'O que está salvo agora',
  removed: 'Palavras removidas',
}

export const WORDS_CHOICE: typeof English.WORDS_CHOICE = {
  language: 'Idioma falado',
  write: 'Escrever as palavras',
  writeHint: 'Dá para ler junto, e a busca encontra o que você disse.',
  privateHint: 'As palavras de mensagens privadas nunca vão para um serviço de voz, a menos que você ative.',
  setting: 'Palavras dos meus posts públicos',
  settingHint: 'Escrevemos o que você diz, para que dê para ler e encontrar. Você escolhe em cada post.',
  loadingSetting: 'Carregando sua escolha sobre palavras',
}

export const DEVICE_WORDS: typeof English.DEVICE_WORDS = {
  whenAsked: 'Privado. Palavras só quando você pede, neste dispositivo.',
  show: 'Mostrar palavras',
  hide: 'Ocultar palavras',
  askHeading: 'Mostrar palavras neste aparelho?',
  askText: (megabytes) =>
    `Seu navegador as escreve, então a mensagem nunca sai deste aparelho. Baixa ${megabytes} MB uma vez.`,
  download: (megabytes) => `Baixar ${megabytes} MB`,
  notNow: 'Agora não',
  making: 'Escrevendo as palavras neste aparelho',
  progress: (percent) => `${percent} %`,
  cancel: 'Cancelar',
  made: 'Feito neste aparelho',
}

export const TITLE_PROPOSAL: typeof English.TITLE_PROPOSAL = {
  ask: (title) => `Chamar de “${title}”?`,
}
