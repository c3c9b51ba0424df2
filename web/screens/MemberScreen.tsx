import { useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useCallback, useEffect, useMemo } from 'react'
import { type Kind, kindOf } from '../../domain/kinds'
import type { Member, Voices } from '../../domain/members.schema'
import { isUsernameForm, normalUsername } from '../../domain/people'
import { isNotFound, textOf } from '../api/failure'
import { keys } from '../api/keys'
import { useMember, useVoicesOf } from '../api/members.queries'
import { useHeard } from '../api/purchases.queries'
import { useMe } from '../api/session.queries'
import { playableOf } from '../audio/playable'
import { player } from '../audio/player'
import { usePlayList } from '../audio/usePlayList'
import { FeedSkeleton } from '../features/feed/FeedSkeleton'
import { FeedTrouble } from '../features/feed/FeedTrouble'
import { MorePosts } from '../features/feed/MorePosts'
import { useHeldPosts } from '../features/feed/useHeldPosts'
import { useLiving } from '../features/feed/useLiving'
import { MemberHead } from '../features/members/MemberHead'
import { useShare } from '../features/post/useShare'
import { KINDS_IN_ORDER, LOOKS } from '../kinds'
import { PlayFrom } from '../state/play-from'
import { goTo, useView } from '../state/view'
import { Button, buttonClass } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { Oops } from '../ui/Oops'
import { useKeepAnswered } from '../ui/useKeepAnswered'
import { ViewLink } from '../ui/ViewLink'
import { MEMBER } from '../words/members'
import { BLOCKED_MEMBER } from '../words/safety'
import { Cards } from './Cards'

/** A member's public page. `?name=` is the username, `?kind=` filters the posts. */
export function MemberScreen() {
  const { params } = useView()
  const name = params.get('name') ?? ''
  const kind = KINDS_IN_ORDER.find((one) => one === params.get('kind') && kindOf(one).publicFeed) ?? null
  // Not a valid username: no request needed.
  if (!isUsernameForm(normalUsername(name))) return <Nobody />
  return <Page key={name} name={name} kind={kind} />
}

function Page({ name, kind }: { name: string; kind: Kind | null }) {
  const member = useMember(name)
  const username = member.data?.username
  // A former username redirects here; the address gets the current one.
  useEffect(() => {
    if (username && username !== name)
      goTo('member', { name: username, ...(kind ? { kind } : {}) }, { replace: true })
  }, [username, name, kind])
  // The account may be deleted while the page is open.
  if (isNotFound(member.error)) return <Nobody />
  if (member.data?.isBlocked) return <Apart member={member.data} name={name} />
  if (member.data) return <Known member={member.data} name={name} kind={kind} />
  if (member.isPending) return <FeedSkeleton label={MEMBER.loading} />
  return <Oops text={textOf(member.error)} busy={member.isFetching} onRetry={() => member.refetch()} />
}

function Nobody() {
  return (
    <Empty
      bird="owlcast"
      alone
      title={MEMBER.notFound}
      text={MEMBER.notFoundText}
      action={
        <ViewLink className={buttonClass({ tone: 'primary' })} view="home">
          {MEMBER.back}
        </ViewLink>
      }
    />
  )
}

/** A member whom the viewer blocked: no posts, and a button to unblock. */
function Apart({ member, name }: { member: Member; name: string }) {
  const { shareAt, shareDialog } = useShare()
  return (
    <>
      <MemberHead member={member} name={name} voices={0} kind={null} onKind={() => {}} onShare={shareAt}>
        {null}
      </MemberHead>
      <Empty bird="owlcast" title={BLOCKED_MEMBER.title(member.displayName)} text={BLOCKED_MEMBER.text} />
      {shareDialog}
    </>
  )
}

function Known({ member, name, kind }: { member: Member; name: string; kind: Kind | null }) {
  const me = useMe()
  const list = useVoicesOf(name, kind)
  const posts = useVoices(list.data?.pages, name, kind)
  const { shareAt, shareDialog } = useShare()
  const items = useMemo(() => posts.flatMap((post) => playableOf(post) ?? []), [posts])
  const playFrom = usePlayList(items)
  const { fetchNextPage } = list
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const narrowTo = (to: Kind | null) =>
    goTo('member', { name, ...(to ? { kind: to } : {}) }, { replace: true })
  // When all posts are loaded they are counted; the statistics still include posts that just expired.
  const isWhole = kind === null && list.isSuccess && !list.hasNextPage
  const counted = Object.values(member.voices).reduce((sum, count) => sum + count, 0)
  if (isNotFound(list.error)) return <Nobody />
  return (
    <div data-kind={kind ?? undefined}>
      <MemberHead
        member={member}
        name={name}
        voices={isWhole ? posts.length : counted}
        kind={kind}
        onKind={narrowTo}
        onShare={shareAt}
      >
        {items.length > 1 ? (
          <Button tone="line" icon={<Play className="i i-play" />} onClick={() => player.playAll(items)}>
            {MEMBER.playAll}
          </Button>
        ) : null}
      </MemberHead>
      {list.isPending ? <FeedSkeleton label={MEMBER.loadingVoices} /> : null}
      {list.isError && !list.isFetchNextPageError ? (
        <FeedTrouble error={list.error} saved={false} busy={list.isFetching} onRetry={() => list.refetch()} />
      ) : null}
      {posts.length > 0 ? (
        <PlayFrom value={playFrom}>
          <Cards posts={posts} viewerId={me?.id} />
        </PlayFrom>
      ) : null}
      {list.isSuccess && posts.length === 0 ? (
        <Nothing member={member} kind={kind} onAll={() => narrowTo(null)} />
      ) : null}
      {list.hasNextPage ? (
        <MorePosts busy={list.isFetchingNextPage} failed={list.isFetchNextPageError} onMore={more} />
      ) : null}
      {shareDialog}
    </div>
  )
}

/** The member's posts without duplicates and expired ones, as unlocked for the viewer. */
function useVoices(pages: readonly Voices[] | undefined, name: string, kind: Kind | null) {
  const client = useQueryClient()
  const all = useMemo(() => {
    const read = pages?.flatMap((page) => page.items) ?? []
    return [...new Map(read.map((post) => [post.id, post])).values()]
  }, [pages])
  const reread = useCallback(() => {
    for (const queryKey of [keys.voicesOf(name, kind), keys.member(name)])
      void client.invalidateQueries({ queryKey })
  }, [client, name, kind])
  const queryKey = keys.voicesOf(name, kind)
  const held = useHeldPosts(all, {
    queryKey,
    hasMore: pages?.at(-1)?.cursor != null,
  })
  return useKeepAnswered(useHeard(useLiving(held, reread)), queryKey.join(' '))
}

type NothingProps = { member: Member; kind: Kind | null; onAll: () => void }

function Nothing({ member, kind, onAll }: NothingProps) {
  if (kind === null)
    return <Empty bird="owlcast" title={MEMBER.empty(member.displayName)} text={MEMBER.emptyText} />
  return (
    <Empty
      bird={LOOKS[kind].bird}
      title={MEMBER.emptyOfKind(LOOKS[kind].words.many)}
      action={
        <Button tone="kind" onClick={onAll}>
          {MEMBER.showAll}
        </Button>
      }
    />
  )
}
