import './RecordingList.css'
import Mic from 'lucide-react/icons/mic'
import { type ComponentType, useMemo, useRef } from 'react'
import { RECORDINGS } from '../../../domain/locales/en/record'
import type { Post } from '../../../domain/posts/posts.schema'
import { useUnlockedPosts } from '../../api/billing/purchases.queries'
import { useRecordings } from '../../api/owlcasts/recordings.queries'
import { ListState } from '../../parts/loading/ListState'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { type ListedPost, useKeepReplyTargets } from '../../parts/posts/useKeepReplyTargets'
import { Button } from '../../ui/buttons/Button'
import { useUniqueItems } from '../../ui/lists/useUniqueItems'
import { RecordingItem } from './RecordingItem'
import { RecordingListControls } from './RecordingListControls'
import { listPlayableRecordings } from './recordings-playlist'
import { type Goal, useGoal } from './useGoal'
import { useNewRecordingCount } from './useNewRecordingCount'
import { useRecordingPlayback } from './useRecordingPlayback'

type Props = {
  owlcast: ListedPost<Post>
  /** The act after loading: play, scroll to a recording, or nothing. */
  goal: Goal | null
  userId: string | undefined
  /** For collaborators: records in the owlcast, or a reply to one of its recordings. */
  onRecord: ((parent?: Post) => void) | null
  onDelete: (recording: Post) => void
  /** The thread below a recording, passed in by the screen. */
  Thread: ComponentType<{ post: ListedPost<Post> }>
}

/** The recordings of an owlcast, oldest first. Updates live. */
export function RecordingList({ owlcast, goal, userId, onRecord, onDelete, Thread }: Props) {
  const list = useRecordings(owlcast.id)
  const ref = useRef<HTMLElement>(null)
  // The last response still lists the recordings of a deleted owlcast.
  const pages = owlcast.isGone ? undefined : list.data?.pages
  const unlocked = useUnlockedPosts(useUniqueItems(pages))
  const recordings = useKeepReplyTargets(unlocked, owlcast.id)
  const { recordingCount, cover } = owlcast
  const items = useMemo(
    () => listPlayableRecordings(unlocked, { recordingCount, cover }),
    [unlocked, recordingCount, cover],
  )
  const conversation = useRecordingPlayback(items)
  const { activeGoal, setActiveGoal } = useGoal(goal, {
    list,
    hasRecordings: recordings.length > 0,
    items,
    conversation,
    ref,
  })
  const newCount = useNewRecordingCount(recordings, list.hasNextPage)
  const mayReply = owlcast.visibility !== 'private'
  return (
    <section ref={ref} className="recordings" aria-label={RECORDINGS.list(owlcast.title)} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {newCount > 0 ? RECORDINGS.newRecordings(newCount) : ''}
      </p>
      <ListState
        list={list}
        skeleton={
          <Skeleton label={RECORDINGS.loading}>
            <div className="skeleton-rows stack -m">
              <SkeletonBlock shape="strip" height="46px" />
              <SkeletonBlock shape="strip" height="46px" />
            </div>
          </Skeleton>
        }
        isEmpty={list.isSuccess && recordings.length === 0}
        empty={
          <div className="none stack">
            <p>{RECORDINGS.none}</p>
            {onRecord ? (
              <Button tone="line" size="sm" icon={<Mic className="icon" />} onClick={() => onRecord()}>
                {RECORDINGS.recordFirst}
              </Button>
            ) : null}
          </div>
        }
      />
      {recordings.length > 0 ? (
        <ol className="divided">
          {recordings.map((recording) => (
            <RecordingItem
              key={recording.id}
              recording={recording}
              item={items.find(({ id }) => id === recording.id) ?? null}
              isOn={items[conversation.at]?.id === recording.id}
              conversation={conversation}
              isMine={recording.author.id === userId}
              mayDelete={userId !== undefined && [recording.author.id, owlcast.author.id].includes(userId)}
              mayReply={mayReply}
              onRecord={onRecord}
              onDelete={onDelete}
              Thread={Thread}
            />
          ))}
        </ol>
      ) : null}
      {list.hasNextPage ? (
        <div className="load-more stack -center">
          <Button
            tone="quiet"
            size="sm"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? RECORDINGS.loadingMore : RECORDINGS.more}
          </Button>
        </div>
      ) : null}
      {items.length > 0 ? (
        <RecordingListControls
          items={items}
          conversation={conversation}
          isLoadingLatest={activeGoal?.type === 'latest'}
          onLatest={() => setActiveGoal({ type: 'latest' })}
        />
      ) : null}
    </section>
  )
}
