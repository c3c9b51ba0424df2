import '../../ui/Page.css'
import './Moderation.css'
import { useRef, useState } from 'react'
import type { Queue, Reported } from '../../../domain/moderation.schema'
import { textOf } from '../../api/failure'
import { useQueue } from '../../api/moderation.queries'
import { Empty } from '../../ui/Empty'
import { Oops } from '../../ui/Oops'
import { Bone, Skeleton } from '../../ui/Skeleton'
import { Tabs } from '../../ui/Tabs'
import { useHeldItems } from '../../ui/useHeldItems'
import { MODERATION } from '../../words/moderation'
import { VIEW_TITLES } from '../../words/shell'
import { ReportedCard } from './ReportedCard'

const NONE: readonly Reported[] = []

/** The moderation queue: reported items, each listed once, with the moderator's actions. */
export function Moderation() {
  const [queue, setQueue] = useState<Queue>('open')
  const { data, error, isFetching, refetch } = useQueue(queue)
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
        <p className="lead">{MODERATION.lead}</p>
      </header>
      <Tabs label={MODERATION.queues} tabs={tabs} value={queue} onChange={setQueue}>
        {error && !data ? (
          <Oops text={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
        ) : data ? null : (
          <Skeleton label={MODERATION.loading}>
            <Bone height="140px" />
          </Skeleton>
        )}
        {data && reports.length === 0 ? (
          <Empty title={MODERATION.empty[queue]} text={MODERATION.emptyText[queue]} />
        ) : null}
        <ul ref={list} tabIndex={-1} aria-label={MODERATION.queue[queue]}>
          {reports.map((reported) => (
            <ReportedCard
              key={`${reported.subject.is} ${reported.subject.id}`}
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
