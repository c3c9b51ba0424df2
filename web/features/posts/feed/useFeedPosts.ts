import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { getKind, type Kind } from '../../../../domain/kinds'
import type { Feed } from '../../../../domain/posts/feed.schema'
import type { Post } from '../../../../domain/posts/posts.schema'
import { useMe } from '../../../api/auth/session.queries'
import { useUnlockedPosts } from '../../../api/billing/purchases.queries'
import { keys } from '../../../api/keys'
import { useOwnOwlcasts } from '../../../api/owlcasts/owlcasts.queries'
import { usePost } from '../../../api/posts/posts.queries'
import { readSavedFeed } from '../../../api/posts/saved-feed'
import { isNotFound } from '../../../api/request-error'
import { showErrorToast } from '../../../parts/loading/error-toast'
import { type ListedPost, useKeepReplyTargets } from '../../../parts/posts/useKeepReplyTargets'
import { useUnexpired } from '../../../parts/posts/useUnexpired'
import { getServerNow } from '../../../state/clock'
import { useUniqueItems } from '../../../ui/lists/useUniqueItems'
import { mergeOwnPosts } from './merge-own-posts'
import { useHeldPosts } from './useHeldPosts'

const NONE: readonly Post[] = []

/**
 * The posts a feed shows: its pages without duplicates, plus the linked post if it is not among them, or the posts
 * saved on this device when loading failed. The viewer's unlisted posts are merged in. `card` is the id of the card
 * that contains the linked post. A filtered list has no linked and no saved posts.
 */
export function useFeedPosts(
  kind: Kind,
  pages: readonly Feed[] | undefined,
  failed: boolean,
  wanted: string | null,
  isNarrowed = false,
): { posts: readonly ListedPost<Post>[]; saved: boolean; card: string | null; isWaiting: boolean } {
  const client = useQueryClient()
  const me = useMe()
  const hasOwn = Boolean(me) && getKind(kind).hasRecordings && !isNarrowed
  const own = useOwnOwlcasts(hasOwn)
  const hasMore = pages?.at(-1)?.cursor != null
  const unique = useUniqueItems<Post>(pages)
  const listed = useMemo(
    () => mergeOwnPosts(unique, (hasOwn && own.data) || [], hasMore),
    [unique, own.data, hasOwn, hasMore],
  )
  const isMissing = (id: string | null) =>
    pages !== undefined && id !== null && !listed.some((post) => post.id === id)
  const linkedQuery = usePost(isMissing(wanted) ? wanted : null)
  // A recording is shown in the card of its owlcast.
  const owlcastId = linkedQuery.data?.owlcastId ?? null
  const owlcastQuery = usePost(isMissing(owlcastId) ? owlcastId : null)
  const cardQuery = owlcastId === null ? linkedQuery : owlcastQuery
  const card = owlcastId ?? wanted
  // A card that was pushed off its page keeps its position; one that was never listed comes first.
  const [listedId, setListedId] = useState<string | null>(null)
  if (card !== listedId && pages !== undefined && card !== null && !isMissing(card)) setListedId(card)
  const isFirst = isMissing(card) && card !== listedId && !isNotFound(cardQuery.error)
  const first = isFirst && cardQuery.data?.kind === kind ? cardQuery.data : null
  const found = useMemo(() => (first ? [first, ...listed] : listed), [first, listed])
  const queryKey = isNarrowed ? keys.followed(kind) : keys.feed(kind)
  const held = useHeldPosts(found, { queryKey, hasMore, keptId: card })
  useEffect(() => {
    if (cardQuery.error) showErrorToast(cardQuery.error)
  }, [cardQuery.error])
  const saved = useMemo(
    () => (failed && pages === undefined && !isNarrowed ? readSavedFeed(kind, getServerNow()) : null),
    [failed, pages, kind, isNarrowed],
  )
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: keys.feed(kind) }),
    [client, kind],
  )
  const shown = useKeepReplyTargets(
    useUnlockedPosts(useUnexpired(saved ?? held, refresh)),
    queryKey.join(' '),
  )
  // Signing in above a visible list keeps it, with its open panels.
  const [isOnScreen, setOnScreen] = useState(false)
  const isWaiting = hasOwn && own.isPending && saved === null && !isOnScreen
  if (!isWaiting && pages !== undefined && !isOnScreen) setOnScreen(true)
  return { posts: isWaiting ? NONE : shown, saved: saved !== null && saved.length > 0, card, isWaiting }
}
