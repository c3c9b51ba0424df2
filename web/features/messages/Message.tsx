import './Message.css'
import { Ellipsis, MicOff, Music2, Pencil, Send, Share, Trash2 } from 'lucide-react'
import { memo, useMemo } from 'react'
import type { Post } from '../../../domain/posts.schema'
import { askToEdit } from '../../state/edit-post'
import { EditedMark } from '../../ui/EditedMark'
import { Menu, type MenuItem } from '../../ui/Menu'
import { Said } from '../../ui/Said'
import { usePersonItems } from '../../ui/usePersonItems'
import { VoiceStrip } from '../../ui/VoiceStrip'
import { EDIT } from '../../words/edit'
import { MESSAGES, THREAD } from '../../words/messages'
import { timeOf } from './days'
import { audibleOf, titleOf } from './telling'

export type Deeds = {
  onShare: (post: Post) => void
  onDelete: (post: Post) => void
  /** Opens the manual delivery; null when the message reaches its recipient by itself. */
  onDeliver: ((post: Post) => void) | null
  /** Called when the author was blocked. */
  onBlocked: () => void
}
type Props = { post: Post; mine: boolean; deeds: Deeds; landed: boolean }

/** One message: player, text, author and time. */
export const Message = memo(function Message({ post, mine, deeds, landed }: Props) {
  const item = useMemo(() => audibleOf(post, mine), [post, mine])
  const title = titleOf(post)
  const text = post.content || post.transcript
  const by = mine ? MESSAGES.you : post.author.displayName
  const aboutAuthor = usePersonItems({
    person: post.author,
    post: { id: post.id, title: item?.title ?? title ?? THREAD.noAudio },
    onBlocked: deeds.onBlocked,
  })
  const classes = ['msg', mine && 'me', item === null && 'dead', landed && 'is-landed']
    .filter(Boolean)
    .join(' ')
  return (
    <li className={classes} data-post={post.id} tabIndex={-1}>
      {item ? (
        <VoiceStrip item={item} />
      ) : (
        <div className="audio-strip">
          <span className="play" aria-hidden="true">
            <MicOff className="i" />
          </span>
          <span className="dim">{THREAD.noAudio}</span>
        </div>
      )}
      {title ? (
        <p className="tx" dir="auto">
          {title}
        </p>
      ) : null}
      {text ? <Said text={text} mentions={post.mentions} /> : null}
      <div className="mt">
        <span>
          <bdi>{by}</bdi> ·{' '}
          <time dateTime={new Date(post.createdAt).toISOString()}>{timeOf(post.createdAt)}</time>
          <EditedMark at={post.editedAt} />
        </span>
        {post.visibility === 'private' ? null : <span className="pill">{THREAD.public}</span>}
        {post.track ? (
          <span className="pill">
            <Music2 className="i i-s" />
            {post.track.name}
          </span>
        ) : null}
        <Menu
          small
          label={MESSAGES.moreOfMessage(item?.title ?? title ?? THREAD.noAudio)}
          items={[...itemsOf(post, mine, deeds), ...aboutAuthor]}
        >
          <Ellipsis className="i i-s" />
        </Menu>
      </div>
    </li>
  )
})

function itemsOf(post: Post, mine: boolean, { onShare, onDelete, onDeliver }: Deeds): MenuItem[] {
  const items: MenuItem[] = [
    { label: MESSAGES.share, icon: <Share className="i" />, run: () => onShare(post) },
  ]
  if (!mine) return items
  if (onDeliver)
    items.push({ label: MESSAGES.deliver, icon: <Send className="i flip" />, run: () => onDeliver(post) })
  items.push({ label: EDIT.edit, icon: <Pencil className="i" />, run: () => askToEdit(post) })
  items.push({ label: MESSAGES.delete, icon: <Trash2 className="i" />, run: () => onDelete(post) })
  return items
}
