/** What machines read of a shared voice: link previews, players and search engines. */
import { clockTime } from '../../domain/expiry'
import { PREVIEW_TEXT_MAX_CHARS } from '../../domain/limits'
import type { Post } from '../../domain/posts.schema'
import {
  EMBED_WIDTH,
  embedHeight,
  embedPath,
  isoDuration,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  picturePath,
  shareLink,
} from '../../domain/share'
import { shownTags } from '../../domain/tags'
import { cut, oneLine } from '../../domain/text'
import { KIND_WORDS } from '../../web/words/kinds'
import { SHARE } from '../../web/words/share'

type Meta = { property: string; content: string } | { name: string; content: string }

/** The addresses of a post, from the outside. */
export function addressesOf(origin: string, { kind, id, audioUrl }: Pick<Post, 'kind' | 'id' | 'audioUrl'>) {
  const link = shareLink(origin, kind, id)
  return {
    link,
    embed: `${origin}${embedPath(kind, id)}`,
    picture: `${origin}${picturePath(id)}`,
    audio: audioUrl === null ? null : `${origin}${audioUrl}`,
    oembed: `${origin}/api/oembed?url=${encodeURIComponent(link)}`,
  }
}

/** One paragraph about a post: its description, else what, who, how long and about what. */
export function summaryOf(post: Post): string {
  const said = oneLine(post.content)
  if (said !== '') return cut(said, PREVIEW_TEXT_MAX_CHARS)
  const { one } = KIND_WORDS[post.kind]
  const tags = shownTags(post.tags).join(' ')
  return cut(
    SHARE.summary(one, post.author.displayName, clockTime(post.seconds), tags),
    PREVIEW_TEXT_MAX_CHARS,
  )
}

/** Open Graph and Twitter, as `<meta>` elements. */
export function metaOf(origin: string, post: Post): Meta[] {
  const to = addressesOf(origin, post)
  const summary = summaryOf(post)
  const og = (name: string, content: string): Meta => ({ property: `og:${name}`, content })
  const twitter = (name: string, content: string): Meta => ({ name: `twitter:${name}`, content })
  return [
    { name: 'description', content: summary },
    { name: 'author', content: post.author.displayName },
    og('site_name', SHARE.product),
    og('type', 'music.song'),
    { property: 'music:duration', content: String(Math.max(1, Math.round(post.seconds))) },
    og('url', to.link),
    og('title', post.title),
    og('description', summary),
    og('image', to.picture),
    og('image:type', 'image/png'),
    og('image:width', String(PICTURE_WIDTH)),
    og('image:height', String(PICTURE_HEIGHT)),
    og('image:alt', SHARE.audioOf(post.title)),
    ...(to.audio === null ? [] : [og('audio', to.audio)]),
    twitter('card', 'player'),
    twitter('title', post.title),
    twitter('description', summary),
    twitter('image', to.picture),
    twitter('player', to.embed),
    twitter('player:width', String(EMBED_WIDTH)),
    twitter('player:height', String(embedHeight(post))),
    twitter('label1', SHARE.author),
    twitter('data1', post.author.displayName),
    twitter('label2', SHARE.length),
    twitter('data2', clockTime(post.seconds)),
  ]
}

/** The post as schema.org's AudioObject. */
export function jsonLdOf(origin: string, post: Post) {
  const to = addressesOf(origin, post)
  return {
    '@context': 'https://schema.org',
    '@type': 'AudioObject',
    name: post.title,
    description: summaryOf(post),
    author: { '@type': 'Person', name: post.author.displayName },
    publisher: { '@type': 'Organization', name: SHARE.product, url: `${origin}/` },
    url: to.link,
    contentUrl: to.audio ?? undefined,
    embedUrl: to.embed,
    thumbnailUrl: to.picture,
    duration: isoDuration(post.seconds),
    uploadDate: new Date(post.createdAt).toISOString(),
    expires: post.expiresAt === null ? undefined : new Date(post.expiresAt).toISOString(),
    keywords: post.tags.length > 0 ? post.tags.join(', ') : undefined,
    transcript: post.transcript ?? undefined,
    isAccessibleForFree: true,
  }
}
