/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
import { generateJsonFeed } from 'feedsmith'
import { isDateKnown } from '../../domain/time/units'
import { formatItemHtml, formatItemText } from './rss'
import type { SyndicatedFeed, SyndicatedItem, SyndicatedPerson } from './syndicated-feed'

/** Returns the JSON of a feed. */
export function formatJsonFeed(feed: SyndicatedFeed): string {
  const { title, description, link, selfUrl, nextUrl, language, author, coverUrl, hubUrl } = feed
  const json = generateJsonFeed({
    title,
    home_page_url: link,
    feed_url: selfUrl,
    description,
    next_url: nextUrl ?? undefined,
    icon: coverUrl,
    language,
    authors: author ? [toAuthor(author)] : undefined,
    hubs: hubUrl ? [{ type: 'WebSub', url: hubUrl }] : undefined,
    items: feed.items.map(toJsonItem),
  })
  return JSON.stringify(json)
}

function toJsonItem(item: SyndicatedItem) {
  const { id, link, title, createdAt, editedAt, tags, language, enclosure, author, collaborators } = item
  return {
    id,
    url: link,
    title,
    content_text: formatItemText(item),
    content_html: formatItemHtml(item),
    image: item.pictureUrl,
    date_published: isDateKnown(createdAt) ? new Date(createdAt) : undefined,
    date_modified: editedAt === null ? undefined : new Date(editedAt),
    tags,
    language: language ?? undefined,
    authors: [author, ...collaborators].map(toAuthor),
    attachments: [
      {
        url: enclosure.url,
        mime_type: enclosure.type,
        size_in_bytes: enclosure.bytes,
        duration_in_seconds: Math.max(1, Math.round(enclosure.seconds)),
      },
    ],
  }
}

function toAuthor({ name, url, avatarUrl }: SyndicatedPerson) {
  return { name, url, avatar: avatarUrl ?? undefined }
}
