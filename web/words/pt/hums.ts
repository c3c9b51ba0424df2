/** Portuguese texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Comece uma história de cura',
  intro:
    'Transformamos suas respostas em um roteiro que você lê em voz alta, e outras pessoas somam a voz delas à sua.',
  notAdvice: 'Palavras gentis, não orientação médica.',
  who: 'Para quem é?',
  recipientName: 'Nome da pessoa',
  alias: 'Nome no roteiro',
  aliasHint: 'O que todo mundo lê e ouve no lugar. Sem ele, o roteiro diz o nome da pessoa.',
  condition: 'Situação',
  well: 'Como é estar bem?',
  wellHint: 'no presente',
  presentOutcome: 'Como está hoje',
  wholenessFeeling: 'Sensação de plenitude',
  meaningPurpose: 'Sentido e propósito',
  witnesses: 'Testemunhas',
  sound: 'Como deve soar?',
  emotionWords: 'Emoções',
  tone: 'Tom',
  length: 'Duração',
  language: 'Idioma',
  spiritual: 'Linguagem espiritual',
  closure: 'Incluir já o encerramento',
  theirs: 'Quem pode encontrar?',
  consent: 'Tenho permissão para falar desta pessoa',
  unlisted: 'Só quem tem o link',
  unlistedHint: 'Recomendado enquanto o roteiro disser o nome real.',
  keep: 'Guardar minhas respostas com a história',
  keepHint: 'Senão, elas ficam neste dispositivo. Mais ninguém as vê.',
  create: 'Criar roteiro',
  again: 'Criar o roteiro de novo',
  card: 'Roteiro de intenção de cura',
  script: 'Roteiro',
  about: (time) => `cerca de ${time}`,
  empty: 'Seu roteiro aparece aqui.',
  edit: 'Editar roteiro',
  done: 'Pronto',
  record: 'Gravar a leitura',
  failed: 'Não foi possível carregar o roteiro. Tente de novo.',
}

export const READING: typeof English.READING = {
  label: 'Ler em voz alta',
  slower: 'Mais devagar',
  faster: 'Mais rápido',
  follow: 'Rolar comigo',
  hold: 'Parar de rolar',
  pace: (percent) => `Ritmo ${percent}%`,
}

export const EMOTION_WORDS: typeof English.EMOTION_WORDS = {
  love: 'amor',
  compassion: 'compaixão',
  gratitude: 'gratidão',
  courage: 'coragem',
  peace: 'paz',
  wonder: 'encanto',
  relief: 'alívio',
}
export const TONE_WORDS: typeof English.TONE_WORDS = {
  classic: 'clássico',
  gentle: 'suave',
  bold: 'ousado',
}
export const LENGTH_WORDS: typeof English.LENGTH_WORDS = {
  short: 'curto',
  medium: 'médio',
  long: 'longo',
}
