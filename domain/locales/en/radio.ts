/** English texts for what home plays: Dusk Radio, and what visitors hear. */
import { defineMessages } from '../../i18n/i18n'

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
  /** Above what plays next, beside home on desktops. */
  next: 'Next in Dusk Radio',
  minutes: (count: number) => `${count} min`,
  start: (name: string) => `Start with ${name}`,
  faces: 'Who is in it',
  programme: 'In this programme',
  parts: {
    messages: (count: number) => (count === 1 ? '1 unheard message' : `${count} unheard messages`),
    followed: (count: number) => `${count} from people you follow`,
    fading: (count: number) => `${count} about to fade`,
  },
  /** The button that lists the posts of a part. */
  show: (part: string) => `Show: ${part}`,
  heardAll: { title: 'You’ve heard everything new', text: 'We’ll tell you when somebody you follow speaks.' },
  playAgain: (minutes: number) => `Play today again · ${minutes} min`,
  playTonight: 'Play tonight',
  tonightCount: (count: number) => (count === 1 ? '1 post from tonight' : `${count} posts from tonight`),
  /** Above people whom a new member may follow. */
  meet: 'Follow a few people to make it yours',
  feed: 'From people you follow',
  everyone: 'Everyone',
  loading: 'Loading Dusk Radio',
  /** The switch for introductions. */
  introduce: 'Say who speaks',
  /** Spoken before a post. */
  spokenName: (name: string) => `From ${name}`,
  /** The row with search, the birds and the record button. */
  make: 'Record or search',
})
