/** The client's root: providers, the app shell, and the table that gives each view its screen. */
import { QueryClientProvider } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import type { OtherView, View } from '../domain/views'
import { useMe } from './api/auth/session.queries'
import { queryClient } from './api/query-client'
import { useIsLoaded } from './audio/playback/usePlayer'
import { signingOutAtom } from './features/account/signing-out'
import { SignInGate } from './features/auth/SignInGate'
import { useSignOutAction } from './features/auth/useSignOutAction'
import { AppShell, type Layout } from './features/shell/AppShell'
import type { Account } from './features/shell/account'
import { ErrorPage, ErrorScreen } from './features/shell/ErrorScreen'
import { useShortcuts } from './features/shell/shortcuts/useShortcuts'
import { useScheme } from './features/shell/useScheme'
import { ScrollRestoration, useViewChange } from './features/shell/useViewChange'
import { ViewFade } from './features/shell/ViewFade'
import { useIdle } from './hooks/useIdle'
import { DialogLoading, ViewLoading } from './parts/loading/Loading'
import { HomeScreen } from './screens/HomeScreen'
import { useOverlays } from './state/overlays'
import { bindNavigate, isLinkPath, isMissingPath, useView } from './state/view'
import { ErrorBoundary } from './ui/states/ErrorBoundary'
import { LazyPart } from './ui/states/LazyPart'
import { lazyPart } from './ui/states/lazy-part'

type ViewConfig = { Screen: ComponentType; layout: Layout; aside?: ReactNode }

const FeedScreen = lazyPart(() => import('./screens/FeedScreen'), 'FeedScreen')
const RecordScreen = lazyPart(() => import('./screens/RecordScreen'), 'RecordScreen')
const FeedAside = lazyPart(() => import('./screens/FeedAside'), 'FeedAside')
const HomeAside = lazyPart(() => import('./screens/HomeAside'), 'HomeAside')
const loadPlayer = () => import('./features/player/PlayerBar')
const PlayerBar = lazyPart(loadPlayer, 'PlayerBar')
const SettingsScreen = lazyPart(() => import('./screens/SettingsScreen'), 'SettingsScreen')
const ProfileScreen = lazyPart(() => import('./screens/ProfileScreen'), 'ProfileScreen')
const ReplyArrival = lazyPart(() => import('./screens/SharedReplyStart'), 'SharedReplyStart')
const LinkOfflineScreen = lazyPart(() => import('./screens/LinkOfflineScreen'), 'LinkOfflineScreen')
const NotFoundScreen = lazyPart(() => import('./screens/NotFoundScreen'), 'NotFoundScreen')
const AuthScreen = lazyPart(() => import('./screens/AuthScreen'), 'AuthScreen')
const IdleParts = lazyPart(() => import('./screens/IdleParts'), 'IdleParts')
const MessagesScreen = lazyPart(() => import('./screens/MessagesScreen'), 'MessagesScreen')
const SearchScreen = lazyPart(() => import('./screens/SearchScreen'), 'SearchScreen')
const MemberScreen = lazyPart(() => import('./screens/MemberScreen'), 'MemberScreen')
const MyPostsScreen = lazyPart(() => import('./screens/MyPostsScreen'), 'MyPostsScreen')
const GraphScreen = lazyPart(() => import('./screens/GraphScreen'), 'GraphScreen')
const MueManagerScreen = lazyPart(() => import('./screens/MueManagerScreen'), 'MueManagerScreen')
const ModerationScreen = lazyPart(() => import('./screens/ModerationScreen'), 'ModerationScreen')
const SiteScreen = lazyPart(() => import('./screens/SiteScreen'), 'SiteScreen')
const GoodbyeScreen = lazyPart(() => import('./screens/AccountDeletedScreen'), 'AccountDeletedScreen')
const OverlayHost = lazyPart(() => import('./screens/OverlayHost'), 'OverlayHost')
const SignOutGuard = lazyPart(() => import('./features/drafts/SignOutGuard'), 'SignOutGuard')

const FEED: ViewConfig = { Screen: FeedScreen, layout: 'aside', aside: <FeedAside /> }
const MEMBER_HOME: ViewConfig = { Screen: HomeScreen, layout: 'aside', aside: <HomeAside /> }
const OWN: ViewConfig = { Screen: MyPostsScreen, layout: 'aside', aside: <FeedAside /> }
/** A view without an entry is the list of a kind. */
const SCREENS: Record<OtherView, ViewConfig> & Partial<Record<View, ViewConfig>> = {
  home: { Screen: HomeScreen, layout: 'wide' },
  'mue-messages': { Screen: MessagesScreen, layout: 'wide' },
  member: { Screen: MemberScreen, layout: 'aside', aside: <FeedAside /> },
  search: { Screen: SearchScreen, layout: 'wide' },
  record: { Screen: RecordScreen, layout: 'bare' },
  profile: { Screen: ProfileScreen, layout: 'wide' },
  settings: { Screen: SettingsScreen, layout: 'wide' },
  graph: { Screen: GraphScreen, layout: 'wide' },
  'mue-manager': { Screen: MueManagerScreen, layout: 'wide' },
  moderation: { Screen: ModerationScreen, layout: 'wide' },
  auth: { Screen: AuthScreen, layout: 'wide' },
  site: { Screen: SiteScreen, layout: 'wide' },
  goodbye: { Screen: GoodbyeScreen, layout: 'wide' },
  'my-squawks': OWN,
  'my-hums': OWN,
  'my-nightingales': OWN,
  'my-owlcasts': OWN,
}
const LINK_OFFLINE: ViewConfig = { Screen: LinkOfflineScreen, layout: 'wide' }
const NOT_FOUND: ViewConfig = { Screen: NotFoundScreen, layout: 'wide' }

function getViewConfig(view: View, pathname: string, isMember: boolean): ViewConfig {
  if (isMissingPath(pathname)) return NOT_FOUND
  if (isLinkPath(pathname)) return LINK_OFFLINE
  return view === 'home' && isMember ? MEMBER_HOME : (SCREENS[view] ?? FEED)
}

export function App() {
  return (
    <ErrorBoundary fallback={(error) => <ErrorPage error={error} />}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Navigation />
          <AppFrame />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

function AppFrame() {
  const { view, params } = useView()
  const me = useMe()
  const leave = useSignOutAction()
  const [leaving, setLeaving] = useAtom(signingOutAtom)
  const account: Account = { me, signOut: () => setLeaving(true) }
  const idle = useIdle()
  const { pathname } = useLocation()
  const { Screen, layout, aside } = getViewConfig(view, pathname, Boolean(me))
  // The same element, so that a response of the session or an idle page does not render the whole screen again.
  const screen = useMemo(() => <Screen />, [Screen])
  // Preloads the player, so that the first post starts without waiting for it.
  useEffect(() => void (idle && loadPlayer()), [idle])
  useScheme()
  useViewChange(view)
  useShortcuts(view)
  return (
    <>
      <ScrollRestoration />
      <AppShell account={account} layout={layout} aside={aside} player={<PlayerSlot />}>
        {idle && me !== undefined ? (
          <LazyPart>
            <IdleParts ownerId={me?.id ?? null} view={view} />
          </LazyPart>
        ) : null}
        <ErrorBoundary key={view} fallback={(error) => <ErrorScreen error={error} />}>
          <Suspense fallback={<ViewLoading />}>
            <ViewFade>{screen}</ViewFade>
          </Suspense>
        </ErrorBoundary>
      </AppShell>
      {params.has('reply') ? (
        <LazyPart>
          <ReplyArrival />
        </LazyPart>
      ) : null}
      <OverlaySlot account={account} />
      <SignInGate />
      {leaving && me ? (
        <LazyPart onLost={() => setLeaving(false)}>
          <SignOutGuard
            ownerId={me.id}
            onStay={() => setLeaving(false)}
            onSignOut={() => {
              setLeaving(false)
              leave()
            }}
          />
        </LazyPart>
      ) : null}
    </>
  )
}

/** Separate component, so that `AppShell` does not re-render when an overlay opens. */
function OverlaySlot({ account }: { account: Account }) {
  const open = Object.values(useOverlays())
  return open.length > 0 ? (
    <LazyPart fallback={<DialogLoading />} onLost={() => open.forEach(({ close }) => void close())}>
      <OverlayHost account={account} />
    </LazyPart>
  ) : null
}

/** Separate component, so that the first playback renders the player only, not `AppShell`. */
function PlayerSlot() {
  return useIsLoaded() ? <PlayerBar /> : null
}

/** Provides the router's navigate function to `goTo`. */
function Navigation() {
  const navigate = useNavigate()
  useEffect(() => {
    bindNavigate(navigate)
    return () => bindNavigate(null)
  }, [navigate])
  return null
}
