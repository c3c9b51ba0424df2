import '../../ui/fields/SearchPill.css'
import './inbox.css'
import ChevronRight from 'lucide-react/icons/chevron-right'
import MailQuestionMark from 'lucide-react/icons/mail-question-mark'
import Mic from 'lucide-react/icons/mic'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { MESSAGES, REQUESTS } from '../../../domain/locales/en/people'
import { FEED } from '../../../domain/locales/en/shell'
import { MESSAGES_COUNTED_MAX } from '../../../domain/messages/messages.limits'
import type { Conversation } from '../../../domain/messages/messages.schema'
import type { useConversations } from '../../api/messages/messages.queries'
import { KIND_UI, MESSAGE_KIND } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { EmptyState } from '../../parts/loading/EmptyState'
import { ListState } from '../../parts/loading/ListState'
import { ViewLink } from '../../parts/views/ViewLink'
import { Button, getButtonClass } from '../../ui/buttons/Button'
import { ConversationRow } from './ConversationRow'
import { isConversationMatch } from './conversation-text'
import { ListSkeleton } from './thread/MessageSkeletons'
import { useHeldConversations } from './useHeldConversations'

type Props = {
  list: ReturnType<typeof useConversations>
  meId: string
  /** The number of message requests. */
  requests: number
  /** The peer key of the open conversation. */
  openKey: string | null
  onReply: (conversation: Conversation) => void
  onShare: (conversation: Conversation) => void
}

/** All conversations, newest first, with a search and a link to a new message. */
export function ConversationList({ list, meId, requests, openKey, onReply, onShare }: Props) {
  const [query, setQuery] = useState('')
  const { texts, bird } = KIND_UI[MESSAGE_KIND]
  const items = useHeldConversations(list)
  const shown =
    query.trim() === '' ? items : items.filter((conversation) => isConversationMatch(conversation, query))
  return (
    <section className="list" aria-label={MESSAGES.list}>
      <div className="feed-head stack">
        <h1 className="row -m" data-kind={MESSAGE_KIND}>
          <Bird name={bird} />
          {MESSAGES.heading}
        </h1>
        <search className="search row -s">
          <Search className="icon" />
          <input
            type="search"
            className="bare fill"
            placeholder={MESSAGES.search}
            aria-label={MESSAGES.search}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </search>
        <ViewLink
          className={getButtonClass({ tone: 'primary', block: true })}
          view="record"
          params={{ mode: MESSAGE_KIND }}
        >
          <Mic className="icon" />
          {MESSAGES.create}
        </ViewLink>
      </div>
      {requests > 0 ? (
        <ViewLink
          className="to-requests row -m"
          view="mue-messages"
          params={{ box: 'requests' }}
          aria-current={false}
        >
          <MailQuestionMark className="icon" />
          {REQUESTS.link(requests, MESSAGES_COUNTED_MAX)}
          <ChevronRight className="icon flip" />
        </ViewLink>
      ) : null}
      <ListState
        list={list}
        skeleton={<ListSkeleton label={texts.loading} />}
        stale={MESSAGES.offline}
        isEmpty={items.length === 0 && !list.hasNextPage}
        empty={
          <EmptyState
            bird={bird}
            title={texts.empty.title}
            text={requests > 0 ? REQUESTS.onlyRequests : texts.empty.text}
          />
        }
      />
      <p className="visually-hidden" role="status">
        {query.trim() !== '' && list.data && shown.length === 0 ? MESSAGES.noResults(query.trim()) : ''}
      </p>
      {query.trim() !== '' && items.length > 0 && shown.length === 0 ? (
        <p className="note hint" aria-hidden="true">
          {MESSAGES.noResults(query.trim())}
        </p>
      ) : null}
      {shown.length > 0 ? (
        <ul>
          {shown.map((conversation) => (
            <ConversationRow
              key={conversation.peer.key}
              conversation={conversation}
              meId={meId}
              open={conversation.peer.key === openKey}
              onReply={() => onReply(conversation)}
              onShare={() => onShare(conversation)}
            />
          ))}
        </ul>
      ) : null}
      {list.hasNextPage ? (
        <div className="more stack -center">
          {query.trim() === '' ? null : <p className="note hint">{MESSAGES.searchScope}</p>}
          <Button tone="line" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchingNextPage ? FEED.loadingMore : FEED.showMore}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
