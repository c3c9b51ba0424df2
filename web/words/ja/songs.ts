/** Japanese texts for the song form. */
import type * as English from '../songs'

export const SONG: typeof English.SONG = {
  heading: '曲について',
  songTitle: '曲名',
  author: '作者',
  original: 'これはオリジナル曲です',
  covers: 'カバーは投稿できません。歌詞も曲もご自身のものに限ります。',
}
