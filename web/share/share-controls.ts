import type { ReactNode } from 'react'
import type { Post } from '../../domain/posts/posts.schema'
import type { InvitedControls } from './InvitedNote'
import type { ShareDetails } from './share-state'

/** The recordings of an owlcast as one playlist. */
export type RecordingControls = {
  /** The loaded recording. */
  nowId: string | null
  /** Button that plays a recording and those after it. */
  button: (post: Post) => ReactNode
  /** Seek bar of the loaded recording; nothing for others. */
  seek: (post: Post) => ReactNode
  more: () => void
  busy: boolean
  /** Why loading more failed. */
  problem: string | null
}

/** Controls that the browser adds to the share page; the Worker renders without it. */
export type ShareControls = {
  player: ReactNode
  /** The words of the post, which follow the player. */
  words: ReactNode
  /** In place of the day of a post that fades: the Worker renders a page once for any time. */
  timeLeft: ReactNode
  recordings: RecordingControls | null
  reply: (post: Post) => void
  /** Opens the copyright report. */
  report: () => void
  copyLink: (link: string) => void
  copyDetails: (details: ShareDetails) => void
  retry: () => void
  /** A request is running. */
  busy: boolean
  open: () => void
  requestNewLink: () => void
  /** This device has a signed-in user. */
  known: boolean
  invited: InvitedControls
}
