/** JSON-LD of a shared post (schema.org). */
import { previewSeconds } from '../../domain/paywall'
import type { Post } from '../../domain/posts.schema'
import { isoDuration, shareLink } from '../../domain/share'
import type { Shared, SharedRecordings } from '../../web/share/share-state'
import { SHARE } from '../../web/words/share'
import { addressesOf, summaryOf } from './metadata'

/** A post is an AudioObject, an owlcast a PodcastSeries with its recordings as episodes. */
export function jsonLdOf(origin: string, shared: Shared) {
  const { post, recordings, owlcast } = shared
  const to = addressesOf(origin, post)
  return {
    '@context': 'https://schema.org',
    '@type': recordings ? 'PodcastSeries' : 'AudioObject',
    name: post.title,
    description: summaryOf(shared),
    author: personOf(post),
    publisher: { '@type': 'Organization', name: SHARE.product, url: `${origin}/` },
    url: to.link,
    thumbnailUrl: to.picture,
    dateModified: post.editedAt ? new Date(post.editedAt).toISOString() : undefined,
    expires: post.expiresAt === null ? undefined : new Date(post.expiresAt).toISOString(),
    keywords: post.tags.length > 0 ? post.tags.join(', ') : undefined,
    ...(recordings ? seriesOf(origin, post, recordings) : voiceOf(origin, post)),
    ...(owlcast ? { isPartOf: seriesNamed(origin, owlcast) } : {}),
    ...priceOf(origin, post),
  }
}

function voiceOf(origin: string, post: Post) {
  return {
    ...soundOf(origin, post),
    embedUrl: addressesOf(origin, post).embed,
    duration: isoDuration(post.seconds),
    uploadDate: new Date(post.createdAt).toISOString(),
    transcript: post.transcript ?? undefined,
  }
}

function seriesOf(origin: string, { createdAt }: Post, { items }: SharedRecordings) {
  return {
    dateCreated: new Date(createdAt).toISOString(),
    hasPart: items.map((post) => ({
      '@type': 'PodcastEpisode',
      name: post.title || SHARE.untitled,
      description: post.content || undefined,
      author: personOf(post),
      url: shareLink(origin, post.kind, post.id),
      datePublished: new Date(post.createdAt).toISOString(),
      duration: isoDuration(post.seconds),
      associatedMedia: { '@type': 'AudioObject', ...soundOf(origin, post) },
    })),
  }
}

function seriesNamed(origin: string, { kind, id, title }: NonNullable<Shared['owlcast']>) {
  return { '@type': 'PodcastSeries', name: title, url: shareLink(origin, kind, id) }
}

/** Audio URL. For paid posts it is the preview, marked as such. */
function soundOf(origin: string, { audioUrl, price, seconds }: Post) {
  if (audioUrl === null) return {}
  const contentUrl = `${origin}${audioUrl}`
  if (!price?.locked) return { contentUrl }
  const duration = isoDuration(previewSeconds(seconds))
  return { audio: { '@type': 'AudioObject', contentUrl, duration, isAccessibleForFree: true } }
}

function priceOf(origin: string, { kind, id, price }: Post) {
  if (price === null) return { isAccessibleForFree: true }
  const offers = {
    '@type': 'Offer',
    price: (price.cents / 100).toFixed(2),
    priceCurrency: 'USD',
    url: shareLink(origin, kind, id),
  }
  return { isAccessibleForFree: false, offers }
}

function personOf({ author }: Pick<Post, 'author'>) {
  return { '@type': 'Person', name: author.displayName }
}
