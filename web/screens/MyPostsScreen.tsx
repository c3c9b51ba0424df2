import '../features/posts/feed/feed.css'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Kind } from '../../domain/kinds'
import { MY_POSTS, MY_POSTS_EMPTY, MY_POSTS_FILTER_LABELS } from '../../domain/locales/en/posts'
import { getViewTitle } from '../../domain/locales/en/shell'
import type { Me } from '../../domain/people/people.schema'
import { isFilterOf, type OwnFilter } from '../../domain/posts/own-posts'
import type { View } from '../../domain/views'
import { useMe } from '../api/auth/session.queries'
import { keys } from '../api/keys'
import { useOwnPosts } from '../api/posts/own-posts.queries'
import { toPlayable } from '../audio/playback/playable'
import { CreateLink } from '../features/posts/feed/FeedHeader'
import { useHeldPosts } from '../features/posts/feed/useHeldPosts'
import { OwnHeader } from '../features/posts/own/OwnHeader'
import { findKindByOwnView, KIND_UI } from '../kinds'
import { EmptyState } from '../parts/loading/EmptyState'
import { PlayAllButton } from '../parts/player/PlayAllButton'
import { useKeepReplyTargets } from '../parts/posts/useKeepReplyTargets'
import { useUnexpired } from '../parts/posts/useUnexpired'
import { promptSignIn } from '../state/sign-in'
import { goTo, useView } from '../state/view'
import { Button } from '../ui/buttons/Button'
import { useUniqueItems } from '../ui/lists/useUniqueItems'
import { OwnPostActions } from './OwnPostActions'
import { PagedPosts } from './PagedPosts'

/** The list of the viewer's own posts (S2.3-47) for the current view. `?filter=` filters it. */
export function MyPostsScreen() {
  const { view, params } = useView()
  const me = useMe()
  const kind = findKindByOwnView(view)
  if (!kind || me === undefined) return null
  const requested = params.get('filter')
  const filter = isFilterOf(kind, requested) ? requested : 'all'
  return (
    <div data-kind={kind}>
      {me === null ? (
        <SignedOut kind={kind} />
      ) : (
        <OwnList key={`${me.id} ${view}`} me={me} view={view} kind={kind} filter={filter} />
      )}
    </div>
  )
}

type ListProps = { me: Me; view: View; kind: Kind; filter: OwnFilter }

function OwnList({ me, view, kind, filter }: ListProps) {
  const list = useOwnPosts(kind, filter)
  const posts = useOwnCards(list.data?.pages, kind, filter)
  const items = useMemo(() => posts.flatMap((post) => toPlayable(post) ?? []), [posts])
  const narrowTo = (to: OwnFilter) => goTo(view, to === 'all' ? {} : { filter: to }, { replace: true })
  return (
    <>
      <OwnHeader kind={kind} title={getViewTitle(view)} filter={filter} onFilter={narrowTo}>
        <PlayAllButton posts={posts} name={getViewTitle(view)} />
        <CreateLink kind={kind} tone="primary" />
      </OwnHeader>
      <PagedPosts
        list={list}
        posts={posts}
        items={items}
        name={getViewTitle(view)}
        viewerId={me.id}
        Own={OwnPostActions}
        loading={MY_POSTS.loading}
        empty={<EmptyOwnList kind={kind} filter={filter} onAll={() => narrowTo('all')} />}
      />
    </>
  )
}

type EmptyProps = { kind: Kind; filter: OwnFilter; onAll: () => void }

function EmptyOwnList({ kind, filter, onAll }: EmptyProps) {
  const { bird } = KIND_UI[kind]
  if (filter === 'all')
    return (
      <EmptyState
        bird={bird}
        title={MY_POSTS.empty}
        text={MY_POSTS_EMPTY[kind]}
        action={<CreateLink kind={kind} tone="kind" />}
      />
    )
  return (
    <EmptyState
      bird={bird}
      title={MY_POSTS.emptyFiltered(MY_POSTS_FILTER_LABELS[filter])}
      action={
        <Button tone="kind" onClick={onAll}>
          {MY_POSTS.showAll}
        </Button>
      }
    />
  )
}

type Pages = NonNullable<ReturnType<typeof useOwnPosts>['data']>['pages']

/** The unexpired posts of these pages without duplicates. */
function useOwnCards(pages: Pages | undefined, kind: Kind, filter: OwnFilter) {
  const client = useQueryClient()
  const refetchPosts = useCallback(
    () => void client.invalidateQueries({ queryKey: keys.own(kind, filter) }),
    [client, kind, filter],
  )
  const queryKey = keys.own(kind, filter)
  const hasMore = pages?.at(-1)?.cursor != null
  const held = useHeldPosts(useUniqueItems(pages), { queryKey, hasMore })
  return useKeepReplyTargets(useUnexpired(held, refetchPosts), queryKey.join(' '))
}

function SignedOut({ kind }: { kind: Kind }) {
  const { title, text, action, reason } = MY_POSTS.signedOut
  return (
    <EmptyState
      bird={KIND_UI[kind].bird}
      alone
      title={title}
      text={text}
      action={
        <Button tone="kind" onClick={() => void promptSignIn(reason)}>
          {action}
        </Button>
      }
    />
  )
}
