/** What a share page shows. The Worker renders it and hands the same data to the script as a JSON block. */
import type { OpenedInvitation } from '../../domain/invitations'
import type { Post } from '../../domain/posts.schema'

/** What was recorded in an owlcast: one page of it, and how long all of it is. */
export type SharedRecordings = { items: Post[]; cursor: string | null; seconds: number }

/** A voice, and what belongs to it: the recordings of an owlcast, the owlcast of a recording. */
export type Shared = {
  post: Post
  recordings?: SharedRecordings
  owlcast?: Pick<Post, 'id' | 'kind' | 'title'>
}

export type ShareState =
  | { at: 'loading' }
  | ({ at: 'loaded'; link: string; invitation?: OpenedInvitation } & Shared)
  /** A link with a token, not opened yet; `problem` is why the last press came to nothing. */
  | { at: 'waiting'; problem?: string }
  | {
      at: 'error'
      message: string
      mayHaveFaded: boolean
      mayRetry: boolean
      /** Whether another link may be asked for, or was. */
      renewal: 'offered' | 'asked' | null
      details: ShareDetails
    }

/** For support (D7): whether there was a token, never which. */
export type ShareDetails = {
  url: string
  pathname: string
  searchParams: string
  contentType: string
  id: string
  token: boolean
  invitation: boolean
  message: string
  requestId: string
}

export const STATE_ELEMENT = 'share-state'
export const ROOT_ELEMENT = 'share-root'
/** In an embed: two sounds that are heard one after the other. */
export const TURNS_ELEMENT = 'turns'
