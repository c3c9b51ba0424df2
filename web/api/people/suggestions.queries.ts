/** People to suggest while a recipient is typed: only those the user knows already. */
import { useEffect, useMemo } from 'react'
import { type SuggestedPerson, suggestPeople } from '../../../domain/contacts/suggestions'
import { readContacts } from '../../state/synced-contacts'
import { useMe } from '../auth/session.queries'
import { useConversations } from '../messages/messages.queries'
import { usePeopleAround } from './members.queries'

/** More followed people than these pages hold are found by their whole username. */
const PAGES_MAX = 10

/** Suggestions for the typed text, from followed people, conversations and synced contacts. */
export function useSuggestions(typed: string, enabled: boolean): SuggestedPerson[] {
  const me = useMe()
  const isOn = enabled && me != null && typed.trim() !== ''
  const following = usePeopleAround(me?.username ?? '', 'following', isOn)
  const conversations = useConversations(isOn)
  const { hasNextPage, isFetching, isError, fetchNextPage } = following
  const pages = following.data?.pages.length ?? 0
  const canLoadMore = isOn && hasNextPage && !isFetching && !isError && pages < PAGES_MAX
  useEffect(() => {
    if (canLoadMore) void fetchNextPage()
  }, [canLoadMore, fetchNextPage])
  const contacts = useMemo(() => (isOn && me ? readContacts(me.id).contacts : []), [isOn, me])
  if (!isOn) return []
  return suggestPeople(typed, {
    followed: following.data?.pages.flatMap(({ items }) => items) ?? [],
    recent: conversations.data?.pages.flatMap(({ items }) => items.map(({ peer }) => peer)) ?? [],
    contacts,
  })
}
