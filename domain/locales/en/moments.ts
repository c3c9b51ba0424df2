/** English texts for moments: the parts of a recording that replies refer to. */
import { defineMessages } from '../../i18n/i18n'

export const MOMENTS = defineMessages('MOMENTS', {
  choose: 'Choose a moment',
  chooseOf: (title: string) => `Choose a moment of ${title}`,
  /** The range is like '0:17 – 0:21'. */
  changeOf: (title: string, range: string) => `Moment of ${title}: ${range}. Change it`,
  group: (title: string) => `Moment of ${title}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  hear: 'Hear this moment',
  pause: 'Pause',
  whole: 'Reply to the whole post instead',
  holdToAnswer: 'Hold to answer this',
  orTap: 'or tap to start, tap to stop',
  /** The same button where taps replace holds. */
  answer: 'Answer this',
  done: 'Done',
  replyHere: 'Reply to this moment',
  copyLink: 'Copy link to this moment',
  hearBefore: (time: string) => `Hear what this replies to, from ${time}`,
  mark: (name: string, time: string) => `${name} replies at ${time}`,
  markOfMany: (count: number, time: string) => `${count} replies at ${time}`,
  repliesHere: (count: number) => (count === 1 ? '1 reply here' : `${count} replies here`),
  marks: (title: string) => `Replies to moments of ${title}`,
  byMoment: 'By moment',
  repliesTo: (range: string) => `Replies to ${range}`,
  showAll: 'All replies',
  playTogether: 'Play as a braid',
  playTogetherHint: 'Each reply plays at the moment it answers.',
  playTogetherOf: (title: string) => `Play the braid: ${title}`,
  playedTogether: (title: string) => `${title}, with replies`,
  /** After the type of a connection in the graph. */
  at: (range: string) => `at ${range}`,
  braidThread: 'Podcast apps may play this and its replies as one recording',
  braidReply: 'Podcast apps may play this reply as a part of the conversation',
})
