/** What is sent to a browser that is told outside of the page. No more than the list of notifications shows. */
import type { Kind } from './kinds'
import type { Reason } from './notifications'

export type Pushed = {
  id: string
  /** A later one of the same group takes the place of this one. */
  group: string
  reason: Reason
  kind: Kind | null
  /** The name of who caused it last, and what leads to them; null for the system. */
  actor: string | null
  username: string | null
  count: number
  /** What it is about, and leads to. A private message tells only who. */
  postId: string | null
  title: string | null
  sourceId: string | null
  /** What a system's notice says, as a code. */
  message: string | null
}
