/**
 * The HTML document around server-rendered React. All values are escaped; only rendered markup and JSON blocks are raw.
 */
import { html, raw } from 'hono/html'
import { getLocale } from '../../domain/i18n/i18n'
import { getPreviewName } from '../../domain/locales/en/kinds'
import { SHARE } from '../../domain/locales/en/share'
import { PICTURE_HEIGHT, PICTURE_WIDTH, toScriptJson } from '../../domain/share/share'
import { isSyndicatedPost } from '../../domain/syndication/syndication'
import { ROOT_ELEMENT, type Shared, type ShareState, STATE_ELEMENT } from '../../web/share/share-state'
import { renderScript, renderStyle, renderStyleLink } from './bundle'
import { toJsonLd } from './json-ld'
import { renderFeedLinks } from './list-head'
import { getPostUrls, listMetaTags } from './metadata'

type Markup = ReturnType<typeof html>

/** Head of a public post's page. */
export function renderPublicHead(origin: string, shared: Shared): Markup {
  const { post } = shared
  const name = getPreviewName(post)
  const to = getPostUrls(origin, post)
  const indexed = post.visibility === 'public'
  return html`
    <title>${SHARE.pageTitle(name)}</title>
    <link rel="canonical" href="${to.link}" />
    <link rel="alternate" type="application/json+oembed" href="${to.oembed}" title="${name}" />
    ${isSyndicatedPost(post) ? renderFeedLinks({ type: 'post', subject: post.id }, name) : ''}
    <meta name="robots" content="${indexed ? formatRobots(post.expiresAt) : 'noindex'}" />
    ${listMetaTags(origin, shared).map((meta) =>
      'property' in meta
        ? html`<meta property="${meta.property}" content="${meta.content}" />`
        : html`<meta name="${meta.name}" content="${meta.content}" />`,
    )}
    <script type="application/ld+json">${raw(toScriptJson(toJsonLd(origin, shared)))}</script>`
}

/** Head of all other pages: reveals nothing about the content. */
export function renderNeutralHead(): Markup {
  return html`
    <title>${SHARE.product}</title>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <meta property="og:site_name" content="${SHARE.product}" />
    <meta property="og:title" content="${SHARE.product}" />`
}

/** Head of a magic link: the same for any token, with the picture of the home page. */
export function renderWaitingHead(origin: string): Markup {
  return html`
    <title>${SHARE.product}</title>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <meta name="description" content="${SHARE.openHint}" />
    <meta property="og:site_name" content="${SHARE.product}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${SHARE.messageWaiting}" />
    <meta property="og:description" content="${SHARE.openHint}" />
    <meta property="og:image" content="${origin}/preview.png" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${PICTURE_WIDTH}" />
    <meta property="og:image:height" content="${PICTURE_HEIGHT}" />
    <meta name="twitter:card" content="summary_large_image" />`
}

/** Search engines may list a page until its post expires. */
function formatRobots(expiresAt: number | null): string {
  return expiresAt === null ? 'all' : `unavailable_after: ${new Date(expiresAt).toISOString()}`
}

export type DocumentPage = {
  env: Parameters<typeof renderStyle>[0]
  head: Markup
  rendered: string
  /** Initial state of the script; without it the page is static. */
  state?: ShareState
  /** Script of a page without state. */
  script?: Markup | undefined
  /** The URL may contain a token, which must not leak as a referrer. */
  hidesAddress?: boolean
}

export async function renderDocument({
  env,
  head,
  rendered,
  state,
  script,
  hidesAddress = false,
}: DocumentPage): Promise<string> {
  const page = await html`<!doctype html>
<html lang="${getLocale()}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    ${head}
    <meta name="theme-color" content="#0e1318" media="(prefers-color-scheme: dark)" />
    <meta name="theme-color" content="#f2f4f2" media="(prefers-color-scheme: light)" />
    <link rel="icon" href="/logo.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/icon-512-maskable.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    ${renderStyle(env, { withFonts: !hidesAddress })}
    ${state ? renderScript(env) : (script ?? '')}
  </head>
  <body>
    <div id="${ROOT_ELEMENT}">${raw(rendered)}</div>
    ${state ? html`<script type="application/json" id="${STATE_ELEMENT}">${raw(toScriptJson(state))}</script>` : ''}
    ${hidesAddress ? renderStyleLink(env) : ''}
  </body>
</html>`
  return String(page)
}
