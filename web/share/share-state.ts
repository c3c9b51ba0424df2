/** State of a share page. The Worker renders it and embeds the same data as JSON for hydration. */
import type { InvitationPreview } from '../../domain/invitations/invitations'
import type { Moment } from '../../domain/moments/moments'
import type { Post } from '../../domain/posts/posts.schema'
import type { NamedPost } from '../../domain/posts/titles'

/** A page of an owlcast's recordings, and their total duration. */
export type SharedRecordingsPage = { items: Post[]; cursor: string | null; seconds: number }

/** All words of a recording, and where they are with their times. */
export type SharedWords = { text: string; language: string; wordsUrl: string }

export type AddedPost = NamedPost & { authorName: string }

/** A post with the recordings of an owlcast, the owlcast of a recording, or the post it answers. */
export type Shared = {
  post: Post
  recordings?: SharedRecordingsPage
  owlcast?: NamedPost
  /** Absent where the viewer may not see it. `moment`: the part of it that the post refers to, if any. */
  parent?: NamedPost & { moment?: Moment }
  /** Posts that continue the chain this one begins; absent without any. */
  added?: AddedPost[]
  /** Absent without a transcript, and while the recording is locked. */
  words?: SharedWords
  /** The author's `@user@host` of the fediverse, on public pages. */
  fediverseCreator?: string
  /** Content types of the sounds by their path. */
  soundTypes?: Record<string, string>
}

export type ShareState =
  | { at: 'loading' }
  | ({ at: 'loaded'; link: string; invitation?: InvitationPreview } & Shared)
  /** A magic link, not opened yet; `problem` is why the last attempt failed. */
  | { at: 'waiting'; problem?: string }
  | {
      at: 'error'
      message: string
      mayHaveExpired: boolean
      mayRetry: boolean
      /** Whether a new link can be requested, or was. */
      renewal: 'offered' | 'asked' | null
      details: ShareDetails
    }

/** For support (D7): whether there was a token, never its value. */
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
/** In an embed: the words of its sound. */
export const WORDS_ELEMENT = 'words'
/** In an embed: sounds that play one after another. */
export const TURNS_ELEMENT = 'turns'
