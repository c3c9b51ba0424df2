/** RSS 2.0 with the namespaces of iTunes, Podcasting 2.0, Atom and Dublin Core's content. */
import { generateRssFeed } from 'feedsmith'
import { CHAPTERS_MIME_TYPE } from '../../domain/syndication/chapters'
import { SYNDICATION_MIME_TYPES } from '../../domain/syndication/syndication'
import { removeNonXml } from '../../domain/text/xml'
import { isDateKnown } from '../../domain/time/units'
import type { SyndicatedFeed, SyndicatedItem, SyndicatedPerson } from './syndicated-feed'

/** The excerpt that apps may play first. */
const SOUNDBITE_SECONDS = 30

/** Comments are the replies on our own pages: no protocol of the podcast namespace's list. */
const REPLY_PROTOCOL = 'https'

/** Returns the XML of a feed. */
export function formatRss(feed: SyndicatedFeed): string {
  const { title, description, link, language, author, coverUrl, isPrivate, funding, category } = feed
  const [newest] = feed.items
  const xml = generateRssFeed({
    title,
    link,
    description,
    language,
    pubDate: newest && toDate(newest.createdAt),
    generator: 'Owlcast',
    image: { url: coverUrl, title, link },
    atom: { links: listLinks(feed) },
    itunes: {
      image: coverUrl,
      categories: [
        {
          text: category.name,
          ...(category.below ? { categories: [{ text: category.below }] } : {}),
        },
      ],
      explicit: false,
      author: author?.name ?? title,
      type: 'episodic',
      ...(isPrivate ? { block: true } : {}),
    },
    podcast: {
      guid: feed.guid,
      medium: feed.medium,
      locked: { value: true },
      ...(isPrivate ? { blocks: [{ value: true }] } : {}),
      ...(funding ? { fundings: [{ url: funding.url, display: funding.text }] } : {}),
      ...(author ? { persons: [toPersonTag(author, 'host')] } : {}),
    },
    items: feed.items.map(toRssItem),
  })
  return removeNonXml(unwrapTexts(xml))
}

/** Sections with the blanks behind them, else the blanks between a tag and a section: nothing within a section is one. */
const SECTION_OR_BLANKS = /<!\[CDATA\[[\s\S]*?\]\]>(\s+(?=<\/))?|>\s+(?=<!\[CDATA\[)/g

/** Removes the line breaks that the generator puts around texts: some parsers take them for a part of a title. */
function unwrapTexts(xml: string): string {
  return xml.replace(SECTION_OR_BLANKS, (found, blanks: string | undefined) =>
    found.startsWith('>') ? '>' : found.slice(0, found.length - (blanks?.length ?? 0)),
  )
}

function listLinks({ selfUrl, nextUrl, firstUrl, hubUrl }: SyndicatedFeed) {
  return [
    { href: selfUrl, rel: 'self', type: SYNDICATION_MIME_TYPES.xml },
    ...(firstUrl === selfUrl ? [] : [{ href: firstUrl, rel: 'first', type: SYNDICATION_MIME_TYPES.xml }]),
    ...(nextUrl ? [{ href: nextUrl, rel: 'next', type: SYNDICATION_MIME_TYPES.xml }] : []),
    ...(hubUrl ? [{ href: hubUrl, rel: 'hub' }] : []),
  ]
}

function toRssItem(item: SyndicatedItem) {
  const { title, link, enclosure, author, collaborators, wordsUrls, chaptersUrl, language } = item
  const seconds = Math.max(1, Math.round(enclosure.seconds))
  return {
    title,
    link,
    description: formatItemText(item),
    content: { encoded: formatItemHtml(item) },
    guid: { value: item.id, isPermaLink: false },
    pubDate: toDate(item.createdAt),
    categories: item.tags.map((name) => ({ name })),
    enclosures: [{ url: enclosure.url, length: enclosure.bytes, type: enclosure.type }],
    itunes: {
      title,
      author: author.name,
      duration: seconds,
      explicit: false,
      episodeType: item.previewNote === null ? 'full' : 'trailer',
    },
    podcast: {
      persons: [toPersonTag(author, 'host'), ...collaborators.map((person) => toPersonTag(person, 'guest'))],
      images: [{ href: item.pictureUrl, width: 1200, height: 630, type: 'image/png' }],
      socialInteracts: [{ uri: link, protocol: REPLY_PROTOCOL, accountUrl: author.url }],
      ...(wordsUrls
        ? {
            transcripts: [
              { url: wordsUrls.vtt, type: 'text/vtt', language: language ?? undefined },
              ...(wordsUrls.json
                ? [{ url: wordsUrls.json, type: 'application/json', language: language ?? undefined }]
                : []),
            ],
          }
        : {}),
      ...(chaptersUrl ? { chapters: { url: chaptersUrl, type: CHAPTERS_MIME_TYPE } } : {}),
      ...(seconds > 2 * SOUNDBITE_SECONDS && item.previewNote === null
        ? { soundbites: [{ startTime: getSoundbiteStart(seconds), duration: SOUNDBITE_SECONDS }] }
        : {}),
    },
  }
}

/** The date of a time; none where no time is known. */
const toDate = (at: number) => (isDateKnown(at) ? new Date(at) : undefined)

/** A third into the recording: past the greeting, and before the end. */
function getSoundbiteStart(seconds: number): number {
  return Math.floor((seconds - SOUNDBITE_SECONDS) / 3)
}

function toPersonTag({ name, url, avatarUrl }: SyndicatedPerson, role: 'host' | 'guest') {
  return { display: name, role, href: url, img: avatarUrl ?? undefined }
}

/** The description of an item, or its title; then what to do about a preview. */
export function formatItemText({ text, title, previewNote, link }: SyndicatedItem): string {
  return [text || title, previewNote ? `${previewNote} ${link}` : '']
    .filter((part) => part !== '')
    .join('\n\n')
}

/** The same as HTML; line breaks of the author are kept. */
export function formatItemHtml({ text, title, previewNote, link }: SyndicatedItem): string {
  const paragraphs = (text || title).split(/\n{2,}/).map((part) => escapeHtml(part).replaceAll('\n', '<br/>'))
  const note = previewNote ? [`<a href="${escapeHtml(link)}">${escapeHtml(previewNote)}</a>`] : []
  return [...paragraphs, ...note].map((part) => `<p>${part}</p>`).join('')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
