import type { HumTemplate } from './hum-template'

export const IT: HumTemplate = {
  stop: '.',
  emotions: {
    love: 'amore',
    compassion: 'compassione',
    gratitude: 'gratitudine',
    courage: 'coraggio',
    peace: 'pace',
    wonder: 'meraviglia',
    relief: 'sollievo',
  },
  open: {
    classic: '{name}, queste parole sono per te.\nLe diciamo come se tutto fosse già accaduto.',
    gentle: '{name}, adesso non devi fare nulla.\nLascia che queste parole ti raggiungano piano.',
    bold: '{name}, ascoltaci.\nSiamo al tuo fianco, e lo diciamo a voce alta.',
  },
  speak: 'Parliamo con {emotions}.',
  condition: 'Lo nominiamo una volta sola, senza paura: {condition}\nE poi lo lasciamo riposare.',
  outcome: 'Ecco come appare oggi lo stare bene: {outcome}',
  feeling: 'Ecco che cosa si prova quando si è interi: {feeling}',
  meaning: 'Ed ecco che cosa gli dà senso: {meaning}',
  breath: 'Inspira, fino in fondo.\nEspira, lentamente, fino alla fine.\nIn questo respiro non manca niente.',
  stillness:
    'Sotto tutto ciò che fa male c’è un luogo quieto.\nC’era prima, e c’è anche adesso.\nPuoi riposarci finché vuoi.',
  road: {
    classic:
      'Il tuo corpo conosce la propria strada.\nLa sta percorrendo ora, piano, nella direzione giusta.',
    gentle: 'A poco a poco, qualcosa in te si schiude.\nPuò prendersi tutto il tempo che serve.',
    bold: 'C’è in te una forza che non ha mai dormito.\nOra si alza, e compie il suo lavoro.',
  },
  carry:
    'Ovunque ti sveglierai domani, {name}, questa voce ci sarà già stata.\nTi avrà lasciato la luce accesa.',
  spirit: 'Ciò che è più grande di tutti noi ti tenga nella sua luce.',
  us: 'Ne siamo testimoni noi, e chiunque ci ascolti.',
  witnesses: 'Ne sono testimoni {witnesses}, e chiunque ci ascolti.',
  close: {
    classic: 'È compiuto. Va tutto bene.',
    gentle: 'Basta così. Tutto è bene.',
    bold: 'Così è. Adesso.',
  },
}
