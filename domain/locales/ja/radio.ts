/** Japanese texts for what home plays: Dusk Radio, and what visitors hear. */
import type * as English from '../en/radio'

export const RADIO: typeof English.RADIO = {
  hearTonight: '今夜の声を聞く',
  tonightFacts: (posts, minutes) => `${posts}件 · ${minutes}分 · 登録不要`,
  playsFirst: (name) => `最初は${name}`,
  newCount: (count) => `新着${count}件`,
  playNew: '新着を再生',
  start: (name) => `${name}から再生`,
  faces: '話している人',
  heardAll: {
    title: 'これで全部です。',
    leaving: (count) => `${count}件が日没に消えます。`,
    text: 'また明日。',
  },
  playAgain: 'もう一度聞く',
  playTonight: '今夜の声を再生',
  tonightCount: (count) => `今夜の投稿${count}件`,
  meet: '何人かフォローして、自分だけのラジオに',
  feed: 'フォロー中の人から',
  loading: '夕暮れラジオを読み込み中',
  introduce: '名前を読み上げる',
  leavingNext: '次に消える声',
  saidTonight: '今夜の話題',
  playsThen: 'このあと',
  spokenName: (name) => `${name}より`,
  make: '録音または検索',
}
