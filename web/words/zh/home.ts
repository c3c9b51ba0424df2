/** Chinese texts for the home screen. */
import type * as English from '../home'

export const HOME: typeof English.HOME = {
  headline: '趁光还在，说出来',
  tagline: '以声音为先的神秘社交平台。',
  start: '开始点什么',
  fadingSoon: '即将消散',
}
