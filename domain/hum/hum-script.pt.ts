import type { HumTemplate } from './hum-template'

export const PT: HumTemplate = {
  stop: '.',
  emotions: {
    love: 'amor',
    compassion: 'compaixão',
    gratitude: 'gratidão',
    courage: 'coragem',
    peace: 'paz',
    wonder: 'encanto',
    relief: 'alívio',
  },
  open: {
    classic: '{name}, estas palavras são para ti.\nDizemo-las como se tudo já tivesse acontecido.',
    gentle: '{name}, agora não precisas de fazer nada.\nDeixa que estas palavras cheguem a ti devagar.',
    bold: '{name}, escuta-nos.\nEstamos do teu lado, e dizemo-lo em voz alta.',
  },
  speak: 'Falamos com {emotions}.',
  condition: 'Dizemos o seu nome uma única vez, sem medo: {condition}\nE depois deixamos que descanse.',
  outcome: 'É assim que hoje se vê o bem-estar: {outcome}',
  feeling: 'É assim que se sente a plenitude: {feeling}',
  meaning: 'E é isto que lhe dá sentido: {meaning}',
  breath: 'Inspira, até ao mais fundo.\nSolta o ar, devagar, até ao fim.\nNesta respiração não falta nada.',
  stillness:
    'Por baixo de tudo o que dói há um lugar sereno.\nEstava lá antes, e está lá agora.\nPodes descansar nele o tempo que quiseres.',
  road: {
    classic: 'O teu corpo conhece o seu próprio caminho.\nPercorre-o agora, devagar, na direção certa.',
    gentle: 'Pouco a pouco, algo em ti se abre.\nPode levar o tempo de que precisar.',
    bold: 'Há em ti uma força que nunca adormeceu.\nAgora ergue-se, e faz o seu trabalho.',
  },
  carry:
    'Onde quer que acordes amanhã, {name}, esta voz terá chegado primeiro.\nTerá deixado a luz acesa para ti.',
  spirit: 'Que aquilo que é maior do que todos nós te guarde na sua luz.',
  us: 'Disto somos testemunhas nós, e todas as pessoas que o ouvem.',
  witnesses: 'São testemunhas disto {witnesses}, e todas as pessoas que o ouvem.',
  close: {
    classic: 'Está feito. Está bem.',
    gentle: 'É o bastante. Está tudo bem.',
    bold: 'Assim é. Agora.',
  },
}
