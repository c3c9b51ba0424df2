/** Head of a list page, for search engines and link previews. */
import { html } from 'hono/html'
import { SHARE } from '../../domain/locales/en/share'
import {
  getSyndicationPath,
  SYNDICATION_MIME_TYPES,
  type SyndicationTarget,
} from '../../domain/syndication/syndication'
import type { SharedList } from '../../web/share/SharedList'

/** Links to a feed, which browsers, feed readers and search engines find. */
export function renderFeedLinks(target: SyndicationTarget, title: string) {
  return html`<link rel="alternate" type="${SYNDICATION_MIME_TYPES.xml}" href="${getSyndicationPath(target)}" title="${title}" />
    <link rel="alternate" type="${SYNDICATION_MIME_TYPES.json}" href="${getSyndicationPath(target, 'json')}" title="${title}" />`
}

/** All values are escaped. Later pages are followed but not listed: what is on them moves. */
export function renderListHead(origin: string, { heading, lead, path, isLater, feed }: SharedList) {
  const link = `${origin}${path}`
  const title = SHARE.pageTitle(heading)
  return html`
    <title>${title}</title>
    <link rel="canonical" href="${link}" />
    ${feed ? renderFeedLinks(feed.target, heading) : ''}
    <meta name="description" content="${lead}" />
    <meta name="robots" content="${isLater ? 'noindex, follow' : 'all'}" />
    <meta property="og:site_name" content="${SHARE.product}" />
    <meta property="og:type" content="website" />
    <meta property="og:url" content="${link}" />
    <meta property="og:title" content="${heading}" />
    <meta property="og:description" content="${lead}" />
    <meta property="og:image" content="${origin}/preview.png" />
    <meta name="twitter:card" content="summary_large_image" />`
}
