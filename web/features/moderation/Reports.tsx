import { useRef, useState } from 'react'
import { MODERATOR } from '../../../domain/locales/en/moderation'
import { MODERATION } from '../../../domain/locales/en/people'
import type { ReportedItem, ReportQueue } from '../../../domain/moderation/moderation.schema'
import { useQueue } from '../../api/moderation/moderation.queries'
import { EmptyState } from '../../parts/loading/EmptyState'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { useHeldItems } from '../../ui/lists/useHeldItems'
import { ManyActions } from './ManyActions'
import { ReportedCard } from './ReportedCard'

const NONE: readonly ReportedItem[] = []

/** Reported items, each listed once. In the open queue several can be selected and decided at once. */
export function Reports({ queue }: { queue: ReportQueue }) {
  const query = useQueue(queue)
  const { data, error } = query
  const list = useRef<HTMLUListElement>(null)
  const [selected, setSelected] = useState<readonly string[]>([])
  const reports = useHeldItems(data?.items ?? NONE, {
    list: queue,
    attribute: 'data-subject',
    getId: ({ subject }) => subject.id,
    getTime: ({ reports }) => reports[0]?.at ?? 0,
    hasMore: false,
  })
  const chosen = reports.filter(({ subject }) => selected.includes(subject.id))
  function finish() {
    setSelected([])
    list.current?.focus()
  }
  return (
    <>
      <QueryError query={query} />
      {error || data ? null : (
        <Skeleton label={MODERATION.loading}>
          <SkeletonBlock height="140px" />
        </Skeleton>
      )}
      {data && reports.length === 0 ? (
        <EmptyState title={MODERATION.empty[queue]} text={MODERATION.emptyText[queue]} />
      ) : null}
      {chosen.length > 0 ? (
        <ManyActions items={chosen} onClear={() => setSelected([])} onDecided={finish} />
      ) : null}
      <ul ref={list} className="stack -m" tabIndex={-1} aria-label={MODERATION.queue[queue]}>
        {reports.map((reported) => {
          const { id } = reported.subject
          return (
            <ReportedCard
              key={`${reported.subject.type} ${id}`}
              reported={reported}
              queue={queue}
              now={data?.now ?? 0}
              selected={queue === 'open' ? selected.includes(id) : null}
              onSelect={(isSelected) =>
                setSelected((ids) => (isSelected ? [...ids, id] : ids.filter((one) => one !== id)))
              }
              onDecided={() => list.current?.focus()}
            />
          )
        })}
      </ul>
      {chosen.length > 0 ? (
        <p className="visually-hidden" role="status">
          {MODERATOR.selected(chosen.length)}
        </p>
      ) : null}
    </>
  )
}
