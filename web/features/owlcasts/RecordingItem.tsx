import Ellipsis from 'lucide-react/icons/ellipsis'
import Lock from 'lucide-react/icons/lock'
import Mic from 'lucide-react/icons/mic'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash'
import { type ComponentType, Suspense } from 'react'
import { formatReplyRefusal } from '../../../domain/errors/reply-refusal'
import { formatDate } from '../../../domain/i18n/dates'
import { getRecordingName } from '../../../domain/locales/en/kinds'
import { PLAYER } from '../../../domain/locales/en/player'
import { EDIT } from '../../../domain/locales/en/posts'
import { OWLCAST, RECORDINGS } from '../../../domain/locales/en/record'
import type { Post } from '../../../domain/posts/posts.schema'
import { formatDuration } from '../../../domain/time/duration'
import { isDateKnown } from '../../../domain/time/units'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { BotMark } from '../../parts/people/BotMark'
import { PersonLink } from '../../parts/people/PersonLink'
import { usePersonMenuItems } from '../../parts/people/usePersonMenuItems'
import { ItemWaveform } from '../../parts/player/ItemWaveform'
import { EditedMark } from '../../parts/posts/EditedMark'
import { GonePost } from '../../parts/posts/GonePost'
import { ShowReplies } from '../../parts/posts/ShowReplies'
import type { ListedPost } from '../../parts/posts/useKeepReplyTargets'
import { CardText } from '../../parts/transcripts/CardText'
import { listWordsItems } from '../../parts/transcripts/words-item'
import { openOverlay } from '../../state/overlays'
import { useReplyThread } from '../../state/reply-panel'
import { useView } from '../../state/view'
import { IconButton } from '../../ui/buttons/IconButton'
import { PlayButton } from '../../ui/buttons/PlayButton'
import { Waveform } from '../../ui/media/Waveform'
import { Menu, type MenuItem } from '../../ui/overlays/Menu'
import type { RecordingPlayback } from './useRecordingPlayback'

const DAY = { day: 'numeric', month: 'short' } as const
const DAY_OF_YEAR = { ...DAY, year: 'numeric' } as const

type Props = {
  recording: ListedPost<Post>
  /** The recording as a playable. */
  item: Playable | null
  /** Whether it is loaded in the player. */
  isOn: boolean
  conversation: RecordingPlayback
  /** Whether the viewer is its author. */
  isMine: boolean
  mayDelete: boolean
  /** Whether it accepts replies from users who are no collaborators. */
  mayReply: boolean
  onRecord: ((parent: Post) => void) | null
  onDelete: (recording: Post) => void
  Thread: ComponentType<{ post: ListedPost<Post> }>
}

/** A recording of an owlcast (S2.3-40). */
export function RecordingItem({
  recording,
  item,
  isOn,
  conversation,
  isMine,
  mayDelete,
  mayReply,
  onRecord,
  onDelete,
  Thread,
}: Props) {
  const { id, author, seconds, createdAt, replyCount, replyLock } = recording
  const { params } = useView()
  // A link may open the thread of this recording.
  const thread = useReplyThread(id, params.get('post') === id && params.has('thread'))
  const title = getRecordingName(recording)
  const items: MenuItem[] = []
  if (isMine)
    items.push({
      label: EDIT.edit,
      icon: <Pencil className="icon" />,
      run: () => openOverlay('editPost', { post: recording }),
    })
  if (isMine && item) items.push(...listWordsItems(recording))
  if (mayDelete)
    items.push({
      label: RECORDINGS.delete,
      icon: <Trash className="icon" />,
      run: () => onDelete(recording),
    })
  items.push(...usePersonMenuItems({ person: author, post: { id, title } }))
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
            playing={isOn && conversation.isPlaying}
            loading={isOn && conversation.loading}
            disabled={!item}
            onPointerDown={() => item && player.preload(item)}
            onClick={() => (isOn ? conversation.toggle() : conversation.playFrom(item ?? undefined))}
          />
          <div className="about text-block">
            <strong className="item-title" dir="auto">
              {title}
            </strong>
            <CardText post={recording} item={item} isMine={isMine} />
            {item && isOn ? <ItemWaveform item={item} pitch={3} label={PLAYER.seek(title)} /> : null}
            {item && !isOn ? <Waveform peaks={item.peaks} seconds={item.seconds} pitch={3} /> : null}
            <div className="row -spread">
              <small>
                <PersonLink username={author.username}>
                  <bdi>{author.displayName}</bdi>
                </PersonLink>{' '}
                <BotMark person={author} /> · {formatDuration(seconds)}
                {isDateKnown(createdAt) ? (
                  <>
                    {' · '}
                    <time dateTime={at.toISOString()}>{formatDate(createdAt, day)}</time>
                  </>
                ) : null}
                <EditedMark at={recording.editedAt} isImported={recording.isImported} />
              </small>
              <span className="row -flush">
                {onRecord ? (
                  <IconButton
                    small
                    label={OWLCAST.replyLabel(title)}
                    data-reply={id}
                    onClick={() => onRecord(recording)}
                  >
                    <Mic className="icon" />
                  </IconButton>
                ) : mayReply ? (
                  <IconButton
                    small
                    label={OWLCAST.replyLabel(title)}
                    data-reply={id}
                    aria-expanded={thread.open}
                    title={replyLock ? formatReplyRefusal(replyLock) : undefined}
                    onClick={thread.toggle}
                  >
                    {replyLock ? <Lock className="icon" /> : <Mic className="icon" />}
                  </IconButton>
                ) : null}
                {items.length > 0 ? (
                  <Menu small label={RECORDINGS.actions(title)} items={items}>
                    <Ellipsis className="icon" />
                  </Menu>
                ) : null}
              </span>
            </div>
          </div>
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
