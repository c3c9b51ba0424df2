/** Chinese texts for the song form. */
import type * as English from '../songs'

export const SONG: typeof English.SONG = {
  heading: '歌曲',
  songTitle: '歌名',
  author: '作者',
  original: '这是一首原创歌曲',
  covers: '不接受翻唱：词和曲都须是你自己的。',
}
