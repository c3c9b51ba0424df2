import '../../ui/text/Page.css'
import './Moderation.css'
import { useRef, useState } from 'react'
import { MODERATION } from '../../../domain/locales/en/people'
import { VIEW_TITLES } from '../../../domain/locales/en/shell'
import type { ReportedItem, ReportQueue } from '../../../domain/moderation/moderation.schema'
import { useQueue } from '../../api/moderation.queries'
import { Tabs } from '../../ui/lists/Tabs'
import { useHeldItems } from '../../ui/lists/useHeldItems'
import { EmptyState } from '../../ui/states/EmptyState'
import { QueryError } from '../../ui/states/QueryError'
import { Skeleton, SkeletonBlock } from '../../ui/states/Skeleton'
import { ReportedCard } from './ReportedCard'

const NONE: readonly ReportedItem[] = []

/** The moderation queue: reported items, each listed once, with the moderator's actions. */
export function Moderation() {
  const [queue, setQueue] = useState<ReportQueue>('open')
  const query = useQueue(queue)
  const { data, error } = query
  const list = useRef<HTMLUListElement>(null)
  const reports = useHeldItems(data?.items ?? NONE, {
    list: queue,
    attribute: 'data-subject',
    getId: ({ subject }) => subject.id,
    getTime: ({ reports }) => reports[0]?.at ?? 0,
    hasMore: false,
  })
  const tabs = (['open', 'decided'] as const).map((value) => ({ value, label: MODERATION.queue[value] }))
  return (
    <div className="page moderation">
      <header>
        <h1 className="only-desk">{VIEW_TITLES.moderation}</h1>
        <p className="lead">{MODERATION.intro}</p>
      </header>
      <Tabs label={MODERATION.queueLabel} tabs={tabs} value={queue} onChange={setQueue}>
        <QueryError query={query} />
        {error || data ? null : (
          <Skeleton label={MODERATION.loading}>
            <SkeletonBlock height="140px" />
          </Skeleton>
        )}
        {data && reports.length === 0 ? (
          <EmptyState title={MODERATION.empty[queue]} text={MODERATION.emptyText[queue]} />
        ) : null}
        <ul ref={list} tabIndex={-1} aria-label={MODERATION.queue[queue]}>
          {reports.map((reported) => (
            <ReportedCard
              key={`${reported.subject.type} ${reported.subject.id}`}
              reported={reported}
              queue={queue}
              now={data?.now ?? 0}
              onDecided={() => list.current?.focus()}
            />
          ))}
        </ul>
      </Tabs>
    </div>
  )
}
