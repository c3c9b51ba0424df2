import type { ReactNode } from 'react'
import { SafetyOverlay } from '../features/safety/SafetyOverlay'
import type { Account } from '../features/shell/account'
import { PuzzleDialog } from '../features/site/PuzzleDialog'
import { lazyDialog } from '../parts/loading/lazy-dialog'
import {
  type OpenOverlays,
  type OverlayName,
  type OverlayProps,
  type OverlayResult,
  useOverlays,
} from '../state/overlays'

/** The sign-in dialog has a gate of its own, and the player shows its sheet itself. */
type HostedName = Exclude<OverlayName, 'signIn' | 'player'>
type HostedProps<Name extends HostedName> = OverlayProps[Name] & {
  account: Account
  onClose: (result?: OverlayResult<Name>) => void
}

const OVERLAYS: { readonly [Name in HostedName]: (props: HostedProps<Name>) => ReactNode } = {
  menu: lazyDialog(() => import('../features/shell/Drawer'), 'Drawer'),
  notifications: lazyDialog(
    () => import('../features/notifications/NotificationsPanel'),
    'NotificationsPanel',
  ),
  shortcuts: lazyDialog(() => import('../features/shell/shortcuts/ShortcutsDialog'), 'ShortcutsDialog'),
  pro: lazyDialog(() => import('../features/shell/pro/ProDialog'), 'ProDialog'),
  proof: lazyDialog(() => import('../features/auth/proof/ProofDialog'), 'ProofDialog'),
  puzzle: PuzzleDialog,
  createOwlcast: lazyDialog(() => import('./CreateOwlcastFlow'), 'CreateOwlcastFlow'),
  editPost: lazyDialog(() => import('../features/posts/EditPostDialog'), 'EditPostDialog'),
  editWords: lazyDialog(() => import('../features/transcripts/WordsDialog'), 'WordsDialog'),
  invite: lazyDialog(() => import('../features/invitations/InviteDialog'), 'InviteDialog'),
  moment: lazyDialog(() => import('../features/record/MomentStage'), 'MomentStage'),
  transcript: lazyDialog(() => import('../features/transcripts/TranscriptDialog'), 'TranscriptDialog'),
  purchase: lazyDialog(() => import('../features/billing/PurchaseDialog'), 'PurchaseDialog'),
  subscribe: lazyDialog(() => import('../features/syndication/SubscribeDialog'), 'SubscribeDialog'),
  safety: SafetyOverlay,
}
const NAMES = Object.keys(OVERLAYS) as HostedName[]

/** Shows the open overlays. */
export function OverlayHost({ account }: { account: Account }) {
  const open = useOverlays()
  return NAMES.map((name) => renderOverlay(name, open, account))
}

function renderOverlay<Name extends HostedName>(name: Name, open: OpenOverlays, account: Account): ReactNode {
  const overlay = open[name]
  // A session that ended by itself hides the editor until it is renewed.
  if (!overlay || (name === 'editPost' && !account.me)) return null
  const Overlay: (props: HostedProps<Name>) => ReactNode = OVERLAYS[name]
  return <Overlay key={overlay.id} {...overlay.props} account={account} onClose={overlay.close} />
}
