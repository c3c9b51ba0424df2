import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Square from 'lucide-react/icons/square'
import Trash from 'lucide-react/icons/trash'
import { type ComponentType, Suspense, useMemo, useState } from 'react'
import { getKind } from '../../../domain/kinds'
import { getPostName } from '../../../domain/locales/en/kinds'
import { CHAIN, EDIT, REPLIES } from '../../../domain/locales/en/posts'
import { POST } from '../../../domain/locales/en/shell'
import { getReplyOutcome, isModerating, mayDeleteReply } from '../../../domain/posts/connections'
import type { Post, Reply } from '../../../domain/posts/posts.schema'
import { hasOwnTitle } from '../../../domain/posts/titles'
import { formatTimeLeft } from '../../../domain/time/relative-time'
import { useMe } from '../../api/auth/session.queries'
import { type Playable, toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlaying } from '../../audio/playback/usePlayer'
import { getKindTheme } from '../../kinds'
import { MomentChip } from '../../parts/moments/MomentChip'
import { MomentMarks } from '../../parts/moments/MomentMarks'
import { Avatar } from '../../parts/people/Avatar'
import { BotMark } from '../../parts/people/BotMark'
import { Mentions } from '../../parts/people/Mentions'
import { PersonLink } from '../../parts/people/PersonLink'
import { usePersonMenuItems } from '../../parts/people/usePersonMenuItems'
import { AudioStrip } from '../../parts/player/AudioStrip'
import { EditedMark } from '../../parts/posts/EditedMark'
import { GonePost } from '../../parts/posts/GonePost'
import { ReplyButton } from '../../parts/posts/ReplyButton'
import { ShowReplies } from '../../parts/posts/ShowReplies'
import type { ListedPost } from '../../parts/posts/useKeepReplyTargets'
import { CardText } from '../../parts/transcripts/CardText'
import { openOverlay } from '../../state/overlays'
import { useReplyThread } from '../../state/reply-panel'
import { Menu } from '../../ui/overlays/Menu'
import { lazyPart } from '../../ui/states/lazy-part'
import { TimeAgo } from '../../ui/text/TimeAgo'
import { AlsoBadges } from './AlsoBadges'
import { DeleteReply } from './DeleteReply'

const PodcastBlock = lazyPart(() => import('../../parts/podcasts/PodcastBlock'), 'PodcastBlock')

/** The recorder panel and replies that open under a post; composed by the screen. */
export type ReplyThread = ComponentType<{ post: ListedPost<Post> }>

type Props = {
  reply: ListedPost<Reply>
  parent: Post
  now: number
  /** Linked: highlighted for two seconds. */
  isHighlighted: boolean
  Thread: ReplyThread
  onDeleted: () => void
}

/** A reply of a thread. */
export function ReplyItem({ reply, parent, now, isHighlighted, Thread, onDeleted }: Props) {
  const me = useMe()
  const { open, toggle, show } = useReplyThread(reply.id)
  const [asking, setAsking] = useState(false)
  const { displayName } = reply.author
  const named = hasOwnTitle(reply)
  const title = getPostName(reply)
  const playable = useMemo(() => toPlayable(reply), [reply])
  const parentItem = useMemo(() => toPlayable(parent), [parent])
  const ownerId = parent.author.id
  const answered = [{ id: parent.id, authorId: ownerId }, ...reply.otherParents]
  const outcome =
    me && mayDeleteReply(me, { ownerId, authorId: reply.author.id, visibility: reply.visibility })
      ? getReplyOutcome(me, {
          isRoot: reply.parentId === null || reply.owlcastId !== null,
          ownerId,
          authorId: reply.author.id,
          primaryOwnerId: answered.find(({ id }) => id === reply.parentId)?.authorId ?? null,
        })
      : null
  const aboutAuthor = usePersonMenuItems({ person: reply.author, post: { id: reply.id, title } })
  return (
    <li
      className={isHighlighted ? 'stack -s is-landed' : 'stack -s'}
      data-kind={getKindTheme(reply.kind, reply.subtype).dataKind}
      data-post={reply.id}
      tabIndex={-1}
    >
      {reply.isGone ? (
        <GonePost />
      ) : (
        <>
          <PersonLink username={reply.author.username} again>
            <Avatar person={reply.author} size="xs" />
          </PersonLink>
          <div className="who row wrap">
            <strong>
              <PersonLink username={reply.author.username}>
                <bdi>{displayName}</bdi>
              </PersonLink>
            </strong>
            <BotMark person={reply.author} />
            <span className="dim">
              <TimeAgo at={reply.createdAt} />
              <EditedMark at={reply.editedAt} isImported={reply.isImported} />
            </span>
            {reply.expiresAt === null ? null : (
              <span className="dim at-end">
                {formatTimeLeft(reply.expiresAt, Math.max(now, reply.createdAt))}
              </span>
            )}
          </div>
          {reply.moment && parentItem ? (
            <MomentChip moment={reply.moment} parent={parentItem} reply={playable} />
          ) : null}
          {reply.podcast ? (
            <Suspense fallback={null}>
              <PodcastBlock podcast={reply.podcast} lead={playable?.intro} />
            </Suspense>
          ) : null}
          {named ? (
            <h3 className="item-title" dir="auto">
              <Mentions text={reply.title} names={reply.mentions} />
            </h3>
          ) : null}
          <CardText post={reply} item={playable} isMine={reply.author.id === me?.id} onThread={show} />
          {playable && reply.momentCount > 0 ? (
            <MomentMarks postId={reply.id} item={playable} onOpen={show} />
          ) : null}
          {playable ? <AudioStrip item={playable} small canReply /> : null}
          <AlsoBadges otherParents={reply.otherParents} />
          <div className="post-actions row wrap">
            {playable && getKind(parent.kind).playsAs === 'chain' ? <StopButton item={playable} /> : null}
            <ReplyButton post={reply} title={title} open={open} onClick={toggle} />
            {reply.author.id === me?.id ? (
              <button
                type="button"
                aria-label={EDIT.editLabel(title)}
                onClick={() => openOverlay('editPost', { post: reply })}
              >
                <Pencil className="icon" />
                {EDIT.edit}
              </button>
            ) : null}
            {outcome ? (
              <button
                type="button"
                aria-label={REPLIES.remove[outcome].label(title)}
                onClick={() => setAsking(true)}
              >
                <Trash className="icon" />
                {REPLIES.remove[outcome].button}
              </button>
            ) : null}
            {aboutAuthor.length > 0 ? (
              <Menu className="end at-end" label={POST.moreActions(title)} items={aboutAuthor}>
                <Ellipsis className="icon" />
              </Menu>
            ) : null}
          </div>
        </>
      )}
      {open ? <Thread post={reply} /> : null}
      {!open && reply.replyCount > 0 ? (
        <ShowReplies count={reply.replyCount} title={title} onClick={show} />
      ) : null}
      {asking && outcome ? (
        <DeleteReply
          reply={reply}
          expected={outcome}
          isModerating={me ? isModerating(me, { ownerId, authorId: reply.author.id }) : false}
          parentId={parent.id}
          onClose={() => setAsking(false)}
          onDeleted={onDeleted}
        />
      ) : null}
    </li>
  )
}

/** Stops an addition and rewinds it (S2.3-33): in sight beside its others, to be pressed once it is in the player. */
function StopButton({ item }: { item: Playable }) {
  const state = usePlaying(item.id, item.intro?.id)
  return (
    <button
      type="button"
      aria-label={CHAIN.stopLabel(item.title)}
      disabled={state === 'idle' || state === 'failed'}
      onClick={() => player.stop()}
    >
      <Square className="icon" fill="currentColor" />
      {CHAIN.stop}
    </button>
  )
}
