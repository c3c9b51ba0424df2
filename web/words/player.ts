/** Texts for the player. */
import { defineMessages } from '../../domain/i18n/i18n'

export const PLAYER = defineMessages('PLAYER', {
  label: 'Player',
  nowPlaying: 'Now playing',
  announce: (title: string, author: string) => `Now playing: ${title}, ${author}`,
  open: 'Open the player',
  openQueue: (count: number) => `Open queue, ${count} next`,
  previous: 'Previous',
  next: 'Next',
  back: (seconds: number) => `Back ${seconds} s`,
  forward: (seconds: number) => `Forward ${seconds} s`,
  speed: 'Playback speed',
  speedValue: (speed: number) => `${speed}×`,
  upNext: 'Up next',
  clearQueue: 'Clear queue',
  remaining: (time: string) => `-${time}`,
  elapsedOfTotal: (elapsed: string, total: string) => `${elapsed} / ${total}`,
  seek: (title: string) => `Seek in ${title}`,
  options: (title: string) => `Options for ${title}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove from the queue',
  retry: 'Retry',
  offline: 'You’re offline. It’ll play when you’re back online.',
  slow: 'This is taking longer than usual. It’ll play as soon as it loads.',
})
