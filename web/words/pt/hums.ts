/** Portuguese texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Comece uma história de cura',
  intro:
    'Transformamos suas respostas em um roteiro para ler em voz alta. Outras pessoas podem somar a voz delas à sua.',
  notAdvice: 'Palavras gentis, não orientação médica.',
  who: 'Para quem é?',
  recipientName: 'Nome da pessoa',
  alias: 'Nome no roteiro',
  aliasHint: 'Os outros leem e ouvem este nome. Deixe vazio para usar o nome da pessoa.',
  condition: 'Situação',
  well: 'Quando estiver bem',
  wellHint: 'no presente',
  presentOutcome: 'Como é a vida quando a pessoa está bem?',
  wholenessFeeling: 'Como é essa sensação?',
  meaningPurpose: 'Por que isso importa?',
  witnesses: 'Quem fala com você?',
  sound: 'Como deve soar?',
  emotionWords: 'Palavras que acompanham',
  tone: 'Tom',
  length: 'Duração',
  language: 'Idioma',
  spiritual: 'Linguagem espiritual',
  closure: 'Terminar com uma frase final',
  theirs: 'Quem pode encontrar?',
  consent: 'Tenho permissão para falar desta pessoa',
  unlisted: 'Só quem tem o link',
  unlistedHint: 'Recomendado se o roteiro disser o nome real.',
  keep: 'Salvar minhas respostas com a história',
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
