import { type ComponentType, Suspense, useMemo } from 'react'
import { formatDollars } from '../../../domain/billing/price'
import { getKind } from '../../../domain/kinds'
import { PURCHASE } from '../../../domain/locales/en/account'
import { getPostName } from '../../../domain/locales/en/kinds'
import type { ChainMessages } from '../../../domain/locales/en/posts'
import { CHAIN, CHAIN_LABELS } from '../../../domain/locales/en/posts'
import { NEW_OWLCAST } from '../../../domain/locales/en/record'
import { POST, UI } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { formatTags } from '../../../domain/posts/tags'
import { hasOwnTitle } from '../../../domain/posts/titles'
import { hasLeadingTitle } from '../../../domain/transcripts/words'
import { isPreview, toPlayable } from '../../audio/playback/playable'
import { KIND_UI } from '../../kinds'
import { PreviewNote } from '../../parts/billing/PreviewNote'
import { Bird } from '../../parts/brand/Bird'
import { Avatar } from '../../parts/people/Avatar'
import { BotMark } from '../../parts/people/BotMark'
import { Mentions } from '../../parts/people/Mentions'
import { PersonLink } from '../../parts/people/PersonLink'
import { AudioStrip } from '../../parts/player/AudioStrip'
import { Countdown, FaceRing } from '../../parts/posts/Countdown'
import { EditedMark } from '../../parts/posts/EditedMark'
import { GonePost } from '../../parts/posts/GonePost'
import { TagLink } from '../../parts/posts/TagLink'
import type { ListedPost } from '../../parts/posts/useKeepReplyTargets'
import { CardText } from '../../parts/transcripts/CardText'
import { getTextBesideWords } from '../../parts/transcripts/WordsSlot'
import { getServerNow } from '../../state/clock'
import { useIsHeard } from '../../state/heard-posts'
import { useLeavingReply } from '../../state/leaving-reply'
import type { ThreadToggle } from '../../state/reply-panel'
import { lazyPart } from '../../ui/states/lazy-part'
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

const LeavingReply = lazyPart(() => import('../../parts/moments/LeavingReply'), 'LeavingReply')

/** The card of a single post: author, player, text and actions. */
export function PostFace({ post, isMine, titleId, thread, Own, Chain }: FaceProps) {
  const playable = useMemo(() => toPlayable(post), [post])
  const chain = CHAIN_LABELS[post.kind]
  const isHeard = useIsHeard(post.id)
  const leaving = useLeavingReply(post.id)
  if (post.isGone) return <GonePost id={titleId} />
  const shownText = getTextBesideWords(post) || post.transcript
  const name = getPostName(post)
  const { bird } = KIND_UI[post.kind]
  const { createdAt, expiresAt } = post
  const life = expiresAt === null ? null : { createdAt, expiresAt, now: getServerNow }
  const title = (
    <h2
      id={titleId}
      dir="auto"
      // A text that begins with it says it already.
      className={
        (hasOwnTitle(post) ? hasLeadingTitle(shownText, name) : shownText)
          ? 'visually-hidden'
          : hasOpenEnd(name) && shownText
            ? '-open'
            : undefined
      }
    >
      <Mentions text={name} names={post.mentions} />
    </h2>
  )
  const tags = (
    <ul className="tagline wrap hint">
      {formatTags(post.tags, getKind(post.kind).defaultTags).map((tag, at) => (
        <li key={tag} dir="auto">
          <TagLink tag={post.tags[at]}>{tag}</TagLink>
        </li>
      ))}
    </ul>
  )
  const facts = listFacts(post)
  return (
    <>
      <header className="row">
        <PersonLink username={post.author.username} again>
          <FaceRing life={life}>
            <Avatar person={post.author} size="s" />
          </FaceRing>
        </PersonLink>
        <div className="by fill row wrap -baseline">
          <strong>
            <PersonLink username={post.author.username}>
              <bdi>{post.author.displayName}</bdi>
            </PersonLink>{' '}
            <BotMark person={post.author} />
          </strong>
          <span className="hint">
            <TimeAgo at={post.createdAt} />
            <EditedMark at={post.editedAt} isImported={post.isImported} />
            <Credits people={post.collaborators} />
          </span>
        </div>
        {life ? <Countdown {...life} mark={<Bird name={bird} />} /> : <Bird name={bird} />}
      </header>
      {post.parentId === null ? null : <InReplyTo post={post} reply={playable} />}
      {post.podcast ? (
        <Suspense fallback={null}>
          <PodcastBlock podcast={post.podcast} lead={playable?.intro} />
        </Suspense>
      ) : null}
      <CardText
        post={post}
        item={playable}
        isMine={isMine}
        lead={title}
        tail={tags}
        more={chain ? POST.expandScript : undefined}
        onThread={thread.show}
      />
      {facts.length > 0 ? <p className="facts hint">{facts.join(' · ')}</p> : null}
      {playable && post.momentCount > 0 ? (
        <Suspense fallback={<div className="moment-marks" />}>
          <MomentMarks postId={post.id} item={playable} onOpen={thread.show} />
        </Suspense>
      ) : null}
      {playable ? (
        <AudioStrip
          item={playable}
          isHeard={isHeard || isMine}
          canReply
          isPlayedElsewhere={chain !== undefined && post.chainCount > 0}
        />
      ) : null}
      {playable && leaving ? (
        <Suspense fallback={null}>
          <LeavingReply reply={leaving} item={playable} />
        </Suspense>
      ) : null}
      {post.price && playable && isPreview(playable) ? (
        <PreviewNote paidId={post.id} title={name} cents={post.price.cents} text={PURCHASE.previewOfOne} />
      ) : null}
      {chain && Chain ? (
        <Suspense fallback={null}>
          <Chain post={post} texts={chain} />
        </Suspense>
      ) : null}
      {isMine && Own ? <Own post={post} /> : null}
      <PostActions post={post} playable={playable} isMine={isMine} thread={thread} />
    </>
  )
}

/** What differs from the usual, in words: who wrote a song, how many voices, who may listen, at what price. */
function listFacts({ kind, song, chainCount, visibility, price, isSample }: Post): string[] {
  const chain = CHAIN_LABELS[kind]
  return [
    song && `${CHAIN.original} · ${CHAIN.by(song.author)}`,
    chainCount > 0 && chain?.voiceCount?.(chainCount + 1),
    visibility === 'unlisted' && NEW_OWLCAST.visibilities.unlisted,
    price && PURCHASE.priceLabel(formatDollars(price.cents)),
    isSample && UI.sample,
  ].filter((fact) => typeof fact === 'string')
}

/** Whether a title ends without a mark, so that text after it needs a full stop between them. */
const hasOpenEnd = (title: string): boolean => /[\p{L}\p{N}]$/u.test(title) && !/\p{scx=Han}$/u.test(title)
