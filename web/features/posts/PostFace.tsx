import Link from 'lucide-react/icons/link'
import { type ComponentType, Suspense, useMemo } from 'react'
import { formatDollars } from '../../../domain/billing/price'
import { getKind } from '../../../domain/kinds'
import { PURCHASE } from '../../../domain/locales/en/account'
import type { ChainMessages } from '../../../domain/locales/en/posts'
import { CHAIN, CHAIN_LABELS } from '../../../domain/locales/en/posts'
import { NEW_OWLCAST } from '../../../domain/locales/en/record'
import { POST, UI } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { formatTags } from '../../../domain/posts/tags'
import { isPreview, toPlayable } from '../../audio/playback/playable'
import { PreviewNote } from '../../parts/billing/PreviewNote'
import { Avatar } from '../../parts/people/Avatar'
import { BotMark } from '../../parts/people/BotMark'
import { Mentions } from '../../parts/people/Mentions'
import { PersonLink } from '../../parts/people/PersonLink'
import { AudioStrip } from '../../parts/player/AudioStrip'
import { Countdown } from '../../parts/posts/Countdown'
import { EditedMark } from '../../parts/posts/EditedMark'
import { ExpandableText } from '../../parts/posts/ExpandableText'
import { GonePost } from '../../parts/posts/GonePost'
import { TagLink } from '../../parts/posts/TagLink'
import type { ListedPost } from '../../parts/posts/useKeepReplyTargets'
import { getTextBesideWords, WordsSlot } from '../../parts/transcripts/WordsSlot'
import { getServerNow } from '../../state/clock'
import type { ThreadToggle } from '../../state/reply-panel'
import { lazyPart } from '../../ui/states/lazy-part'
import { Pill } from '../../ui/text/Pill'
import { TimeAgo } from '../../ui/text/TimeAgo'
import { Credits } from './Credits'
import { InReplyTo } from './InReplyTo'
import { PostActions } from './PostActions'

export type ChainProps = { post: Post; texts: ChainMessages }

export type PostSlots = {
  /** Shown on the author's own card; from another feature. */
  Own?: ComponentType<{ post: Post }> | undefined
  /** Plays the whole chain, for kinds that are chains. */
  Chain?: ComponentType<ChainProps> | undefined
}

export type FaceProps = PostSlots & {
  post: ListedPost<Post>
  /** Whether the viewer is the author. */
  isMine: boolean
  /** Id of the element that labels the card. */
  titleId: string
  thread: ThreadToggle
  /** Id of the linked post inside the card. */
  linkedId: string | null
}

const PodcastBlock = lazyPart(() => import('../../parts/podcasts/PodcastBlock'), 'PodcastBlock')

const MomentMarks = lazyPart(() => import('../../parts/moments/MomentMarks'), 'MomentMarks')

/** The card of a single post: author, player, text and actions. */
export function PostFace({ post, isMine, titleId, thread, Own, Chain }: FaceProps) {
  const playable = useMemo(() => toPlayable(post), [post])
  const chain = CHAIN_LABELS[post.kind]
  if (post.isGone) return <GonePost id={titleId} />
  const text = getTextBesideWords(post)
  return (
    <>
      <header>
        <PersonLink username={post.author.username} again>
          <Avatar person={post.author} />
        </PersonLink>
        <div className="who">
          <strong>
            <PersonLink username={post.author.username}>
              <bdi>{post.author.displayName}</bdi>
            </PersonLink>{' '}
            <BotMark person={post.author} />
          </strong>
          <br />
          <span>
            <bdi>@{post.author.username}</bdi> · <TimeAgo at={post.createdAt} />
            <EditedMark at={post.editedAt} isImported={post.isImported} />
            <Credits people={post.collaborators} />
          </span>
        </div>
        {post.song ? <Pill tinted>{CHAIN.original}</Pill> : null}
        {chain?.voiceCount && post.chainCount > 0 ? (
          <Pill tinted>{chain.voiceCount(post.chainCount + 1)}</Pill>
        ) : null}
        {post.visibility === 'unlisted' ? (
          <Pill>
            <Link className="icon icon-small" aria-hidden="true" />
            {NEW_OWLCAST.visibilities.unlisted}
          </Pill>
        ) : null}
        {post.isSample ? <Pill>{UI.sample}</Pill> : null}
        {post.expiresAt === null ? null : (
          <Countdown createdAt={post.createdAt} expiresAt={post.expiresAt} now={getServerNow} />
        )}
      </header>
      {post.parentId === null ? null : <InReplyTo post={post} reply={playable} />}
      {post.podcast ? (
        <Suspense fallback={null}>
          <PodcastBlock podcast={post.podcast} lead={playable?.intro} />
        </Suspense>
      ) : null}
      <h2 id={titleId} dir="auto">
        <Mentions text={post.title} names={post.mentions} />
      </h2>
      {post.song || post.price ? (
        <p className="row dim">
          {post.song ? CHAIN.by(post.song.author) : null}
          {post.price ? <Pill tinted>{PURCHASE.priceLabel(formatDollars(post.price.cents))}</Pill> : null}
        </p>
      ) : null}
      {text ? (
        <ExpandableText
          text={text}
          mentions={post.mentions}
          lang={post.language}
          more={chain ? POST.expandScript : undefined}
        />
      ) : null}
      <WordsSlot post={post} item={playable} isMine={isMine} onThread={thread.show} />
      {playable && post.momentCount > 0 ? (
        <Suspense fallback={<div className="moment-marks" />}>
          <MomentMarks post={post} item={playable} onOpen={thread.show} />
        </Suspense>
      ) : null}
      {playable ? <AudioStrip item={playable} /> : null}
      {post.price && playable && isPreview(playable) ? (
        <PreviewNote
          paidId={post.id}
          title={post.title}
          cents={post.price.cents}
          text={PURCHASE.previewOfOne}
        />
      ) : null}
      {chain && Chain ? (
        <Suspense fallback={null}>
          <Chain post={post} texts={chain} />
        </Suspense>
      ) : null}
      <ul className="tagline">
        {formatTags(post.tags, getKind(post.kind).defaultTags).map((tag, at) => (
          <li key={tag} dir="auto">
            <TagLink tag={post.tags[at]}>{tag}</TagLink>
          </li>
        ))}
      </ul>
      {isMine && Own ? <Own post={post} /> : null}
      <PostActions post={post} playable={playable} isMine={isMine} thread={thread} />
    </>
  )
}
