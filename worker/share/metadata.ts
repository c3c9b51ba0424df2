/** Meta tags of a shared post for link previews. */
import { clockTime } from '../../domain/expiry'
import { PREVIEW_TEXT_MAX_CHARS } from '../../domain/limits'
import { dollars } from '../../domain/paywall'
import type { Post } from '../../domain/posts.schema'
import {
  EMBED_WIDTH,
  embedHeight,
  embedPath,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  picturePath,
  shareLink,
} from '../../domain/share'
import { shownTags } from '../../domain/tags'
import { cut, oneLine } from '../../domain/text'
import type { Shared } from '../../web/share/share-state'
import { KIND_WORDS } from '../../web/words/kinds'
import { SHARE } from '../../web/words/share'

type Meta = { property: string; content: string } | { name: string; content: string }

/** Absolute URLs of a post. */
export function addressesOf(origin: string, { kind, id }: Pick<Post, 'kind' | 'id'>) {
  const link = shareLink(origin, kind, id)
  return {
    link,
    embed: `${origin}${embedPath(kind, id)}`,
    picture: `${origin}${picturePath(id)}`,
    oembed: `${origin}/api/oembed?url=${encodeURIComponent(link)}`,
  }
}

/** The post's audio, or the first recording of an owlcast; the preview for paid posts. */
function firstSound(origin: string, { post, recordings }: Shared): string | null {
  const path = post.audioUrl ?? recordings?.items[0]?.audioUrl ?? null
  return path && `${origin}${path}`
}

/** Length and price: '3 recordings · 14:36 · $4.99 to listen'. */
function factsOf({ post, recordings }: Shared): string[] {
  const price = post.price ? [SHARE.toListen(dollars(post.price.cents))] : []
  if (!recordings) return [clockTime(post.seconds), ...price]
  const length = recordings.seconds > 0 ? [clockTime(recordings.seconds)] : []
  return [SHARE.count(post.recordingCount), ...length, ...price]
}

/** Summary of a post: its description, or kind, author, length and tags. Owlcasts start with their length. */
export function summaryOf(shared: Shared): string {
  const { post, recordings } = shared
  const said = oneLine(post.content)
  const facts = factsOf(shared).join(' · ')
  if (said !== '') return cut(recordings ? `${facts} · ${said}` : said, PREVIEW_TEXT_MAX_CHARS)
  const { one } = KIND_WORDS[post.kind]
  const tags = shownTags(post.tags).join(' ')
  return cut(SHARE.summary(one, post.author.displayName, facts, tags), PREVIEW_TEXT_MAX_CHARS)
}

/** Open Graph and Twitter tags. */
export function metaOf(origin: string, shared: Shared): Meta[] {
  const { post, recordings } = shared
  const to = addressesOf(origin, post)
  const sound = firstSound(origin, shared)
  const summary = summaryOf(shared)
  const og = (name: string, content: string): Meta => ({ property: `og:${name}`, content })
  const twitter = (name: string, content: string): Meta => ({ name: `twitter:${name}`, content })
  const song: Meta[] = [
    og('type', 'music.song'),
    { property: 'music:duration', content: String(Math.max(1, Math.round(post.seconds))) },
  ]
  return [
    { name: 'description', content: summary },
    { name: 'author', content: post.author.displayName },
    og('site_name', SHARE.product),
    ...(recordings ? [og('type', 'music.playlist')] : song),
    og('url', to.link),
    og('title', post.title),
    og('description', summary),
    og('image', to.picture),
    og('image:type', 'image/png'),
    og('image:width', String(PICTURE_WIDTH)),
    og('image:height', String(PICTURE_HEIGHT)),
    og('image:alt', SHARE.audioOf(post.title)),
    ...(sound === null ? [] : [og('audio', sound)]),
    twitter('card', 'player'),
    twitter('title', post.title),
    twitter('description', summary),
    twitter('image', to.picture),
    twitter('player', to.embed),
    twitter('player:width', String(EMBED_WIDTH)),
    twitter('player:height', String(embedHeight(post))),
    twitter('label1', SHARE.author),
    twitter('data1', post.author.displayName),
    twitter('label2', recordings ? SHARE.contents : SHARE.length),
    twitter('data2', factsOf(shared).join(' · ')),
  ]
}
