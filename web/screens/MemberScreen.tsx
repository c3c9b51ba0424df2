import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { getKind, type Kind } from '../../domain/kinds'
import { BLOCKED_MEMBER, MEMBER } from '../../domain/locales/en/people'
import type { Member, MemberPosts } from '../../domain/members/members.schema'
import { formatPeerKey } from '../../domain/messages/messages'
import { isUsernameForm, normalizeUsername } from '../../domain/people/people'
import { useMe } from '../api/auth/session.queries'
import { useUnlockedPosts } from '../api/billing/purchases.queries'
import { keys } from '../api/keys'
import { useMember, useMemberPostPages } from '../api/people/members.queries'
import { isNotFound } from '../api/request-error'
import { toPlayable } from '../audio/playback/playable'
import { MemberHeader } from '../features/people/MemberHeader'
import { FeedSkeleton } from '../features/posts/feed/FeedSkeleton'
import { useHeldPosts } from '../features/posts/feed/useHeldPosts'
import { KIND_UI, KINDS_IN_ORDER, MESSAGE_KIND } from '../kinds'
import { EmptyState } from '../parts/loading/EmptyState'
import { QueryError } from '../parts/loading/QueryError'
import { PlayAllButton } from '../parts/player/PlayAllButton'
import { useKeepReplyTargets } from '../parts/posts/useKeepReplyTargets'
import { useShare } from '../parts/posts/useShare'
import { useUnexpired } from '../parts/posts/useUnexpired'
import { ViewLink } from '../parts/views/ViewLink'
import { readLastUser } from '../state/last-user'
import { useAnsweredIds } from '../state/reply-panel'
import { promptSignIn } from '../state/sign-in'
import { useTopBarTitle } from '../state/top-bar'
import { goTo, useView } from '../state/view'
import { Button, getButtonClass } from '../ui/buttons/Button'
import { useUniqueItems } from '../ui/lists/useUniqueItems'
import { PagedPosts } from './PagedPosts'

/** A member's public page. `?name=` is the username, `?kind=` filters the posts. */
export function MemberScreen() {
  const { params } = useView()
  const name = params.get('name') ?? ''
  const kind =
    KINDS_IN_ORDER.find((option) => option === params.get('kind') && getKind(option).publicFeed) ?? null
  // An invalid username needs no request.
  if (!isUsernameForm(normalizeUsername(name))) return <MemberNotFound />
  return <MemberView key={name} name={name} kind={kind} />
}

function MemberView({ name, kind }: { name: string; kind: Kind | null }) {
  const member = useMember(name)
  const username = member.data?.username
  useTopBarTitle(member.data?.displayName ?? null)
  // A former username redirects here; the address gets the current one.
  useEffect(() => {
    if (username && username !== name)
      goTo('member', { name: username, ...(kind ? { kind } : {}) }, { replace: true })
  }, [username, name, kind])
  // The account may be deleted or blocked while the page is open; a reply recorded here stays.
  const isReplying = useAnsweredIds().size > 0 && member.data !== undefined
  if (isNotFound(member.error) && !isReplying) return <MemberNotFound />
  if (member.data?.isBlocked && !isReplying) return <BlockedMember member={member.data} name={name} />
  if (member.data) return <MemberFeed member={member.data} name={name} kind={kind} />
  if (member.isPending) return <FeedSkeleton label={MEMBER.loading} />
  return <QueryError query={member} />
}

function MemberNotFound() {
  return (
    <EmptyState
      bird="owlcast"
      alone
      title={MEMBER.notFound}
      text={MEMBER.notFoundText}
      action={
        <ViewLink className={getButtonClass({ tone: 'primary' })} view="home">
          {MEMBER.back}
        </ViewLink>
      }
    />
  )
}

/** A member whom the viewer blocked: no posts, and a button to unblock. */
function BlockedMember({ member, name }: { member: Member; name: string }) {
  const { shareAt, shareDialog } = useShare()
  return (
    <>
      <MemberHeader
        member={member}
        name={name}
        postCount={0}
        kind={null}
        onKind={() => {}}
        onShare={shareAt}
        onMessage={() => {}}
      >
        {null}
      </MemberHeader>
      <EmptyState
        bird="owlcast"
        title={BLOCKED_MEMBER.title(member.displayName)}
        text={BLOCKED_MEMBER.text}
      />
      {shareDialog}
    </>
  )
}

/** Opens the conversation with a member. Visitors sign in first. */
async function openConversation({ id, displayName }: Member): Promise<void> {
  if (!readLastUser() && !(await promptSignIn(MEMBER.signInToMessage(displayName), { suggestsSignUp: true })))
    return
  goTo(KIND_UI[MESSAGE_KIND].view, { with: formatPeerKey({ by: 'user', value: id }) })
}

const NO_PAGES: MemberPosts[] = []

function MemberFeed({ member, name, kind }: { member: Member; name: string; kind: Kind | null }) {
  const me = useMe()
  const list = useMemberPostPages(name, kind)
  const posts = useMemberPosts(isNotFound(list.error) ? NO_PAGES : list.data?.pages, name, kind)
  const { shareAt, shareDialog } = useShare()
  const items = useMemo(() => posts.flatMap((post) => toPlayable(post) ?? []), [posts])
  const narrowTo = (to: Kind | null) =>
    goTo('member', { name, ...(to ? { kind: to } : {}) }, { replace: true })
  // When all posts are loaded they are counted; the statistics still include posts that just expired.
  const isComplete = kind === null && list.isSuccess && !list.hasNextPage
  const counted = Object.values(member.postCounts).reduce((sum, count) => sum + count, 0)
  if (isNotFound(list.error) && posts.length === 0) return <MemberNotFound />
  return (
    <div data-kind={kind ?? undefined}>
      <MemberHeader
        member={member}
        name={name}
        postCount={isComplete ? posts.length : counted}
        kind={kind}
        onKind={narrowTo}
        onShare={shareAt}
        onMessage={() => void openConversation(member)}
      >
        <PlayAllButton posts={posts} name={member.displayName} tone="line" />
      </MemberHeader>
      <PagedPosts
        list={list}
        posts={posts}
        items={items}
        name={member.displayName}
        viewerId={me?.id}
        loading={MEMBER.loadingPosts}
        empty={<EmptyMember member={member} kind={kind} onAll={() => narrowTo(null)} />}
      />
      {shareDialog}
    </div>
  )
}

/** The member's posts without duplicates and expired ones, as unlocked for the viewer. */
function useMemberPosts(pages: readonly MemberPosts[] | undefined, name: string, kind: Kind | null) {
  const client = useQueryClient()
  const refetchPosts = useCallback(() => {
    for (const queryKey of [keys.memberPosts(name, kind), keys.member(name)])
      void client.invalidateQueries({ queryKey })
  }, [client, name, kind])
  const queryKey = keys.memberPosts(name, kind)
  const hasMore = pages?.at(-1)?.cursor != null
  const held = useHeldPosts(useUniqueItems(pages), { queryKey, hasMore })
  return useKeepReplyTargets(useUnlockedPosts(useUnexpired(held, refetchPosts)), queryKey.join(' '))
}

type EmptyMemberProps = { member: Member; kind: Kind | null; onAll: () => void }

function EmptyMember({ member, kind, onAll }: EmptyMemberProps) {
  if (kind === null)
    return <EmptyState bird="owlcast" title={MEMBER.empty(member.displayName)} text={MEMBER.emptyText} />
  return (
    <EmptyState
      bird={KIND_UI[kind].bird}
      title={MEMBER.emptyOfKind(KIND_UI[kind].texts.plural)}
      action={
        <Button tone="kind" onClick={onAll}>
          {MEMBER.showAll}
        </Button>
      }
    />
  )
}
