import type { Post } from '../../../domain/posts/posts.schema'
import {
  createProgramme,
  listRecentSounds,
  type RadioListener,
  type RadioSources,
} from '../../../domain/radio/programme'
import { DAY_MS } from '../../../domain/time/units'
import { useIsHeardPending } from '../../api/posts/heard.queries'
import { useRadio } from '../../api/radio/radio.queries'
import { useMinute } from '../../hooks/useMinute'
import { FEED_KINDS, HOME_KIND } from '../../kinds'
import { useHeardPosts } from '../../state/heard-posts'
import { memoizeLatest } from '../../state/memoize-latest'

/** Posts for a member who follows nobody yet. */
const TONIGHT_MAX = 6

export type Programme = Pick<ReturnType<typeof useRadio>, 'isPending' | 'error' | 'isFetching' | 'retry'> & {
  /** What is new, in playing order. */
  posts: Post[]
  /** Posts by followed people within a day, heard or not. */
  today: Post[]
  /** The newest public posts by others. */
  tonight: Post[]
  /** The newest posts by people followed, heard or not. */
  followed: Post[]
  /** Whether the listener follows nobody who speaks and has no messages yet. */
  isFirstDay: boolean
}

type Plan = Pick<Programme, 'posts' | 'today' | 'tonight' | 'followed' | 'isFirstDay'>

/** The same for home and for the count beside it. */
const plan = memoizeLatest(
  (
    sources: RadioSources<Post>,
    seenAt: RadioListener['seenAt'],
    heard: RadioListener['heard'],
    meId: string,
    now: number,
  ): Plan => {
    const parts = createProgramme(sources, { meId, heard, seenAt, now })
    const since = now - DAY_MS
    const followed = listRecentSounds(sources.followed, { meId, now, since: 0 })
    return {
      posts: [...parts.messages, ...parts.followed, ...parts.fading],
      today: listRecentSounds(sources.followed, { meId, now, since }).toReversed(),
      tonight: listRecentSounds(sources.everyone, { meId, now, since }).slice(0, TONIGHT_MAX),
      followed,
      isFirstDay: followed.length === 0 && parts.messages.length === 0,
    }
  },
)

/** The listener's programme, planned again when something arrives, is heard, or a minute passes. */
export function useProgramme(meId: string): Programme {
  const { sources, seenAt, ...state } = useRadio(FEED_KINDS, HOME_KIND)
  const heard = useHeardPosts()
  const isHeardPending = useIsHeardPending(meId)
  const now = useMinute()
  return {
    ...plan(sources, seenAt, heard, meId, now),
    ...state,
    isPending: state.isPending || isHeardPending,
  }
}
