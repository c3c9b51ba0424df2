/** JSON-LD of a shared post (schema.org). */
import { getPreviewSeconds } from '../../domain/billing/preview'
import { getPostName, getPreviewName, getRecordingName } from '../../domain/locales/en/kinds'
import { SHARE } from '../../domain/locales/en/share'
import { getSoundFilePath } from '../../domain/media/media'
import type { Post } from '../../domain/posts/posts.schema'
import { formatIsoDuration, getMemberPagePath, getShareLink } from '../../domain/share/share'
import type { Shared, SharedRecordingsPage } from '../../web/share/share-state'
import { formatSummary, getPostUrls } from './metadata'

/** A post is an AudioObject, an owlcast a PodcastSeries with its recordings as episodes. */
export function toJsonLd(origin: string, shared: Shared) {
  const { post, recordings, owlcast } = shared
  const to = getPostUrls(origin, post)
  return {
    '@context': 'https://schema.org',
    '@type': recordings ? 'PodcastSeries' : 'AudioObject',
    name: getPreviewName(post),
    description: formatSummary(shared),
    author: toPerson(origin, post),
    publisher: { '@type': 'Organization', name: SHARE.product, url: `${origin}/` },
    url: to.link,
    thumbnailUrl: to.picture.url,
    dateModified: post.editedAt ? new Date(post.editedAt).toISOString() : undefined,
    expires: post.expiresAt === null ? undefined : new Date(post.expiresAt).toISOString(),
    keywords: post.tags.length > 0 ? post.tags.join(', ') : undefined,
    ...(recordings ? toSeriesFields(origin, shared, recordings) : toAudioFields(origin, shared)),
    ...(owlcast ? { isPartOf: toSeriesRef(origin, owlcast) } : {}),
    ...toOffer(origin, post),
  }
}

function toAudioFields(origin: string, { post, words, soundTypes }: Shared) {
  return {
    ...toMediaFields(origin, post, soundTypes),
    embedUrl: getPostUrls(origin, post).embed,
    duration: formatIsoDuration(post.seconds),
    uploadDate: new Date(post.createdAt).toISOString(),
    transcript: words?.text,
  }
}

function toSeriesFields(
  origin: string,
  { post: { createdAt }, soundTypes }: Shared,
  { items }: SharedRecordingsPage,
) {
  return {
    dateCreated: new Date(createdAt).toISOString(),
    hasPart: items.map((post) => ({
      '@type': 'PodcastEpisode',
      name: getRecordingName(post),
      description: post.content || undefined,
      author: toPerson(origin, post),
      url: getShareLink(origin, post.kind, post.id),
      datePublished: new Date(post.createdAt).toISOString(),
      duration: formatIsoDuration(post.seconds),
      associatedMedia: { '@type': 'AudioObject', ...toMediaFields(origin, post, soundTypes) },
    })),
  }
}

function toSeriesRef(origin: string, owlcast: NonNullable<Shared['owlcast']>) {
  const { kind, id } = owlcast
  return { '@type': 'PodcastSeries', name: getPostName(owlcast), url: getShareLink(origin, kind, id) }
}

/** Audio URL. For paid posts it is the preview, marked as such. */
function toMediaFields(origin: string, { audioUrl, price, seconds }: Post, types: Shared['soundTypes']) {
  if (audioUrl === null) return {}
  const encodingFormat = types?.[audioUrl]
  const contentUrl = `${origin}${getSoundFilePath(audioUrl, encodingFormat)}`
  if (!price?.locked) return { contentUrl, encodingFormat }
  const duration = formatIsoDuration(getPreviewSeconds(seconds))
  return {
    audio: { '@type': 'AudioObject', contentUrl, encodingFormat, duration, isAccessibleForFree: true },
  }
}

function toOffer(origin: string, { kind, id, price }: Post) {
  if (price === null) return { isAccessibleForFree: true }
  const offers = {
    '@type': 'Offer',
    price: (price.cents / 100).toFixed(2),
    priceCurrency: 'USD',
    url: getShareLink(origin, kind, id),
  }
  return { isAccessibleForFree: false, offers }
}

function toPerson(origin: string, { author }: Pick<Post, 'author'>) {
  return {
    '@type': 'Person',
    name: author.displayName,
    url: `${origin}${getMemberPagePath(author.username)}`,
  }
}
