/** Texts for the keyboard shortcuts. */
import { defineMessages } from '../../domain/i18n'

export const SHORTCUT_WORDS = defineMessages('SHORTCUT_WORDS', {
  title: 'Keyboard shortcuts',
  playPause: 'Play or pause',
  record: 'Record',
  search: 'Search',
  cards: 'Next card, previous card',
  reply: 'Reply to the card in focus',
  seek: 'Back 5 s, forward 5 s',
  speed: 'Slower, faster',
  help: 'This list',
  keys: { ' ': 'space', arrowleft: '←', arrowright: '→' } as Record<string, string>,
  single: 'Single-key shortcuts',
  singleHint: 'Turn them off if they get in the way of your own keys.',
})

/** The actions of the shortcuts. */
export type ShortcutLabel = Exclude<keyof typeof SHORTCUT_WORDS, 'title' | 'keys' | 'single' | 'singleHint'>
