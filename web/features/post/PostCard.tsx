import './PostCard.css'
import { type ComponentType, lazy, memo, Suspense, useId, useMemo } from 'react'
import { kindOf } from '../../../domain/kinds'
import type { Post } from '../../../domain/posts.schema'
import { shownTags } from '../../../domain/tags'
import { playableOf } from '../../audio/playable'
import { plumageOf } from '../../kinds'
import { serverNow } from '../../state/clock'
import { useThread } from '../../state/reply-panel'
import { Avatar } from '../../ui/Avatar'
import { Countdown } from '../../ui/Countdown'
import { Pill } from '../../ui/Pill'
import { Said } from '../../ui/Said'
import { ShowReplies } from '../../ui/ShowReplies'
import { TimeAgo } from '../../ui/TimeAgo'
import { VoiceStrip } from '../../ui/VoiceStrip'
import { CHAIN, CHAIN_WORDS, type ChainWords } from '../../words/chains'
import { POST } from '../../words/feed'
import { UI } from '../../words/ui'
import { Credits } from './Credits'
import { PostActions } from './PostActions'

export type ChainProps = { post: Post; words: ChainWords }

const PodcastBlock = lazy(async () => ({
  default: (await import('../../ui/PodcastBlock')).PodcastBlock,
}))

type Props = {
  post: Post
  /** Whether the person looking made it. */
  mine: boolean
  /** Just arrived, or led here by a link: marked for two seconds. */
  landed: boolean
  /** What only its author finds on the card, from another feature. */
  Own?: ComponentType<{ post: Post }>
  /** Playing it with the voices that were added, for kinds that are chains. */
  Chain?: ComponentType<ChainProps>
  /** What opens under the card: the screen composes it. */
  Thread: ComponentType<{ post: Post }>
  /** Whether it is open from the start. */
  opened?: boolean
}

/** One post in a list, whatever its kind. */
export const PostCard = memo(function PostCard({
  post,
  mine,
  landed,
  Own,
  Chain,
  Thread,
  opened = false,
}: Props) {
  const titleId = useId()
  const thread = useThread(post.id, opened)
  const playable = useMemo(() => playableOf(post), [post])
  const chain = CHAIN_WORDS[post.kind]
  // The author's own words first; what was heard stands in where there are none.
  const said = post.content || post.transcript
  return (
    <article
      className={landed ? 'post is-landed' : 'post'}
      data-kind={plumageOf(post.kind, post.subtype).dataKind}
      data-post={post.id}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <header>
        <Avatar person={post.author} />
        <div className="who">
          <strong>
            <bdi>{post.author.displayName}</bdi>
          </strong>
          <br />
          <span>
            @{post.author.username} · <TimeAgo at={post.createdAt} />
            <Credits people={post.collaborators} />
          </span>
        </div>
        {post.song ? <Pill tinted>{CHAIN.original}</Pill> : null}
        {chain?.voices && post.chainCount > 0 ? (
          <Pill tinted>{chain.voices(post.chainCount + 1)}</Pill>
        ) : null}
        {post.sample ? <Pill>{UI.sample}</Pill> : null}
        {post.expiresAt === null ? null : (
          <Countdown createdAt={post.createdAt} expiresAt={post.expiresAt} now={serverNow} />
        )}
      </header>
      {post.podcast ? (
        <Suspense fallback={null}>
          <PodcastBlock podcast={post.podcast} lead={playable?.lead} />
        </Suspense>
      ) : null}
      <h2 id={titleId} dir="auto">
        {post.title}
      </h2>
      {post.song ? <p className="dim">{CHAIN.by(post.song.author)}</p> : null}
      {playable ? <VoiceStrip item={playable} /> : null}
      {said ? <Said text={said} lang={post.language} more={chain ? POST.unfoldScript : undefined} /> : null}
      {chain && Chain ? (
        <Suspense fallback={null}>
          <Chain post={post} words={chain} />
        </Suspense>
      ) : null}
      <ul className="tagline">
        {shownTags(post.tags, kindOf(post.kind).defaultTags).map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      {mine && Own ? <Own post={post} /> : null}
      <PostActions post={post} playable={playable} mine={mine} thread={thread} />
      {thread.open ? (
        <Suspense fallback={null}>
          <Thread post={post} />
        </Suspense>
      ) : post.replyCount > 0 ? (
        <ShowReplies count={post.replyCount} title={post.title} onClick={thread.show} />
      ) : null}
    </article>
  )
})
