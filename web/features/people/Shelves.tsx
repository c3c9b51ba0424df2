import '../../parts/posts/SoundRow.css'
import './Shelves.css'
import '../../parts/posts/Cover.css'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { formatDollars } from '../../../domain/billing/price'
import { getPostName } from '../../../domain/locales/en/kinds'
import { MEMBER } from '../../../domain/locales/en/people'
import { CHAIN_LABELS, GRAPH, SEARCH } from '../../../domain/locales/en/posts'
import type { MemberPosts, Shelf } from '../../../domain/members/members.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import { formatDuration } from '../../../domain/time/duration'
import { useUnlockedPosts } from '../../api/billing/purchases.queries'
import { keys } from '../../api/keys'
import { useMemberPostPages } from '../../api/people/members.queries'
import { type Playable, toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlaying } from '../../audio/playback/usePlayer'
import { usePlayInList } from '../../audio/playback/usePlayInList'
import { KIND_UI } from '../../kinds'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { ItemPlayButton } from '../../parts/player/ItemPlayButton'
import { Countdown, FaceRing } from '../../parts/posts/Countdown'
import { Cover } from '../../parts/posts/Cover'
import { PostLink } from '../../parts/posts/PostLink'
import { useUnexpired } from '../../parts/posts/useUnexpired'
import { ViewLink } from '../../parts/views/ViewLink'
import { getServerNow } from '../../state/clock'
import { getButtonClass } from '../../ui/buttons/Button'
import { useUniqueItems } from '../../ui/lists/useUniqueItems'

type Props = {
  name: string
  displayName: string
  /** In place of the shelves when both are empty. */
  empty: ReactNode
}

/** The posts of a member: those that fade as rows that play, those that are kept as covers, and a link to all. */
export function Shelves({ name, displayName, empty }: Props) {
  const fading = useShelf(name, 'fading')
  const kept = useShelf(name, 'kept')
  const failed = [fading.list, kept.list].find((list) => list.isError && !list.data)
  if (failed) return <QueryError query={failed} />
  if (fading.list.isPending || kept.list.isPending) return <ShelfSkeleton />
  if (fading.posts.length + kept.posts.length === 0) return empty
  return (
    <>
      {fading.posts.length > 0 ? <StillHere posts={fading.posts} name={displayName} /> : null}
      {kept.posts.length > 0 ? (
        <section className="kept-posts" aria-label={MEMBER.kept}>
          <h2>{MEMBER.kept}</h2>
          <ul>
            {kept.posts.map((post) => (
              <li key={post.id}>
                <KeptPost post={post} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="facts row wrap hint">
        <ViewLink
          className={getButtonClass({ tone: 'quiet', size: 'sm' })}
          view="member"
          params={{ name, kind: ALL_POSTS }}
        >
          {MEMBER.allPosts}
        </ViewLink>
      </p>
    </>
  )
}

const NO_PAGES: MemberPosts[] = []

/** The newest posts of a shelf that have not expired, as unlocked for the viewer, and their query. */
function useShelf(name: string, shelf: Shelf) {
  const client = useQueryClient()
  const list = useMemberPostPages(name, null, shelf)
  const refetch = useCallback(
    () => void client.invalidateQueries({ queryKey: keys.memberPosts(name, null, shelf) }),
    [client, name, shelf],
  )
  const listed = useUniqueItems(list.data?.pages ?? NO_PAGES)
  return { list, posts: useUnlockedPosts(useUnexpired(listed, refetch)) }
}

/** The value of `?kind=` that lists the posts of all kinds as cards. */
export const ALL_POSTS = 'all'

function StillHere({ posts, name }: { posts: readonly Post[]; name: string }) {
  const playFrom = usePlayInList(
    posts.flatMap((post) => toPlayable(post) ?? []),
    { name },
  )
  return (
    <section className="still-here" aria-label={MEMBER.stillHere}>
      <h2>{MEMBER.stillHere}</h2>
      <ul>
        {posts.map((post) => (
          <FadingPost key={post.id} post={post} playFrom={playFrom} />
        ))}
      </ul>
    </section>
  )
}

function FadingPost({ post, playFrom }: { post: Post; playFrom: (item: Playable) => void }) {
  const { id, kind, createdAt, expiresAt, seconds, replyCount } = post
  const state = usePlaying(id)
  const item = toPlayable(post)
  const life = expiresAt === null ? null : { createdAt, expiresAt, now: getServerNow }
  return (
    <li className="sound-row" data-kind={kind}>
      <div className="row -m">
        <FaceRing life={life}>
          {item ? (
            <ItemPlayButton
              item={item}
              title={getPostName(post)}
              onClick={() => (state === 'idle' ? playFrom(item) : player.toggle(item))}
            />
          ) : null}
        </FaceRing>
        <PostLink className="fill" to={{ id, kind, peer: null, parent: null }}>
          <b className="clamp" dir="auto">
            {getPostName(post)}
          </b>
          <small>{[formatDuration(seconds), ...listReplies(replyCount)].join(' · ')}</small>
        </PostLink>
        {life ? <Countdown {...life} mark={null} /> : null}
      </div>
    </li>
  )
}

function KeptPost({ post }: { post: Post }) {
  const { id, kind, recordingCount, chainCount, replyCount, price } = post
  const title = getPostName(post)
  const countVoices = CHAIN_LABELS[kind]?.voiceCount
  const counted = recordingCount > 0 ? [SEARCH.recordingCount(recordingCount)] : listReplies(replyCount)
  const voices = countVoices ? [countVoices(chainCount + 1)] : counted
  const facts = price ? [formatDollars(price.cents)] : voices
  const caption = [KIND_UI[kind].texts.menu, ...facts].join(' · ')
  return (
    <PostLink
      to={{ id, kind, peer: null, parent: null }}
      data-kind={kind}
      aria-label={`${title}. ${caption}`}
    >
      <Cover post={post} />
      {post.cover ? <b dir="auto">{title}</b> : null}
      {caption}
    </PostLink>
  )
}

const listReplies = (count: number) => (count > 0 ? [GRAPH.replies(count)] : [])

function ShelfSkeleton() {
  return (
    <Skeleton label={MEMBER.loadingPosts}>
      <div className="still-here">
        {['a', 'b', 'c'].map((row) => (
          <SkeletonBlock key={row} shape="strip" height="52px" />
        ))}
      </div>
    </Skeleton>
  )
}
