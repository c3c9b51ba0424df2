import type { ReactNode } from 'react'
import type { Post } from '../../domain/posts.schema'
import type { InvitedControls } from './InvitedNote'
import type { ShareDetails } from './share-state'

/** The recordings of an owlcast as one list to listen to. */
export type RecordingControls = {
  /** The one that is loaded. */
  nowId: string | null
  /** Plays a recording, and those that follow. */
  button: (post: Post) => ReactNode
  /** Where the loaded one is; nothing for the others. */
  seek: (post: Post) => ReactNode
  more: () => void
  busy: boolean
  /** Why the last press on More came to nothing. */
  problem: string | null
}

/** What a browser adds to the share page; the Worker renders it without. */
export type ShareControls = {
  player: ReactNode
  recordings: RecordingControls | null
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
