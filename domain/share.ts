/** Share links and pages (spec §2.1, §2.2). */
import { isKind, type Kind, kindOf } from './kinds'
import { SHARE_CACHE_SECONDS } from './limits'

/** `{origin}/{type}/{id}` */
export function shareLink(origin: string, kind: Kind, id: string): string {
  return `${origin}${sharePath(kind, id)}`
}
export function sharePath(kind: Kind, id: string): string {
  return `/${kind}/${id}`
}
/** The public page of a member. */
export function memberPath(username: string): string {
  return `/@${username}`
}
/** The page that other sites may frame. */
export function embedPath(kind: Kind, id: string): string {
  return `/embed${sharePath(kind, id)}`
}
/** The picture that chats show beside a link. */
export function picturePath(id: string): string {
  return `/og/${id}.png`
}
/** Whether a text can be the id of a post. */
export function isPostId(id: string): boolean {
  return /^\w{1,64}$/.test(id)
}
/** Reads a share path; null when type or id is missing or the type is no kind. */
export function parseSharePath(pathname: string): { kind: Kind; id: string } | null {
  const [, kind = '', id = '', ...rest] = pathname.replace(/\/$/, '').split('/')
  return isKind(kind) && id !== '' && rest.length === 0 ? { kind, id } : null
}

export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630
export const EMBED_WIDTH = 480
const EMBED_HEIGHT = 220
/** What a voice answers stands in its embed as well, and without a script a second player. */
const EMBED_SOURCE_HEIGHT = 156
/** What listening costs, and that a preview is heard. */
const EMBED_PRICE_HEIGHT = 40

/** How high the embed of a post is. */
export function embedHeight({ podcast, price }: { podcast: unknown; price: unknown }): number {
  return EMBED_HEIGHT + (podcast ? EMBED_SOURCE_HEIGHT : 0) + (price ? EMBED_PRICE_HEIGHT : 0)
}

/** What Reply leaves in session storage for the app (spec §2.2), under this key. */
export const REPLY_CONTEXT_KEY = 'owlcast.reply'
export type ReplyContext = {
  id: string
  type: Kind
  title: string
  author: string
  content: string
  audio_url: string | null
}

/**
 * What was left there, as far as it may be believed: which post is meant. Anyone may write into a storage, so the rest is
 * read again from the server.
 */
export function replyTarget(kept: string | null): Pick<ReplyContext, 'id' | 'type'> | null {
  let context: Partial<ReplyContext> | null
  try {
    context = JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
  const { id, type } = context ?? {}
  if (typeof id !== 'string' || !isPostId(id) || typeof type !== 'string' || !isKind(type)) return null
  return { id, type }
}

/** Where Reply goes (spec §2.2): the root with `reply=true`, and the kind's view where it has one. */
export function replyParams(kind: Kind): Record<string, string> {
  const { replyView } = kindOf(kind)
  return replyView ? { reply: 'true', view: replyView } : { reply: 'true' }
}

/** Query parameters that open doors. They are never shown, cached or passed on. */
const SECRET_PARAMS = ['token', 'invitation'] as const

/** An address as it may be shown to anyone: names of parameters, never their values. */
export function maskedUrl(url: URL): string {
  const names = [...new Set(url.searchParams.keys())]
  const query = names.map((name) => `${encodeURIComponent(name)}=…`).join('&')
  return `${url.origin}${url.pathname}${query && `?${query}`}`
}

/** Whether an address carries a token or an invitation. */
export function carriesSecret(params: URLSearchParams): boolean {
  return SECRET_PARAMS.some((name) => params.has(name))
}

/** A duration in ISO 8601, as JSON-LD wants it: 'PT1M8S'. */
export function isoDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds) : 0
  const [m, s] = [Math.floor(whole / 60), whole % 60]
  return `PT${m > 0 ? `${m}M` : ''}${s > 0 || m === 0 ? `${s}S` : ''}`
}

/** How long others are to take what we say of a link for true: a while, and never past the post's end. */
export function sharedCacheSeconds(expiresAt: number | null, now: number): number {
  if (expiresAt === null) return SHARE_CACHE_SECONDS
  return Math.max(0, Math.min(SHARE_CACHE_SECONDS, Math.floor((expiresAt - now) / 1000)))
}

/** JSON that may stand inside a `<script>` element: nothing in it can end the element or break a line of code. */
export function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
