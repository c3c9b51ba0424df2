/** The dialogs that open above every view, from anywhere. `OverlayHost` shows them; each is a lazy chunk. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { SignInOutcome } from '../../domain/auth/return-url'
import type { Kind } from '../../domain/kinds'
import type { Moment } from '../../domain/moments/moments'
import type { Author } from '../../domain/people/author.schema'
import type { Post } from '../../domain/posts/posts.schema'
import type { SyndicationTarget } from '../../domain/syndication/syndication'

export type SignInTab = 'phone' | 'email' | 'sign-up'

export type SignInRequest = {
  /** The reason shown above the form; empty when the user clicked Sign In. */
  reason: string
  /** Offers sign-up first on a device where nobody has signed in yet. */
  suggestsSignUp?: boolean
  tab?: SignInTab
  /** The token of a confirmation link. */
  verify?: string
  /** The token of an invitation to the site. */
  invited?: string
  /** The token of a password reset link. */
  reset?: string
  /** The result of an external sign-in that redirected back here. */
  ending?: SignInOutcome
}

export type OwlcastRequest = {
  kind: Kind
  /** The post it is created from. */
  source?: Post
  /** Initial name. */
  name?: string
  /** The caller continues by itself; otherwise the app opens the new owlcast. */
  staysOnPage?: boolean
}

export type SafetyRequest = {
  what: 'mute' | 'unmute' | 'block' | 'unblock' | 'report'
  person: Pick<Author, 'id' | 'username' | 'displayName'>
  /** The reported post; without it, the member is reported. */
  post?: { id: string; title: string } | undefined
  /** The reported hello of this member, likewise. */
  hello?: { id: string } | undefined
  /** Called after blocking: the open view may be about the member. */
  onBlocked?: (() => void) | undefined
}

export type MomentRequest = {
  postId: string
  /** What is chosen at first; null suggests one. */
  moment: Moment | null
  /** Records a reply to it; otherwise the caller gets what was chosen. */
  isAnswered: boolean
}

/** The props of each overlay. */
export type OverlayProps = {
  menu: object
  notifications: object
  shortcuts: object
  pro: object
  signIn: { request: SignInRequest }
  /** Asks to prove again who one is. */
  proof: object
  puzzle: object
  createOwlcast: { request: OwlcastRequest }
  editPost: { post: Post }
  editWords: { post: Post }
  /** Invites collaborators to a post. */
  invite: { post: Post }
  /** The stage of a moment: the part of a post that a reply refers to. */
  moment: { request: MomentRequest }
  /** The words of a post as a list of phrases. */
  transcript: { post: Post }
  /** The full player; `atWords` moves the focus to the spoken phrase. */
  player: { atWords: boolean }
  /** The offer for a post: an owlcast for all its recordings, else the post itself. */
  purchase: { postId: string }
  /** Ways to subscribe to a feed. */
  subscribe: { target: SyndicationTarget }
  safety: { request: SafetyRequest }
}

/** The result of an overlay; the others resolve with nothing. */
type OverlayResults = {
  /** Whether the user is signed in. */
  signIn: boolean
  /** Whether the user did. */
  proof: boolean
  /** The token of the solved puzzle. */
  puzzle: string
  createOwlcast: Post
  /** What was chosen; a null moment is the whole post. */
  moment: { moment: Moment | null }
}

export type OverlayName = keyof OverlayProps
export type OverlayResult<Name extends OverlayName> = Name extends keyof OverlayResults
  ? OverlayResults[Name]
  : undefined

type OpenOverlay<Name extends OverlayName> = {
  /** Distinguishes it from the last one of its name. */
  id: number
  props: OverlayProps[Name]
  /** Resolves the promise of its opener. */
  resolve: (result?: OverlayResult<Name>) => void
  close: (result?: OverlayResult<Name>) => void
}
export type OpenOverlays = { readonly [Name in OverlayName]?: OpenOverlay<Name> }

const openAtom = atom<OpenOverlays>({})
let lastId = 0

/** Opens an overlay. Resolves when it closes: with its result, or with undefined when it was closed without. */
export function openOverlay<Name extends OverlayName>(
  name: Name,
  ...[props]: object extends OverlayProps[Name] ? [] : [props: OverlayProps[Name]]
): Promise<OverlayResult<Name> | undefined> {
  closeOverlay(name)
  lastId += 1
  const id = lastId
  return new Promise((resolve) =>
    getDefaultStore().set(openAtom, (open) => ({
      ...open,
      [name]: {
        id,
        props: props ?? {},
        resolve,
        close: (result?: OverlayResult<Name>) => closeOverlay(name, result),
      },
    })),
  )
}

/** Closes an overlay, if it is open. */
export function closeOverlay<Name extends OverlayName>(name: Name, result?: OverlayResult<Name>): void {
  const { [name]: closed, ...rest } = getDefaultStore().get(openAtom)
  if (!closed) return
  getDefaultStore().set(openAtom, rest as OpenOverlays)
  closed.resolve(result)
}

/** The open overlays by name. */
export function getOverlays(): OpenOverlays {
  return getDefaultStore().get(openAtom)
}

export function useOverlays(): OpenOverlays {
  return useAtomValue(openAtom)
}
