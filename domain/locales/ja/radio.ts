/** Japanese texts for what home plays: Dusk Radio, and what visitors hear. */
import type * as English from '../en/radio'

export const RADIO: typeof English.RADIO = {
  hearTonight: '今夜の声を聞く',
  tonightFacts: (posts, minutes) => `${posts}件 · ${minutes}分 · 登録不要`,
  playsFirst: (name) => `最初は${name}`,
  newCount: (count) => `新着${count}件`,
  playNew: '新着を再生',
  next: '夕暮れラジオのこのあと',
  minutes: (count) => `${count}分`,
  start: (name) => `${name}から再生`,
  faces: '話している人',
  programme: '今回の内容',
  parts: {
    messages: (count) => `未再生のメッセージ${count}件`,
    followed: (count) => `フォロー中の人から${count}件`,
    fading: (count) => `もうすぐ消える${count}件`,
  },
  show: (part) => `表示：${part}`,
  heardAll: { title: '新着はすべて聞きました', text: 'フォロー中の人が話したらお知らせします。' },
  playAgain: (minutes) => `今日の分をもう一度 · ${minutes}分`,
  playTonight: '今夜の声を再生',
  tonightCount: (count) => `今夜の投稿${count}件`,
  meet: '何人かフォローして、自分だけのラジオに',
  feed: 'フォロー中の人から',
  everyone: '全員',
  loading: '夕暮れラジオを読み込み中',
  introduce: '話す人の名前を読み上げる',
  spokenName: (name) => `${name}より`,
  make: '録音または検索',
}
