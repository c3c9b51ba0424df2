/**
 * The HTML page of an export: works offline, without the app or scripts. Generated in parts, so that its length is not
 * limited. `html` escapes everything.
 */
import { html } from 'hono/html'
import { encodePath } from '../../../domain/account/export-names'
import { getPostName } from '../../../domain/locales/en/kinds'
import { parseStoredTags } from '../../../domain/posts/tags'
import { formatDuration } from '../../../domain/time/duration'
import type { SessionUser } from '../../session-user'
import type { ExportedPost } from './export.repo'
import { getExportedText, getMessagePeer, getPostFiles, toIsoTime } from './export-records'

/** The app's colors with system fonts. */
const STYLE = `:root{color-scheme:light dark;--bg:light-dark(#f2f4f2,#0e1318);--surface:light-dark(#fff,#151c23);--line:light-dark(#d8dedb,#25303a);--text:light-dark(#141c22,#f2ede3);--text-2:light-dark(#46535a,#bcc3c8)}
body{margin:0 auto;max-width:44rem;padding:2.5rem 1rem 4rem;background:var(--bg);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
h1,h2,h3{font-family:ui-serif,"Iowan Old Style",Georgia,serif;font-weight:500;line-height:1.2;overflow-wrap:anywhere}h1{margin:0;font-size:2rem}h2{margin:2.5rem 0 .75rem;font-size:1.4rem}h3{margin:0;font-size:1.2rem}
header{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}header div{flex:1 1 16rem;min-width:0}img{border-radius:50%}.cover{float:inline-end;margin-inline-start:1rem;border-radius:14px}
article{margin:.6rem 0;padding:1rem 1.1rem;border:1px solid var(--line);border-radius:18px;background:var(--surface);overflow-wrap:anywhere}
p{margin:.5rem 0 0;white-space:pre-wrap}small,.more{color:var(--text-2)}small{font-size:.85rem}audio{display:block;width:100%;margin-top:.75rem}`

// No scripts and no external resources, wherever the page is opened.
const POLICY =
  "script-src 'none'; connect-src 'none'; object-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'"

/** Beginning of the page: name, username, dates. */
export function renderHead(me: SessionUser, now: number, picture: string | null): string {
  const title = `${me.displayName} on Owlcast`
  return toText(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${title}</title><style>${STYLE}</style></head>
<body><main><header>${picture ? html`<img src="${encodePath(picture)}" alt="" width="96" height="96">` : ''}<div>
<h1 dir="auto">${title}</h1><p class="more">@${me.username}, since ${formatDay(me.createdAt)}. Downloaded on ${formatDay(now)}.
The .json files have the same data and more.</p></div></header>
`)
}

/** Heading of a section. */
export const renderHeading = (words: string): string => toText(html`<h2>${words}</h2>\n`)

/** Renders a post of the user with its audio players. */
export function renderPost(row: ExportedPost, folder: string, missing: ReadonlySet<string>): string {
  const { post } = row
  return renderArticle(row, getPostName(post), `${post.kind}, ${post.visibility}`, folder, missing)
}

/** Renders a message with its sender or recipient. */
export function renderMessage(
  row: ExportedPost,
  meId: string,
  folder: string,
  missing: ReadonlySet<string>,
): string {
  const peer = getMessagePeer(row, meId)
  const heading = 'from' in peer ? `From ${peer.from}` : `To ${peer.to ?? 'a deleted user'}`
  return renderArticle(row, heading, getPostName(row.post), folder, missing)
}

export const PAGE_FOOT = '</main></body></html>\n'

function renderArticle(
  row: ExportedPost,
  title: string,
  facts: string,
  folder: string,
  missing: ReadonlySet<string>,
): string {
  const { content, tags, createdAt, seconds } = row.post
  const transcript = getExportedText(row)
  const { recording: sound, clip, cover } = getPostFiles(row, folder)
  const renderPlayer = (path: string | undefined) => {
    if (path === undefined) return ''
    if (missing.has(path))
      return html`<p><small>We couldn’t include this recording. See missing.txt.</small></p>`
    return html`<audio controls preload="none" src="${encodePath(path)}" aria-label="${title}"></audio>`
  }
  const picture =
    cover && !missing.has(cover.path)
      ? html`<img class="cover" src="${encodePath(cover.path)}" alt="" width="96" height="96">`
      : ''
  return toText(html`<article>${picture}<h3 dir="auto">${title}</h3>
<small>${facts} · <time datetime="${toIsoTime(createdAt) ?? ''}">${formatDay(createdAt)}</time>${sound ? ` · ${formatDuration(seconds)}` : ''}</small>
${content ? html`<p dir="auto">${content}</p>` : ''}${tags.trim() ? html`<p><small>${formatTags(tags)}</small></p>` : ''}${transcript ? html`<p dir="auto">${transcript}</p>` : ''}
${renderPlayer(clip?.path)}${renderPlayer(sound?.path)}</article>
`)
}

const formatTags = (tags: string) =>
  parseStoredTags(tags)
    .map((tag) => `#${tag}`)
    .join(' ')
const formatDay = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
const toText = (made: ReturnType<typeof html>): string => String(made)
