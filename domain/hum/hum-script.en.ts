import type { HumTemplate } from './hum-template'

export const EN: HumTemplate = {
  stop: '.',
  emotions: {
    love: 'love',
    compassion: 'compassion',
    gratitude: 'gratitude',
    courage: 'courage',
    peace: 'peace',
    wonder: 'wonder',
    relief: 'relief',
  },
  open: {
    classic: '{name}, these words are for you.\nWe speak them as if all of this has already come to pass.',
    gentle: '{name}, there is nothing you have to do now.\nLet these words come to you softly.',
    bold: '{name}, hear us.\nWe stand with you, and we do not whisper.',
  },
  speak: 'We speak with {emotions}.',
  condition: 'We name it once, without fear: {condition}\nAnd then we let it rest.',
  outcome: 'This is how well looks today: {outcome}',
  feeling: 'This is how it feels to be whole: {feeling}',
  meaning: 'And this is what it is for: {meaning}',
  breath: 'Breathe in, all the way down.\nBreathe out, all the way back.\nNothing is missing in this breath.',
  stillness:
    'Under everything that hurts there is a place that is quiet.\nIt was there before, and it is there now.\nYou can rest in it as long as you like.',
  road: {
    classic: 'Your body knows its own road.\nIt is walking it now, slowly, in the right direction.',
    gentle: 'Little by little, something in you unfolds.\nIt may take all the time it needs.',
    bold: 'There is strength in you that has never slept.\nIt rises now, and it does its work.',
  },
  carry:
    'Wherever you wake tomorrow, {name}, this voice has been there first.\nIt has left the light on for you.',
  spirit: 'May what is greater than all of us hold you in its light.',
  us: 'May this be witnessed by us, and by everyone who hears it.',
  witnesses: 'May this be witnessed by {witnesses}, and by everyone who hears it.',
  close: {
    classic: 'It is done. It is well.',
    gentle: 'It is enough. All is well.',
    bold: 'So it is. Now.',
  },
}
