import type { HumTemplate } from './hum-template'

export const NL: HumTemplate = {
  stop: '.',
  emotions: {
    love: 'liefde',
    compassion: 'mededogen',
    gratitude: 'dankbaarheid',
    courage: 'moed',
    peace: 'vrede',
    wonder: 'verwondering',
    relief: 'opluchting',
  },
  open: {
    classic: '{name}, deze woorden zijn voor jou.\nWe spreken ze uit alsof alles al gebeurd is.',
    gentle: '{name}, je hoeft nu niets te doen.\nLaat deze woorden zachtjes naar je toe komen.',
    bold: '{name}, luister naar ons.\nWe staan naast je, en we zeggen het hardop.',
  },
  speak: 'We spreken met {emotions}.',
  condition: 'We noemen het één keer, zonder angst: {condition}\nEn dan laten we het rusten.',
  outcome: 'Zo ziet het er vandaag uit als alles goed is: {outcome}',
  feeling: 'Zo voelt het om heel te zijn: {feeling}',
  meaning: 'En dit is waarvoor het er is: {meaning}',
  breath: 'Adem in, helemaal tot onderin.\nAdem uit, langzaam, tot het einde.\nIn deze adem ontbreekt niets.',
  stillness:
    'Onder alles wat pijn doet ligt een stille plek.\nDie was er al, en die is er nu ook.\nJe mag er rusten zolang je wilt.',
  road: {
    classic: 'Je lichaam kent zijn eigen weg.\nHet gaat die nu, langzaam, in de goede richting.',
    gentle: 'Beetje bij beetje gaat er iets in je open.\nHet mag alle tijd nemen die het nodig heeft.',
    bold: 'Er is een kracht in je die nooit geslapen heeft.\nNu staat ze op, en ze doet haar werk.',
  },
  carry:
    'Waar je morgen ook wakker wordt, {name}, deze stem was er al eerder.\nZe heeft het licht voor je aangelaten.',
  spirit: 'Moge dat wat groter is dan wij allemaal je in zijn licht dragen.',
  us: 'Wij zijn hiervan getuige, met iedereen die dit hoort.',
  witnesses: 'Hiervan getuigen {witnesses}, met iedereen die dit hoort.',
  close: {
    classic: 'Het is volbracht. Het is goed.',
    gentle: 'Het is genoeg. Alles is goed.',
    bold: 'Zo is het. Nu.',
  },
}
