/** Japanese texts for the home screen. */
import type * as English from '../home'

export const HOME: typeof English.HOME = {
  headline: '日が沈む前に、声にしよう',
  tagline: '声から始まる、神秘のソーシャルプラットフォーム。',
  start: '何か始める',
  fadingSoon: 'もうすぐ消える声',
}
