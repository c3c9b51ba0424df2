/** Meta tags of a shared post for link previews. */

import { formatDollars } from '../../domain/billing/price'
import { getPreviewName, KIND_LABELS } from '../../domain/locales/en/kinds'
import { SHARE } from '../../domain/locales/en/share'
import { getSoundFilePath } from '../../domain/media/media'
import type { Post } from '../../domain/posts/posts.schema'
import { formatTags } from '../../domain/posts/tags'
import {
  EMBED_WIDTH,
  getEmbedHeight,
  getEmbedPath,
  getOembedPath,
  getPicturePath,
  getShareLink,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from '../../domain/share/share'
import { PREVIEW_TEXT_MAX_CHARS } from '../../domain/share/share.limits'
import { truncate } from '../../domain/text/length'
import { toOneLine } from '../../domain/text/text'
import { formatDuration } from '../../domain/time/duration'
import { findFirstSentence } from '../../domain/transcripts/words'
import type { Shared } from '../../web/share/share-state'

type Meta = { property: string; content: string } | { name: string; content: string }

/** Absolute URLs of a post. */
export function getPostUrls(origin: string, post: Pick<Post, 'kind' | 'id' | 'cover'>) {
  const { kind, id } = post
  const link = getShareLink(origin, kind, id)
  return {
    link,
    embed: `${origin}${getEmbedPath(kind, id)}`,
    picture: getPostPicture(origin, post),
    oembed: `${origin}${getOembedPath(link)}`,
  }
}

/** The picture of a post in previews: its own cover, or the drawn card. Sides in px. */
function getPostPicture(origin: string, { id, cover }: Pick<Post, 'id' | 'cover'>) {
  return cover
    ? { url: `${origin}${cover.url}`, type: 'image/jpeg', width: cover.side, height: cover.side }
    : {
        url: `${origin}${getPicturePath(id)}`,
        type: 'image/png',
        width: PICTURE_WIDTH,
        height: PICTURE_HEIGHT,
      }
}

/** The post's audio, or the first recording of an owlcast; the preview for paid posts. */
function findFirstSound(origin: string, { post, recordings, soundTypes }: Shared) {
  const path = post.audioUrl ?? recordings?.items[0]?.audioUrl ?? null
  const type = path === null ? undefined : soundTypes?.[path]
  return path === null ? null : { url: `${origin}${getSoundFilePath(path, type)}`, type }
}

/** Length and price: '3 recordings · 14:36 · $4.99 to listen'. */
function listFacts({ post, recordings }: Shared): string[] {
  const price = post.price ? [SHARE.priceToListen(formatDollars(post.price.cents))] : []
  if (!recordings) return [formatDuration(post.seconds), ...price]
  const length = recordings.seconds > 0 ? [formatDuration(recordings.seconds)] : []
  return [SHARE.recordingCount(post.recordingCount), ...length, ...price]
}

/** Summary of a post: its description, the first sentence said in it, or kind, author, length and tags. Owlcasts start with their length. */
export function formatSummary(shared: Shared): string {
  const { post, recordings } = shared
  const said = post.visibility === 'public' ? findFirstSentence(shared.words?.text ?? '') : null
  const content = toOneLine(post.content) || said || ''
  const facts = listFacts(shared).join(' · ')
  if (content !== '') return truncate(recordings ? `${facts} · ${content}` : content, PREVIEW_TEXT_MAX_CHARS)
  const { singular } = KIND_LABELS[post.kind]
  const tags = formatTags(post.tags).join(' ')
  return truncate(SHARE.summary(singular, post.author.displayName, facts, tags), PREVIEW_TEXT_MAX_CHARS)
}

/** Open Graph and Twitter tags. */
export function listMetaTags(origin: string, shared: Shared): Meta[] {
  const { post, recordings, fediverseCreator } = shared
  const name = getPreviewName(post)
  const to = getPostUrls(origin, post)
  const sound = findFirstSound(origin, shared)
  const summary = formatSummary(shared)
  const createOg = (name: string, content: string): Meta => ({ property: `og:${name}`, content })
  const createTwitter = (name: string, content: string): Meta => ({ name: `twitter:${name}`, content })
  const song: Meta[] = [
    createOg('type', 'music.song'),
    { property: 'music:duration', content: String(Math.max(1, Math.round(post.seconds))) },
  ]
  return [
    { name: 'description', content: summary },
    { name: 'author', content: post.author.displayName },
    ...(fediverseCreator ? [{ name: 'fediverse:creator', content: fediverseCreator }] : []),
    createOg('site_name', SHARE.product),
    ...(recordings ? [createOg('type', 'music.playlist')] : song),
    createOg('url', to.link),
    createOg('title', name),
    createOg('description', summary),
    createOg('image', to.picture.url),
    createOg('image:type', to.picture.type),
    createOg('image:width', String(to.picture.width)),
    createOg('image:height', String(to.picture.height)),
    createOg('image:alt', SHARE.audioOf(name)),
    ...(sound === null ? [] : [createOg('audio', sound.url), createOg('audio:url', sound.url)]),
    ...(sound?.url.startsWith('https:') ? [createOg('audio:secure_url', sound.url)] : []),
    ...(sound?.type ? [createOg('audio:type', sound.type)] : []),
    createTwitter('card', 'player'),
    createTwitter('title', name),
    createTwitter('description', summary),
    createTwitter('image', to.picture.url),
    createTwitter('player', to.embed),
    createTwitter('player:width', String(EMBED_WIDTH)),
    createTwitter('player:height', String(getEmbedHeight(post))),
    createTwitter('label1', SHARE.author),
    createTwitter('data1', post.author.displayName),
    createTwitter('label2', recordings ? SHARE.contents : SHARE.length),
    createTwitter('data2', listFacts(shared).join(' · ')),
  ]
}
