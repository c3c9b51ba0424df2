/** Share links and pages (spec §2.1, §2.2). */
import { getKind, isKind, type Kind } from '../kinds'
import { SHARE_CACHE_SECONDS } from './share.limits'

/** `{origin}/{type}/{id}` */
export function getShareLink(origin: string, kind: Kind, id: string): string {
  return `${origin}${getSharePath(kind, id)}`
}
export function getSharePath(kind: Kind, id: string): string {
  return `/${kind}/${id}`
}
/** The query parameter of a link that plays from a second. */
export const START_PARAM = 't'
/** The part that a link plays, in seconds: from `start` to `end`, or to the end of the recording. */
export type LinkRange = { start: number; end: number | null }
/** Returns the share link that plays from one time to another, in tenths of a second. */
export function getShareLinkBetween(origin: string, kind: Kind, id: string, range: LinkRange): string {
  return `${getShareLink(origin, kind, id)}?${START_PARAM}=${formatLinkRange(range)}`
}
/** Returns the value of the parameter: `17` or `17,21.4`. */
export function formatLinkRange({ start, end }: LinkRange): string {
  const from = Math.max(0, Math.floor(start * 10) / 10)
  return end === null ? `${from}` : `${from},${Math.ceil(end * 10) / 10}`
}
/** Parses what a link plays; null without it, and for anything but a time or two in order. */
export function parseLinkRange(params: URLSearchParams): LinkRange | null {
  const [start, end, ...others] = (params.get(START_PARAM) ?? '').split(',').map(parseLinkTime)
  if (start == null || end === null || others.length > 0) return null
  return end === undefined || start < end ? { start, end: end ?? null } : null
}
function parseLinkTime(text: string): number | null {
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : null
}
export function getMemberPagePath(username: string): string {
  return `/@${username}`
}
/** Parses the name in the path of a member's page; null for any other path. */
export function parseMemberPath(pathname: string): string | null {
  return /^\/(?:@|%40)(\w{1,64})\/?$/.exec(pathname)?.[1]?.toLowerCase() ?? null
}
/** Returns the path of the preview picture of a member's page. */
export function getMemberPicturePath(username: string): string {
  return `/og/@${username}.png`
}
/** Returns the path that describes a link of ours to other sites (oEmbed). */
export function getOembedPath(link: string): string {
  return `/api/oembed?url=${encodeURIComponent(link)}`
}
/** Returns the path of the page that other sites may embed in a frame. */
export function getEmbedPath(kind: Kind, id: string): string {
  return `/embed${getSharePath(kind, id)}`
}
/** Returns the path of the preview picture of a link. */
export function getPicturePath(id: string): string {
  return `/og/${id}.png`
}
/** Returns whether a text has the form of a post id. */
export function isPostId(id: string): boolean {
  return /^\w{1,64}$/.test(id)
}
/** Parses a share path; null without type or id, or for an unknown kind. */
export function parseSharePath(pathname: string): { kind: Kind; id: string } | null {
  const [, kind = '', id = '', ...rest] = pathname.replace(/\/$/, '').split('/')
  return isKind(kind) && id !== '' && rest.length === 0 ? { kind, id } : null
}

export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630
export const EMBED_WIDTH = 480
const EMBED_HEIGHT = 220
/** The source of a podcast reply, with a second player that works without script. */
const EMBED_SOURCE_HEIGHT = 156
/** The price and the note about the preview. */
const EMBED_PRICE_HEIGHT = 40
/** Three lines of words. */
const EMBED_WORDS_HEIGHT = 74

/** Returns the height of an embed in px. */
export function getEmbedHeight({
  podcast,
  price,
  transcript,
}: {
  podcast: unknown
  price: unknown
  transcript?: unknown
}): number {
  const words = transcript && !podcast ? EMBED_WORDS_HEIGHT : 0
  return EMBED_HEIGHT + (podcast ? EMBED_SOURCE_HEIGHT : 0) + (price ? EMBED_PRICE_HEIGHT : 0) + words
}

/** The session storage key under which Reply passes its context to the app (spec §2.2). */
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
 * Parses the stored reply context: only the id and the kind. Any script can write to storage, so the rest is
 * fetched.
 */
export function parseReplyTarget(kept: string | null): Pick<ReplyContext, 'id' | 'type'> | null {
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

/** Returns the query of the Reply link (spec §2.2): `reply=true`, and the kind's view where it has one. */
export function getReplyParams(kind: Kind): Record<string, string> {
  const { replyView } = getKind(kind)
  return replyView ? { reply: 'true', view: replyView } : { reply: 'true' }
}

/** Query parameters that grant access. They are never shown, cached or logged. */
const SECRET_PARAMS = ['token', 'invitation'] as const

/** Returns a URL with all parameter values removed. */
export function maskUrl(url: URL): string {
  const names = [...new Set(url.searchParams.keys())]
  const query = names.map((name) => `${encodeURIComponent(name)}=…`).join('&')
  return `${url.origin}${url.pathname}${query && `?${query}`}`
}

/** Returns whether a query has a token or an invitation. */
export function hasSecret(params: URLSearchParams): boolean {
  return SECRET_PARAMS.some((name) => params.has(name))
}

/** Returns a duration in ISO 8601 for JSON-LD: 'PT1M8S'. */
export function formatIsoDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds) : 0
  const [m, s] = [Math.floor(whole / 60), whole % 60]
  return `PT${m > 0 ? `${m}M` : ''}${s > 0 || m === 0 ? `${s}S` : ''}`
}

/** Returns the cache lifetime of share metadata in seconds, never past the post's expiry. */
export function getSharedCacheSeconds(expiresAt: number | null, now: number): number {
  if (expiresAt === null) return SHARE_CACHE_SECONDS
  return Math.max(0, Math.min(SHARE_CACHE_SECONDS, Math.floor((expiresAt - now) / 1000)))
}

/** Returns JSON that is safe inside a `<script>` element. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
