/** Head of a profile page, for link previews and search engines. */
import { html, raw } from 'hono/html'
import { PREVIEW_TEXT_MAX_CHARS } from '../../domain/limits'
import { jsonBlock, memberPath, shareLink } from '../../domain/share'
import { cut, oneLine } from '../../domain/text'
import type { SharedMember } from '../../web/share/SharedMember'
import { SHARE, SHARED_MEMBER } from '../../web/words/share'

/** Picture of users without an avatar. */
const OWL = '/icons/icon-512.png'

/** All values are escaped. */
export function memberHead(origin: string, shared: SharedMember) {
  const { displayName, username, avatarUrl } = shared.member
  const link = `${origin}${memberPath(username)}`
  const picture = `${origin}${avatarUrl ?? OWL}`
  const title = SHARED_MEMBER.pageTitle(displayName, username)
  const summary = summaryOf(shared)
  const og = {
    'og:site_name': SHARE.product,
    'og:type': 'profile',
    'profile:username': username,
    'og:url': link,
    'og:title': title,
    'og:description': summary,
    'og:image': picture,
    'og:image:alt': SHARED_MEMBER.pictureOf(displayName),
  }
  const named = {
    description: summary,
    robots: 'all',
    'twitter:card': 'summary',
    'twitter:title': title,
    'twitter:description': summary,
    'twitter:image': picture,
  }
  return html`
    <title>${title}</title>
    <link rel="canonical" href="${link}" />
    ${Object.entries(og).map(([name, content]) => html`<meta property="${name}" content="${content}" />`)}
    ${Object.entries(named).map(([name, content]) => html`<meta name="${name}" content="${content}" />`)}
    <script type="application/ld+json">${raw(jsonBlock(jsonLdOf(origin, shared)))}</script>`
}

function summaryOf({ member, voices }: SharedMember): string {
  const newest = oneLine(voices[0]?.title ?? '') || SHARE.untitled
  return cut(SHARED_MEMBER.summary(member.displayName, voices.length, newest), PREVIEW_TEXT_MAX_CHARS)
}

function jsonLdOf(origin: string, { member, voices }: SharedMember) {
  const { displayName, username, avatarUrl, createdAt, followers } = member
  const url = `${origin}${memberPath(username)}`
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
    hasPart: voices.map(({ kind, id, title, createdAt: at }) => ({
      '@type': 'CreativeWork',
      name: title || SHARE.untitled,
      url: shareLink(origin, kind, id),
      datePublished: new Date(at).toISOString(),
    })),
  }
}
