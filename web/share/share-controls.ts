import type { ReactNode } from 'react'
import type { Post } from '../../domain/posts.schema'
import type { InvitedControls } from './InvitedNote'
import type { ShareDetails } from './share-state'

/** What a browser adds to the share page; the Worker renders it without. */
export type ShareControls = {
  player: ReactNode
  reply: (post: Post) => void
  /** Reports whose work it uses. */
  report: () => void
  copyLink: (link: string) => void
  copyDetails: (details: ShareDetails) => void
  retry: () => void
  /** Something is on its way. */
  busy: boolean
  open: () => void
  askForNewLink: () => void
  /** Somebody is signed in on this device, as far as it knows. */
  known: boolean
  invited: InvitedControls
}
