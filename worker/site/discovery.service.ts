/** Files that search engines and other machines read first: sitemaps, robots.txt, security.txt and llms.txt. */
import { parseStoredTags } from '../../domain/posts/tags'
import { getMemberPagePath, getSharePath } from '../../domain/share/share'
import { getLegalPath, LEGAL_PAGES, toContactHref } from '../../domain/site/site'
import { getLatestPagePath, getTagPagePath, LASTING_KINDS } from '../../domain/syndication/syndication'
import { removeNonXml } from '../../domain/text/xml'
import { DAY_MS, isDateKnown } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { getSiteSettings } from '../settings/settings.service'
import { listSitemapPosts, listSitemapRanges } from './sitemaps.repo'

/** Rows of posts in one file of the sitemap, and files at most (the format allows 50,000). */
const SITEMAP_ROWS = 2000
const SITEMAP_FILES_MAX = 10_000

type Deps = Pick<AppDeps, 'env' | 'db' | 'clock'>
type Entry = { path: string; changedAt?: number }

/** `security.txt` must name a day on which it ends (RFC 9116). */
const SECURITY_TXT_DAYS = 180

/** The index of all sitemaps. */
export async function formatSitemapIndex({ env, db }: Deps): Promise<string> {
  const ranges = await listSitemapRanges(db, SITEMAP_ROWS, SITEMAP_FILES_MAX)
  const files = ['pages', ...ranges.map((range) => `posts-${range}`)]
  const entries = files.map((name) => `<sitemap><loc>${env.ORIGIN}/sitemaps/${name}.xml</loc></sitemap>`)
  return formatXml('sitemapindex', entries)
}

/** Returns a sitemap by its file name; null for an unknown one. */
export async function findSitemap(deps: Deps, file: string): Promise<string | null> {
  if (file === 'pages.xml') return formatUrls(deps, listPages())
  const [, range] = /^posts-(\d{1,7})\.xml$/.exec(file) ?? []
  return range === undefined ? null : formatUrls(deps, await listPostEntries(deps, Number(range)))
}

function listPages(): Entry[] {
  const paths = [
    '/',
    getLatestPagePath(),
    ...LASTING_KINDS.map(getLatestPagePath),
    ...LEGAL_PAGES.map(getLegalPath),
  ]
  return paths.map((path) => ({ path }))
}

/** The posts of a range, their authors and their tags. */
async function listPostEntries({ db, clock }: Deps, range: number): Promise<Entry[]> {
  const rows = await listSitemapPosts(db, clock.now(), range, SITEMAP_ROWS)
  const authors = new Set(rows.map(({ authorUsername }) => getMemberPagePath(authorUsername)))
  const tags = new Set(rows.flatMap((row) => parseStoredTags(row.tags)).map(getTagPagePath))
  return [
    ...rows.map(({ kind, id, createdAt, editedAt }) => ({
      path: getSharePath(kind, id),
      changedAt: editedAt ?? createdAt,
    })),
    ...[...authors, ...tags].map((path) => ({ path })),
  ]
}

function formatUrls({ env }: Pick<Deps, 'env'>, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed =
      changedAt === undefined || !isDateKnown(changedAt)
        ? ''
        : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
    return `<url><loc>${escapeXml(`${env.ORIGIN}${path}`)}</loc>${changed}</url>`
  })
  return formatXml('urlset', urls)
}

function formatXml(root: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return removeNonXml(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
}

/** Everything public may be read; what is private answers 404 to machines as to everybody. */
export function formatRobots({ env }: Pick<Deps, 'env'>): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/oembed',
    'Disallow: /api/',
    'Disallow: /feeds/private/',
    '',
    `Sitemap: ${env.ORIGIN}/sitemap.xml`,
    '',
  ].join('\n')
}

/** How to report a weakness; null while the operator has set no contact. */
export async function findSecurityTxt(deps: Deps): Promise<string | null> {
  const { contact, languages } = await getSiteSettings(deps)
  if (contact === '') return null
  // By whole days, so that the text does not change with each request.
  const day = Math.floor(deps.clock.now() / DAY_MS)
  return [
    `Contact: ${toContactHref(contact)}`,
    `Expires: ${new Date((day + SECURITY_TXT_DAYS) * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${deps.env.ORIGIN}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Returns the description of the site for language models (https://llmstxt.org). */
export async function formatLlmsTxt(deps: Deps): Promise<string> {
  const { env } = deps
  const { name } = await getSiteSettings(deps)
  return `# ${name}

> A social site for short voice posts. Squawks fade after a day or two; the other kinds stay until their author deletes them.

Public pages are HTML that needs no JavaScript. A page has the transcript of its recording where there is one, and
JSON-LD. Posts of others may be quoted with their link; voices that fade should not be kept past the time that their
page gives as \`unavailable_after\`.

## Lists

- [Newest posts](${env.ORIGIN}${getLatestPagePath()}): public posts that last, newest first
- ${env.ORIGIN}/@{username}: a member and their posts
- ${env.ORIGIN}/tag/{tag}: posts with a tag
- [Sitemap](${env.ORIGIN}/sitemap.xml): all public posts that last

## Feeds

- ${env.ORIGIN}/feeds/person/{username}.xml: RSS with Podcasting 2.0 tags; \`.json\` for JSON Feed
- ${env.ORIGIN}/feeds/post/{id}.xml: the recordings of an owlcast, or a chain of songs or stories
- ${env.ORIGIN}/feeds/tag/{tag}.xml: posts with a tag

## Machines

- [OpenAPI](${env.ORIGIN}/api/openapi.json): the API
- ${env.ORIGIN}/api/oembed?url={link}: embeds of public posts

## Optional

- [Rules](${env.ORIGIN}${getLegalPath('rules')}): what may be posted
- [Privacy](${env.ORIGIN}${getLegalPath('privacy')})
- [Contact](${env.ORIGIN}${getLegalPath('contact')})
`
}
