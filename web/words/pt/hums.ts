/** Portuguese texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Comece uma história de cura',
  intro:
    'Transformamos suas respostas em um roteiro para ler em voz alta. Outras pessoas podem somar a voz delas à sua.',
  notAdvice: 'Palavras gentis, não orientação médica.',
  recipientHeading: 'Para quem é?',
  recipientName: 'Nome da pessoa',
  alias: 'Nome no roteiro',
  aliasHint: 'Os outros leem e ouvem este nome. Deixe vazio para usar o nome da pessoa.',
  condition: 'Situação',
  outcomeHeading: 'Quando estiver bem',
  outcomeHint: 'no presente',
  presentOutcome: 'Como é a vida quando a pessoa está bem?',
  wholenessFeeling: 'Como é essa sensação?',
  meaningPurpose: 'Por que isso importa?',
  witnesses: 'Quem fala com você?',
  soundHeading: 'Como deve soar?',
  emotionWords: 'Palavras que acompanham',
  tone: 'Tom',
  length: 'Duração',
  language: 'Idioma',
  spiritual: 'Linguagem espiritual',
  closure: 'Terminar com uma frase final',
  visibilityHeading: 'Quem pode encontrar?',
  consent: 'Tenho permissão para falar desta pessoa',
  unlisted: 'Só quem tem o link',
  unlistedHint: 'Recomendado se o roteiro disser o nome real.',
  saveAnswers: 'Salvar minhas respostas com a história',
  saveAnswersHint: 'Senão, elas ficam neste dispositivo. Mais ninguém as vê.',
  create: 'Criar roteiro',
  recreate: 'Criar o roteiro de novo',
  scriptHeading: 'Roteiro de intenção de cura',
  script: 'Roteiro',
  estimatedLength: (time) => `cerca de ${time}`,
  empty: 'Seu roteiro aparece aqui.',
  edit: 'Editar roteiro',
  done: 'Pronto',
  record: 'Gravar a leitura',
  failed: 'Não foi possível carregar o roteiro. Tente de novo.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Ler em voz alta',
  slower: 'Mais devagar',
  faster: 'Mais rápido',
  startScrolling: 'Rolar comigo',
  stopScrolling: 'Parar de rolar',
  speed: (percent) => `Ritmo ${percent}%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'amor',
  compassion: 'compaixão',
  gratitude: 'gratidão',
  courage: 'coragem',
  peace: 'paz',
  wonder: 'encanto',
  relief: 'alívio',
}
export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'clássico',
  gentle: 'suave',
  bold: 'ousado',
}
export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'curto',
  medium: 'médio',
  long: 'longo',
}
