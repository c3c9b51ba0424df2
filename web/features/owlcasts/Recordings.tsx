import './Recordings.css'
import { Mic } from 'lucide-react'
import { type ComponentType, useMemo, useRef } from 'react'
import type { Post } from '../../../domain/posts.schema'
import { textOf } from '../../api/failure'
import { useHeard } from '../../api/purchases.queries'
import { useRecordings } from '../../api/recordings.queries'
import { Button } from '../../ui/Button'
import { Oops } from '../../ui/Oops'
import { Bone, Skeleton } from '../../ui/Skeleton'
import { type Listed, useKeepAnswered } from '../../ui/useKeepAnswered'
import { RECORDINGS } from '../../words/owlcasts'
import { ConversationControls } from './ConversationControls'
import { heardOf } from './heard'
import { RecordingItem } from './RecordingItem'
import { useArrivals } from './useArrivals'
import { useConversation } from './useConversation'
import { type Goal, useGoal } from './useGoal'

type Props = {
  owlcast: Listed<Post>
  /** What to do after loading: play, scroll to a recording, or nothing. */
  goal: Goal | null
  personId: string | undefined
  /** For collaborators: records in the owlcast, or a reply to one of its recordings. */
  onRecord: ((answered?: Post) => void) | null
  onDelete: (recording: Post) => void
  /** The thread below a recording, passed in by the screen. */
  Thread: ComponentType<{ post: Listed<Post> }>
}

/** The recordings of an owlcast, oldest first. Updates live. */
export function Recordings({ owlcast, goal, personId, onRecord, onDelete, Thread }: Props) {
  const list = useRecordings(owlcast.id)
  const ref = useRef<HTMLElement>(null)
  // The last response still lists the recordings of a deleted owlcast.
  const pages = owlcast.isGone ? undefined : list.data?.pages
  // A recording that arrived while the next page loaded is in both pages.
  const unique = useMemo(() => {
    const all = pages?.flatMap((page) => page.items) ?? []
    return [...new Map(all.map((one) => [one.id, one])).values()]
  }, [pages])
  const heard = useHeard(unique)
  const recordings = useKeepAnswered(heard, owlcast.id)
  const items = useMemo(() => heardOf(heard, owlcast.recordingCount), [heard, owlcast.recordingCount])
  const conversation = useConversation(items)
  const { wanted, want } = useGoal(goal, { list, items, conversation, ref })
  const arrived = useArrivals(recordings, list.hasNextPage)
  const mayReply = owlcast.visibility !== 'private'
  return (
    <section ref={ref} className="recs" aria-label={RECORDINGS.list(owlcast.title)} tabIndex={-1}>
      <p className="sr" role="status">
        {arrived > 0 ? RECORDINGS.arrived(arrived) : ''}
      </p>
      {list.isPending ? (
        <Skeleton label={RECORDINGS.loading}>
          <div className="bones">
            <Bone shape="strip" height="46px" />
            <Bone shape="strip" height="46px" />
          </div>
        </Skeleton>
      ) : null}
      {list.isError && !list.data ? (
        <Oops text={textOf(list.error)} busy={list.isFetching} onRetry={() => void list.refetch()} />
      ) : null}
      {list.isSuccess && recordings.length === 0 ? (
        <div className="none">
          <p>{RECORDINGS.none}</p>
          {onRecord ? (
            <Button tone="line" size="sm" icon={<Mic className="i" />} onClick={() => onRecord()}>
              {RECORDINGS.recordFirst}
            </Button>
          ) : null}
        </div>
      ) : null}
      {recordings.length > 0 ? (
        <ol>
          {recordings.map((recording) => (
            <RecordingItem
              key={recording.id}
              recording={recording}
              item={items.find(({ id }) => id === recording.id) ?? null}
              isOn={items[conversation.at]?.id === recording.id}
              conversation={conversation}
              mine={recording.author.id === personId}
              mayDelete={
                personId !== undefined && [recording.author.id, owlcast.author.id].includes(personId)
              }
              mayReply={mayReply}
              onRecord={onRecord}
              onDelete={onDelete}
              Thread={Thread}
            />
          ))}
        </ol>
      ) : null}
      {list.hasNextPage ? (
        <div className="further">
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
        <ConversationControls
          items={items}
          conversation={conversation}
          looking={wanted?.is === 'latest'}
          onLatest={() => want({ is: 'latest' })}
        />
      ) : null}
    </section>
  )
}
