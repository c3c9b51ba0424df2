import type { HumTemplate } from './hum-template'

export const DE: HumTemplate = {
  stop: '.',
  emotions: {
    love: 'Liebe',
    compassion: 'Mitgefühl',
    gratitude: 'Dankbarkeit',
    courage: 'Mut',
    peace: 'Frieden',
    wonder: 'Staunen',
    relief: 'Erleichterung',
  },
  open: {
    classic: '{name}, diese Worte sind für dich.\nWir sprechen sie, als wäre alles schon geschehen.',
    gentle: '{name}, du musst jetzt nichts tun.\nLass diese Worte ganz leise zu dir kommen.',
    bold: '{name}, hör uns zu.\nWir stehen an deiner Seite, und wir sagen es laut.',
  },
  speak: 'Wir sprechen mit {emotions}.',
  condition: 'Wir nennen es einmal, ohne Angst: {condition}\nDann lassen wir es ruhen.',
  outcome: 'So sieht es heute aus, wenn alles gut ist: {outcome}',
  feeling: 'So fühlt es sich an, ganz zu sein: {feeling}',
  meaning: 'Und dafür ist es da: {meaning}',
  breath: 'Atme ein, bis ganz nach unten.\nAtme aus, langsam, bis zum Ende.\nIn diesem Atemzug fehlt nichts.',
  stillness:
    'Unter allem, was wehtut, liegt ein stiller Ort.\nEr war schon immer da, und er ist auch jetzt da.\nDu darfst dort ruhen, solange du willst.',
  road: {
    classic: 'Dein Körper kennt seinen Weg.\nEr geht ihn gerade jetzt, langsam und in die richtige Richtung.',
    gentle: 'Nach und nach öffnet sich etwas in dir.\nEs darf sich alle Zeit nehmen, die es braucht.',
    bold: 'In dir ist eine Kraft, die niemals geschlafen hat.\nJetzt steht sie auf und tut ihr Werk.',
  },
  carry:
    'Wo immer du morgen aufwachst, {name}, diese Stimme war schon vor dir da.\nSie hat das Licht für dich angelassen.',
  spirit: 'Möge dich, was größer ist als wir alle, in seinem Licht halten.',
  us: 'Wir bezeugen es, und mit uns alle, die es hören.',
  witnesses: 'Bezeugt von {witnesses} und von allen, die es hören.',
  close: {
    classic: 'Es ist vollbracht. Es ist gut.',
    gentle: 'Es ist genug. Alles ist gut.',
    bold: 'So ist es. Jetzt.',
  },
}
