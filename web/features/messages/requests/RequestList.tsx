import '../inbox.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type RefObject, useRef } from 'react'
import { MESSAGES, REQUESTS } from '../../../../domain/locales/en/people'
import { FEED } from '../../../../domain/locales/en/shell'
import type { Conversation } from '../../../../domain/messages/messages.schema'
import type { useRequests } from '../../../api/messages/messages.queries'
import type { RequestDecision } from '../../../api/messages/requests.mutations'
import { KIND_UI, MESSAGE_KIND } from '../../../kinds'
import { EmptyState } from '../../../parts/loading/EmptyState'
import { ListState } from '../../../parts/loading/ListState'
import { ViewLink } from '../../../parts/views/ViewLink'
import { Button } from '../../../ui/buttons/Button'
import { ListSkeleton } from '../thread/MessageSkeletons'
import { useHeldConversations } from '../useHeldConversations'
import { RequestRow } from './RequestRow'
import { useAnswerRequest } from './useAnswerRequest'

type Props = {
  list: ReturnType<typeof useRequests>
  /** The peer key of the open request. */
  openKey: string | null
  headingRef: RefObject<HTMLHeadingElement | null>
  onDismissed: (request: Conversation) => void
  onBlocked: () => void
}

/** Message requests from strangers, newest first. */
export function RequestList({ list, openKey, headingRef, onDismissed, onBlocked }: Props) {
  const rows = useRef<HTMLUListElement>(null)
  const { answerRequest, busy } = useAnswerRequest()
  const items = useHeldConversations(list)
  /** Moves the focus to the next row, else the previous one, else the heading of the empty list. */
  function handleAnswer(action: RequestDecision['action'], request: Conversation, at: number) {
    answerRequest(action, request, () => {
      const all = rows.current?.children
      const next = all?.[at + 1] ?? all?.[at - 1]
      ;(next?.querySelector('a') ?? headingRef.current)?.focus()
      if (action === 'dismiss') onDismissed(request)
    })
  }
  return (
    <section className="list" aria-label={REQUESTS.list}>
      <div className="feed-head stack">
        <ViewLink className="to-messages row -inline" view="mue-messages" aria-current={false}>
          <ArrowLeft className="icon flip" />
          {REQUESTS.back}
        </ViewLink>
        <h1 className="visually-hidden">{MESSAGES.heading}</h1>
        <h2 ref={headingRef} tabIndex={-1}>
          {REQUESTS.heading}
        </h2>
        <p className="why subtle">{REQUESTS.hint}</p>
      </div>
      <ListState
        list={list}
        skeleton={<ListSkeleton label={REQUESTS.loading} />}
        stale={REQUESTS.offline}
        isEmpty={items.length === 0 && !list.hasNextPage}
        empty={<EmptyState bird={KIND_UI[MESSAGE_KIND].bird} {...REQUESTS.empty} />}
      />
      {items.length > 0 ? (
        <ul ref={rows}>
          {items.map((request, at) => (
            <RequestRow
              key={request.peer.key}
              request={request}
              open={request.peer.key === openKey}
              busy={busy?.peer === request.peer.key ? busy.action : null}
              onAnswer={(action) => handleAnswer(action, request, at)}
              onBlocked={onBlocked}
            />
          ))}
        </ul>
      ) : null}
      {list.hasNextPage ? (
        <div className="more stack -center">
          <Button tone="line" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchingNextPage ? FEED.loadingMore : FEED.showMore}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
