/** Head of a profile page, for link previews and search engines. */
import { html, raw } from 'hono/html'
import { getPreviewName } from '../../domain/locales/en/kinds'
import { SHARE, SHARED_MEMBER } from '../../domain/locales/en/share'
import {
  getMemberPagePath,
  getMemberPicturePath,
  getOembedPath,
  getShareLink,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  toScriptJson,
} from '../../domain/share/share'
import { PREVIEW_TEXT_MAX_CHARS } from '../../domain/share/share.limits'
import { truncate } from '../../domain/text/length'
import type { SharedMember } from '../../web/share/SharedMember'
import { renderFeedLinks } from './list-head'

/** All values are escaped. */
export function renderMemberHead(origin: string, shared: SharedMember) {
  const { displayName, username, fediverseAddress } = shared.member
  const link = `${origin}${getMemberPagePath(username)}`
  const picture = `${origin}${getMemberPicturePath(username)}`
  const oembed = `${origin}${getOembedPath(link)}`
  const title = SHARED_MEMBER.pageTitle(displayName, username)
  const summary = formatSummary(shared)
  const og = {
    'og:site_name': SHARE.product,
    'og:type': 'profile',
    'profile:username': username,
    'og:url': link,
    'og:title': title,
    'og:description': summary,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(PICTURE_WIDTH),
    'og:image:height': String(PICTURE_HEIGHT),
    'og:image:alt': SHARED_MEMBER.pictureOf(displayName),
  }
  const named = {
    description: summary,
    robots: shared.isLater ? 'noindex, follow' : 'all',
    ...(fediverseAddress ? { 'fediverse:creator': fediverseAddress } : {}),
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': summary,
    'twitter:image': picture,
  }
  return html`
    <title>${title}</title>
    <link rel="canonical" href="${link}" />
    ${renderFeedLinks({ type: 'person', subject: username }, displayName)}
    <link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}" />
    ${Object.entries(og).map(([name, content]) => html`<meta property="${name}" content="${content}" />`)}
    ${Object.entries(named).map(([name, content]) => html`<meta name="${name}" content="${content}" />`)}
    <script type="application/ld+json">${raw(toScriptJson(toJsonLd(origin, shared)))}</script>`
}

function formatSummary({ member, posts }: SharedMember): string {
  const newest = posts[0] ? getPreviewName(posts[0]) : ''
  return truncate(SHARED_MEMBER.summary(member.displayName, posts.length, newest), PREVIEW_TEXT_MAX_CHARS)
}

function toJsonLd(origin: string, { member, posts }: SharedMember) {
  const { displayName, username, avatarUrl, createdAt, followers } = member
  const url = `${origin}${getMemberPagePath(username)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateCreated: new Date(createdAt).toISOString(),
    mainEntity: {
      '@type': 'Person',
      name: displayName,
      alternateName: `@${username}`,
      identifier: username,
      url,
      image: avatarUrl === null ? undefined : `${origin}${avatarUrl}`,
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/FollowAction',
        userInteractionCount: followers,
      },
    },
    hasPart: posts.map((post) => ({
      '@type': 'CreativeWork',
      name: getPreviewName(post),
      url: getShareLink(origin, post.kind, post.id),
      datePublished: new Date(post.createdAt).toISOString(),
    })),
  }
}
