/** Japanese texts for moments: the parts of a recording that replies refer to. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moments'

const counted = createPluralizer('ja')

export const MOMENTS: typeof English.MOMENTS = {
  choose: '部分を選ぶ',
  chooseOf: (title) => `${title}の部分を選ぶ`,
  changeOf: (title, range) => `${title}の部分: ${range}。変更する`,
  group: (title) => `${title}の部分`,
  range: (from, to) => `${from} – ${to}`,
  hear: 'この部分を聴く',
  pause: '一時停止',
  whole: '投稿全体に返信する',
  holdToAnswer: '長押しして返信',
  orTap: 'タップで開始、もう一度タップで停止もできます',
  answer: 'これに返信',
  done: '完了',
  replyHere: 'この部分に返信',
  copyLink: 'この部分へのリンクをコピー',
  hearBefore: (time) => `何への返信かを${time}から聴く`,
  mark: (name, time) => `${name}さんが${time}に返信`,
  markOfMany: (count, time) => `${counted(count, { other: '#件の返信' })}（${time}）`,
  repliesHere: (count) => counted(count, { other: 'ここに#件の返信' }),
  marks: (title) => `${title}の部分への返信`,
  byMoment: '部分ごと',
  repliesTo: (range) => `${range}への返信`,
  showAll: 'すべての返信',
  playTogether: '返信と一緒に再生',
  playTogetherHint: '返信は、それぞれが応える場面で再生されます。',
  playTogetherOf: (title) => `返信と一緒に再生：${title}`,
  playedTogether: (title) => `${title}（返信つき）`,
  at: (range) => `${range}`,
  braidThread: 'ポッドキャストアプリが、これと返信をひとつの録音として再生できるようにする',
  braidReply: 'ポッドキャストアプリが、この返信を会話の一部として再生できるようにする',
}
