/** Texts for the keyboard shortcuts. */
import { defineMessages } from '../../domain/i18n/i18n'

export const SHORTCUT_LABELS = defineMessages('SHORTCUT_LABELS', {
  title: 'Keyboard shortcuts',
  playPause: 'Play or pause',
  record: 'Record',
  search: 'Search',
  cards: 'Next post, previous post',
  reply: 'Reply to the selected post',
  seek: 'Back 5 s, forward 5 s',
  speed: 'Slower, faster',
  help: 'Show this list',
  keys: { ' ': 'space', arrowleft: '←', arrowright: '→' } as Record<string, string>,
  single: 'Single-key shortcuts',
  singleHint: 'Turn them off if they clash with your own shortcuts.',
})

/** The actions of the shortcuts. */
export type ShortcutLabel = Exclude<keyof typeof SHORTCUT_LABELS, 'title' | 'keys' | 'single' | 'singleHint'>
