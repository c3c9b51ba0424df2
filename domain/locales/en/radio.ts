/** English texts for what home plays: Dusk Radio, and what visitors hear. */
import { defineMessages } from '../../i18n/i18n'

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const RADIO = defineMessages('RADIO', {
  hearTonight: 'Hear what people said tonight',
  /** Minutes are rounded up. */
  tonightFacts: (posts: number, minutes: number) =>
    `${posts === 1 ? '1 post' : `${posts} posts`} · ${minutes} min · no account needed`,
  /** The author of the first post. */
  playsFirst: (name: string) => `${name}, first`,
  /** How much is new, beside the heading. */
  newCount: (count: number) => `${count} new`,
  playNew: 'Play what’s new',
  start: (name: string) => `Start with ${name}`,
  faces: 'Who is in it',
  heardAll: {
    title: 'That was everything.',
    /** How many of the heard posts expire by sunset. */
    leaving: (count: number) =>
      count === 1 ? 'One leaves at sunset.' : `${COUNTS[count] ?? count} leave at sunset.`,
    text: 'See you tomorrow.',
  },
  playAgain: 'Hear them again',
  playTonight: 'Play tonight',
  tonightCount: (count: number) => (count === 1 ? '1 post from tonight' : `${count} posts from tonight`),
  /** Above people whom a new member may follow. */
  meet: 'Follow a few people to make it yours',
  feed: 'From people you follow',
  loading: 'Loading Dusk Radio',
  /** The switch for introductions. */
  introduce: 'Announce names',
  /** Above the posts that expire next, beside home and feeds on desktops. */
  leavingNext: 'Leaving next',
  /** Above the tags of living posts. */
  saidTonight: 'Said tonight',
  /** Above what plays next. */
  playsThen: 'Then',
  /** Spoken before a post. */
  spokenName: (name: string) => `From ${name}`,
  /** The row with search, the birds and the record button. */
  make: 'Record or search',
})
