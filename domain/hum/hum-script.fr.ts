import type { HumTemplate } from './hum-template'

export const FR: HumTemplate = {
  stop: '.',
  emotions: {
    love: 'amour',
    compassion: 'compassion',
    gratitude: 'gratitude',
    courage: 'courage',
    peace: 'sérénité',
    wonder: 'émerveillement',
    relief: 'soulagement',
  },
  open: {
    classic: '{name}, ces mots sont pour toi.\nNous les disons comme si tout était déjà accompli.',
    gentle: '{name}, tu n’as rien à faire maintenant.\nLaisse ces mots venir à toi, tout doucement.',
    bold: '{name}, écoute-nous.\nNous sommes à tes côtés, et nous le disons à voix haute.',
  },
  speak: 'Nous parlons avec {emotions}.',
  condition: 'Nous le nommons une seule fois, sans crainte : {condition}\nPuis nous le laissons se reposer.',
  outcome: 'Voici à quoi ressemble le bien-être aujourd’hui : {outcome}',
  feeling: 'Voici ce que l’on ressent quand tout est entier : {feeling}',
  meaning: 'Et voici ce qui lui donne un sens : {meaning}',
  breath:
    'Inspire, jusqu’au plus profond.\nExpire, lentement, jusqu’au bout.\nDans ce souffle, rien ne manque.',
  stillness:
    'Sous tout ce qui fait mal, il y a un lieu tranquille.\nIl était là avant, il est là maintenant.\nTu peux t’y reposer aussi longtemps que tu veux.',
  road: {
    classic:
      'Ton corps connaît son propre chemin.\nIl le suit en ce moment, lentement, dans la bonne direction.',
    gentle: 'Peu à peu, quelque chose s’ouvre en toi.\nRien ne presse.',
    bold: 'Il y a en toi une force qui n’a jamais dormi.\nElle se lève maintenant, et elle fait son œuvre.',
  },
  carry:
    'Où que tu t’éveilles demain, {name}, cette voix y sera passée avant toi.\nElle aura laissé la lumière allumée.',
  spirit: 'Que ce qui est plus grand que nous tous te garde dans sa lumière.',
  us: 'Nous en sommes témoins, avec toutes les personnes qui l’entendent.',
  witnesses: 'En sont témoins {witnesses}, et toutes les personnes qui l’entendent.',
  close: {
    classic: 'C’est accompli. Tout est bien.',
    gentle: 'C’est assez. Tout va bien.',
    bold: 'Il en est ainsi. Maintenant.',
  },
}
