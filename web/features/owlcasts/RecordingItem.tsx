import { Ellipsis, Lock, Mic, Pencil, Trash2 } from 'lucide-react'
import { type ComponentType, Suspense } from 'react'
import { dateText } from '../../../domain/dates'
import { clockTime } from '../../../domain/expiry'
import type { Post } from '../../../domain/posts.schema'
import { whoMayReply } from '../../../domain/replies-from'
import type { Playable } from '../../audio/playable'
import { player } from '../../audio/player'
import { askToEdit } from '../../state/edit-post'
import { useThread } from '../../state/reply-panel'
import { useView } from '../../state/view'
import { EditedMark } from '../../ui/EditedMark'
import { GonePost } from '../../ui/GonePost'
import { IconButton } from '../../ui/IconButton'
import { Menu, type MenuItem } from '../../ui/Menu'
import { PersonLink } from '../../ui/PersonLink'
import { PlayButton } from '../../ui/PlayButton'
import { Said } from '../../ui/Said'
import { ShowReplies } from '../../ui/ShowReplies'
import type { Listed } from '../../ui/useKeepAnswered'
import { usePersonItems } from '../../ui/usePersonItems'
import { EDIT } from '../../words/edit'
import { OWLCAST, RECORDINGS } from '../../words/owlcasts'
import { titleOf } from './heard'
import type { Conversation } from './useConversation'

const DAY = { day: 'numeric', month: 'short' } as const
const DAY_OF_YEAR = { ...DAY, year: 'numeric' } as const

type Props = {
  recording: Listed<Post>
  /** The recording as a playable. */
  item: Playable | null
  /** Whether it is loaded in the player. */
  isOn: boolean
  conversation: Conversation
  /** Whether the viewer is its author. */
  mine: boolean
  mayDelete: boolean
  /** Whether it accepts replies from users who are no collaborators. */
  mayReply: boolean
  onRecord: ((answered: Post) => void) | null
  onDelete: (recording: Post) => void
  Thread: ComponentType<{ post: Listed<Post> }>
}

/** One recording of an owlcast (S2.3-40). */
export function RecordingItem({
  recording,
  item,
  isOn,
  conversation,
  mine,
  mayDelete,
  mayReply,
  onRecord,
  onDelete,
  Thread,
}: Props) {
  const { id, author, content, seconds, createdAt, replyCount, replyLock } = recording
  const { params } = useView()
  // A link may open the thread of this recording.
  const thread = useThread(id, params.get('post') === id && params.has('thread'))
  const title = titleOf(recording)
  const items: MenuItem[] = []
  if (mine) items.push({ label: EDIT.edit, icon: <Pencil className="i" />, run: () => askToEdit(recording) })
  if (mayDelete)
    items.push({
      label: RECORDINGS.delete,
      icon: <Trash2 className="i" />,
      run: () => onDelete(recording),
    })
  items.push(...usePersonItems({ person: author, post: { id, title } }))
  const at = new Date(createdAt)
  const day = at.getFullYear() === new Date().getFullYear() ? DAY : DAY_OF_YEAR
  return (
    <li
      className={isOn ? 'on' : undefined}
      data-post={id}
      tabIndex={-1}
      aria-current={isOn ? 'true' : undefined}
    >
      {recording.isGone ? (
        <GonePost />
      ) : (
        <>
          <PlayButton
            small
            title={title}
            playing={isOn && conversation.sounds}
            loading={isOn && conversation.loading}
            disabled={!item}
            onPointerDown={() => item && player.getReady(item)}
            onClick={() => (isOn ? conversation.toggle() : conversation.playFrom(item ?? undefined))}
          />
          <div className="about">
            <strong dir="auto">{title}</strong>
            {content ? <Said text={content} mentions={recording.mentions} /> : null}
            <small>
              <PersonLink username={author.username}>
                <bdi>{author.displayName}</bdi>
              </PersonLink>{' '}
              · {clockTime(seconds)} · <time dateTime={at.toISOString()}>{dateText(createdAt, day)}</time>
              <EditedMark at={recording.editedAt} />
            </small>
          </div>
          <span className="ends">
            {onRecord ? (
              <IconButton small label={OWLCAST.replyLabel(title)} onClick={() => onRecord(recording)}>
                <Mic className="i" />
              </IconButton>
            ) : mayReply ? (
              <IconButton
                small
                label={OWLCAST.replyLabel(title)}
                data-reply={id}
                aria-expanded={thread.open}
                title={replyLock ? whoMayReply(replyLock) : undefined}
                onClick={thread.toggle}
              >
                {replyLock ? <Lock className="i" /> : <Mic className="i" />}
              </IconButton>
            ) : null}
            {items.length > 0 ? (
              <Menu small label={RECORDINGS.actions(title)} items={items}>
                <Ellipsis className="i" />
              </Menu>
            ) : null}
          </span>
        </>
      )}
      {thread.open ? (
        <div className="under">
          <Suspense fallback={null}>
            <Thread post={recording} />
          </Suspense>
        </div>
      ) : replyCount > 0 ? (
        <div className="under">
          <ShowReplies count={replyCount} title={title} onClick={thread.show} />
        </div>
      ) : null}
    </li>
  )
}
