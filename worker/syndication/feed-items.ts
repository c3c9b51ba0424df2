/** Posts as items of a feed, and where their sound is. */
import { getPreviewPath, getPreviewSeconds } from '../../domain/billing/preview'
import type { Language } from '../../domain/i18n/languages'
import { getPreviewName } from '../../domain/locales/en/kinds'
import { SHARE, SYNDICATION } from '../../domain/locales/en/share'
import { getAudioExtension, getMediaPath, isAudioType } from '../../domain/media/media'
import type { Post } from '../../domain/posts/posts.schema'
import { parseStoredTags } from '../../domain/posts/tags'
import { getPicturePath, getSharePath } from '../../domain/share/share'
import { canHaveChapters } from '../../domain/syndication/chapters'
import { getBraidPath, getPrivateMediaPath } from '../../domain/syndication/syndication'
import { toOneLine } from '../../domain/text/text'
import type { AppDeps } from '../context'
import { getPreviewSlice } from '../playback/preview'
import { toAuthorDto } from '../posts/post-dto'
import type { PostRow } from '../posts/posts.repo'
import type { Braid } from './braids.service'
import { toSyndicatedPerson } from './feed-channel'
import { translateTo } from './feed-language'
import type { SyndicatedItem } from './syndicated-feed'
import type { SyndicatedRow } from './syndicated-posts.repo'

/** Previews of priced recordings in a feed whose bytes are counted at once. */
const PREVIEWS_MEASURED_AT_ONCE = 6

type Deps = Pick<AppDeps, 'env' | 'media'>

/** A private address whose owner reads the feed: what they paid for is whole. */
export type PrivateReader = { userId: string; token: string }

export type SyndicatedEntry = { post: Post; row: PostRow; sound: SyndicatedRow['sound'] }
type ItemContext = { language: Language; reader: PrivateReader | undefined }

/** The items, in order, without those whose preview cannot be cut. A few previews are measured at once. */
export async function toSyndicatedItems(
  deps: Deps,
  entries: readonly SyndicatedEntry[],
  context: ItemContext,
): Promise<SyndicatedItem[]> {
  const items: (SyndicatedItem | null)[] = []
  const waiting = [...entries.entries()]
  const runLane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      items[next[0]] = await toItem(deps, next[1], context)
  }
  await Promise.all(Array.from({ length: PREVIEWS_MEASURED_AT_ONCE }, runLane))
  return items.filter((item) => item !== null)
}

async function toItem(
  deps: Deps,
  entry: SyndicatedEntry,
  { language, reader }: ItemContext,
): Promise<SyndicatedItem | null> {
  const { post } = entry
  const { ORIGIN: origin } = deps.env
  const enclosure = await findEnclosure(deps, entry, reader)
  if (!enclosure) return null
  const isLocked = post.price?.locked ?? false
  const title = toOneLine(translateTo(language, () => getPreviewName(post)))
  const wordsBase =
    post.transcriptState === 'ready' && !isLocked && entry.row.mediaId !== null && post.price === null
      ? `${origin}${getMediaPath(entry.row.mediaId)}`
      : null
  return {
    id: post.id,
    title: isLocked ? translateTo(language, () => SYNDICATION.previewTitle(title)) : title,
    text: post.content,
    link: `${origin}${getSharePath(post.kind, post.id)}`,
    createdAt: post.createdAt,
    editedAt: post.editedAt,
    enclosure,
    previewNote: isLocked ? translateTo(language, () => SHARE.listenToAll) : null,
    author: toSyndicatedPerson(origin, post.author),
    collaborators: post.collaborators.map((person) => toSyndicatedPerson(origin, person)),
    tags: post.tags,
    language: post.language,
    pictureUrl: `${origin}${getPicturePath(post.id)}`,
    wordsUrls:
      wordsBase === null ? null : { vtt: `${wordsBase}/words.vtt`, json: `${wordsBase}/transcript.json` },
    chaptersUrl: wordsBase && canHaveChapters(post.seconds) ? `${wordsBase}/chapters.json` : null,
  }
}

/** A thread as one item, in front of its first post. The names of those who reply are its text. */
export function toBraidItem(
  origin: string,
  { root, parts, bytes, seconds }: Braid,
  language: Language,
): SyndicatedItem {
  const title = toOneLine(translateTo(language, () => getPreviewName(root)))
  const speakers = new Map(parts.map(({ post }) => [post.authorId, toAuthorDto(post)]))
  speakers.delete(root.authorId)
  const others = [...speakers.values()]
  const names = others.map(({ displayName }) => displayName)
  const hasWords = parts.some(({ post }) => post.transcriptState === 'ready')
  return {
    id: `${root.id}.braid`,
    title: translateTo(language, () => SYNDICATION.braidTitle(title)),
    text: translateTo(language, () => SYNDICATION.braidDescription(title, names.join(', '))),
    link: `${origin}${getSharePath(root.kind, root.id)}`,
    createdAt: root.createdAt,
    editedAt: null,
    enclosure: { url: `${origin}${getBraidPath(root.id, 'mp3')}`, bytes, type: 'audio/mpeg', seconds },
    previewNote: null,
    author: toSyndicatedPerson(origin, toAuthorDto(root)),
    collaborators: others.map((person) => toSyndicatedPerson(origin, person)),
    tags: parseStoredTags(root.tags),
    language: root.language,
    pictureUrl: `${origin}${getPicturePath(root.id)}`,
    wordsUrls: hasWords ? { vtt: `${origin}${getBraidPath(root.id, 'vtt')}`, json: null } : null,
    chaptersUrl: `${origin}${getBraidPath(root.id, 'json')}`,
  }
}

/** Where the sound is: whole, its preview while it is locked, or behind the token for who paid. */
async function findEnclosure(
  { env, media }: Deps,
  { post, row, sound }: SyndicatedEntry,
  reader: PrivateReader | undefined,
): Promise<SyndicatedItem['enclosure'] | null> {
  const { key, type, bytes } = sound
  const { mediaId } = row
  if (mediaId === null || !isAudioType(type)) return null
  const extension = getAudioExtension(type)
  const path = getMediaPath(mediaId)
  if (post.price === null)
    return { url: `${env.ORIGIN}${path}.${extension}`, bytes, type, seconds: post.seconds }
  if (!post.price.locked)
    return reader
      ? {
          url: `${env.ORIGIN}${getPrivateMediaPath(reader.token, mediaId, extension)}`,
          bytes,
          type,
          seconds: post.seconds,
        }
      : null
  const seconds = getPreviewSeconds(post.seconds)
  const slice = await getPreviewSlice(media, { key, bytes }, type, seconds)
  return (
    slice && {
      url: `${env.ORIGIN}${getPreviewPath(path)}.${extension}`,
      bytes: slice.head.length + slice.length,
      type,
      seconds,
    }
  )
}
