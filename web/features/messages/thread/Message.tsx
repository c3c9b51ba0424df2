import './Message.css'
import EighthNote from 'lucide-react/icons/eighth-note'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MicOff from 'lucide-react/icons/mic-off'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import Share from 'lucide-react/icons/share'
import Trash from 'lucide-react/icons/trash'
import { memo, useMemo } from 'react'
import { getPostName } from '../../../../domain/locales/en/kinds'
import { MESSAGES, THREAD } from '../../../../domain/locales/en/people'
import { EDIT } from '../../../../domain/locales/en/posts'
import type { Moment } from '../../../../domain/moments/moments'
import type { Post } from '../../../../domain/posts/posts.schema'
import { getOwnTitle } from '../../../../domain/posts/titles'
import { toPlayable } from '../../../audio/playback/playable'
import { ReplyMoment } from '../../../parts/moments/ReplyMoment'
import { usePersonMenuItems } from '../../../parts/people/usePersonMenuItems'
import { AudioStrip } from '../../../parts/player/AudioStrip'
import { EditedMark } from '../../../parts/posts/EditedMark'
import { ExpandableText } from '../../../parts/posts/ExpandableText'
import { getTextBesideWords } from '../../../parts/transcripts/WordsSlot'
import { listWordsItems } from '../../../parts/transcripts/words-item'
import { useIsHeard } from '../../../state/heard-posts'
import { openOverlay } from '../../../state/overlays'
import { Menu, type MenuItem } from '../../../ui/overlays/Menu'
import { formatMoment, formatTime } from './days'
import { MessageWords } from './MessageWords'

export type MessageActions = {
  onShare: (post: Post) => void
  onDelete: (post: Post) => void
  /** Opens the manual delivery; null when the message reaches its recipient by itself. */
  onDeliver: ((post: Post) => void) | null
  /** Called when the author was blocked. */
  onBlocked: () => void
}
type Props = {
  post: Post
  isMine: boolean
  actions: MessageActions
  isHighlighted: boolean
  isUnheard: boolean
  /** When the peer heard this message of the viewer (ms), null for not yet; undefined if they do not share it. */
  heardByPeerAt?: number | null | undefined
  /** The part of its parent that it refers to. */
  moment?: Moment | undefined
}

/** A message: player, text, and one row of its time, whether it was heard, and its words. */
export const Message = memo(function Message({
  post,
  isMine,
  actions,
  isHighlighted,
  isUnheard,
  heardByPeerAt,
  moment,
}: Props) {
  const item = useMemo(() => toPlayable(post), [post])
  const isHeard = useIsHeard(post.id)
  const title = getOwnTitle(post)
  const name = getPostName(post)
  const text = getTextBesideWords(post)
  const by = isMine ? MESSAGES.you : post.author.displayName
  const aboutAuthor = usePersonMenuItems({
    person: post.author,
    post: { id: post.id, title: name },
    onBlocked: actions.onBlocked,
  })
  const classes = [
    'message',
    isMine && 'me',
    item === null && 'is-gone',
    isHighlighted && 'is-landed',
    isUnheard && 'is-unheard',
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <li className={classes} data-post={post.id} tabIndex={-1}>
      {item ? (
        <AudioStrip item={item} isHeard={!isUnheard} hasTick={false} canReply={!isMine} small />
      ) : (
        <div className="audio-strip row -m">
          <span className="play disc" aria-hidden="true">
            <MicOff className="icon" />
          </span>
          <span className="dim">{THREAD.noAudio}</span>
        </div>
      )}
      {moment && post.parentId !== null ? (
        <ReplyMoment parentId={post.parentId} moment={moment} reply={item} isAlone />
      ) : null}
      {title ? (
        <p className="row-text" dir="auto">
          {title}
        </p>
      ) : null}
      {text ? <ExpandableText text={text} mentions={post.mentions} /> : null}
      <div className="meta row wrap">
        {/* Before the row that shows and hides them: visually its button follows the time. */}
        <MessageWords post={post} item={item} isMine={isMine} />
        <span>
          {/* The side shows whose it is. */}
          <span className="visually-hidden">
            <bdi>{by}</bdi> ·{' '}
          </span>
          <time dateTime={new Date(post.createdAt).toISOString()}>{formatTime(post.createdAt)}</time>
          <EditedMark at={post.editedAt} />
        </span>
        {isUnheard ? <span className="unheard">{THREAD.unheard}</span> : null}
        {isHeard && !isMine ? <span>{THREAD.heard}</span> : null}
        {isMine && heardByPeerAt !== undefined ? (
          <span>
            {heardByPeerAt === null
              ? THREAD.notHeard
              : THREAD.heardAt(formatMoment(heardByPeerAt, post.createdAt))}
          </span>
        ) : null}
        {post.visibility === 'private' ? null : <span className="pill">{THREAD.public}</span>}
        {post.track ? (
          <span className="pill">
            <EighthNote className="icon icon-small" />
            {post.track.name}
          </span>
        ) : null}
        <Menu
          small
          className="end"
          label={MESSAGES.moreMessageActions(name)}
          items={[...createMenuItems(post, isMine, actions), ...aboutAuthor]}
        >
          <Ellipsis className="icon icon-small" />
        </Menu>
      </div>
    </li>
  )
})

function createMenuItems(
  post: Post,
  mine: boolean,
  { onShare, onDelete, onDeliver }: MessageActions,
): MenuItem[] {
  const items: MenuItem[] = [
    { label: MESSAGES.share, icon: <Share className="icon" />, run: () => onShare(post) },
  ]
  if (!mine) return items
  if (onDeliver)
    items.push({ label: MESSAGES.sendLink, icon: <Send className="icon flip" />, run: () => onDeliver(post) })
  if (post.audioUrl !== null) items.push(...listWordsItems(post))
  items.push({
    label: EDIT.edit,
    icon: <Pencil className="icon" />,
    run: () => openOverlay('editPost', { post }),
  })
  items.push({ label: MESSAGES.delete, icon: <Trash className="icon" />, run: () => onDelete(post) })
  return items
}
