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
import { MemberFacts } from '../features/people/MemberFacts'
import { KindFilter, MemberHeader } from '../features/people/MemberHeader'
import { ALL_POSTS, Shelves } from '../features/people/Shelves'
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

/** What is listed as cards: a kind, or all; null for shelves. */
type Listed = Kind | typeof ALL_POSTS | null

/** A member's public page. `?name=` is the username; `?kind=` lists their posts as cards, all of them or one kind. */
export function MemberScreen() {
  const { params } = useView()
  const name = params.get('name') ?? ''
  const kind = params.get('kind')
  const listed: Listed =
    kind === ALL_POSTS
      ? ALL_POSTS
      : (KINDS_IN_ORDER.find((option) => option === kind && getKind(option).publicFeed) ?? null)
  // An invalid username needs no request.
  if (!isUsernameForm(normalizeUsername(name))) return <MemberNotFound />
  return <MemberView key={name} name={name} listed={listed} />
}

function MemberView({ name, listed }: { name: string; listed: Listed }) {
  const member = useMember(name)
  const username = member.data?.username
  useTopBarTitle(member.data?.displayName ?? null)
  // A former username redirects here; the address gets the current one.
  useEffect(() => {
    if (username && username !== name)
      goTo('member', { name: username, ...(listed ? { kind: listed } : {}) }, { replace: true })
  }, [username, name, listed])
  // The account may be deleted or blocked while the page is open; a reply recorded here stays.
  const isReplying = useAnsweredIds().size > 0 && member.data !== undefined
  if (isNotFound(member.error) && !isReplying) return <MemberNotFound />
  if (member.data?.isBlocked && !isReplying) return <BlockedMember member={member.data} name={name} />
  if (member.data) return <MemberPage member={member.data} name={name} listed={listed} />
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
    <div className="profile stack">
      <MemberHeader member={member} name={name} onShare={shareAt} onMessage={() => {}} />
      <EmptyState
        bird="owlcast"
        title={BLOCKED_MEMBER.title(member.displayName)}
        text={BLOCKED_MEMBER.text}
      />
      {shareDialog}
    </div>
  )
}

/** Opens the conversation with a member. Visitors sign in first. */
async function openConversation({ id, displayName }: Member): Promise<void> {
  if (!readLastUser() && !(await promptSignIn(MEMBER.signInToMessage(displayName), { suggestsSignUp: true })))
    return
  goTo(KIND_UI[MESSAGE_KIND].view, { with: formatPeerKey({ by: 'user', value: id }) })
}

function MemberPage({ member, name, listed }: { member: Member; name: string; listed: Listed }) {
  const { shareAt, shareDialog } = useShare()
  const postCount = Object.values(member.postCounts).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <div className="profile stack">
        <MemberHeader
          member={member}
          name={name}
          onShare={shareAt}
          onMessage={() => void openConversation(member)}
        />
        {listed === null ? (
          <Shelves
            name={name}
            displayName={member.displayName}
            empty={<EmptyMember member={member} kind={null} />}
          />
        ) : null}
        <MemberFacts member={member} postCount={postCount} />
      </div>
      {listed === null ? null : (
        <MemberFeed member={member} name={name} kind={listed === ALL_POSTS ? null : listed} />
      )}
      {shareDialog}
    </>
  )
}

const NO_PAGES: MemberPosts[] = []

function MemberFeed({ member, name, kind }: { member: Member; name: string; kind: Kind | null }) {
  const me = useMe()
  const list = useMemberPostPages(name, kind)
  const posts = useMemberPosts(isNotFound(list.error) ? NO_PAGES : list.data?.pages, name, kind)
  const items = useMemo(() => posts.flatMap((post) => toPlayable(post) ?? []), [posts])
  const narrowTo = (to: Kind | null) => goTo('member', { name, kind: to ?? ALL_POSTS }, { replace: true })
  if (isNotFound(list.error) && posts.length === 0) return <MemberNotFound />
  return (
    <div data-kind={kind ?? undefined}>
      <div className="profile stack -tools">
        <KindFilter member={member} kind={kind} onKind={narrowTo} />
        <PlayAllButton posts={posts} name={member.displayName} tone="line" />
      </div>
      <PagedPosts
        list={list}
        posts={posts}
        items={items}
        name={member.displayName}
        viewerId={me?.id}
        loading={MEMBER.loadingPosts}
        empty={<EmptyMember member={member} kind={kind} onAll={() => narrowTo(null)} />}
      />
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

type EmptyMemberProps = { member: Member; kind: Kind | null; onAll?: () => void }

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
