/**
 * The HTML page of an export: works offline, without the app or scripts. Generated in parts, so that its length is not
 * limited. `html` escapes everything.
 */
import { html } from 'hono/html'
import { clockTime } from '../../domain/expiry'
import { linkTo } from '../../domain/export-names'
import { tagsOf } from '../../domain/tags'
import type { Viewer } from '../auth/session'
import type { Told } from '../posts/export.repo'
import { otherOf, soundsOf, timeOf } from './records'

/** The app's colors with system fonts. */
const STYLE = `:root{color-scheme:light dark;--bg:light-dark(#f2f4f2,#0e1318);--surface:light-dark(#fff,#151c23);--line:light-dark(#d8dedb,#25303a);--text:light-dark(#141c22,#f2ede3);--text-2:light-dark(#46535a,#bcc3c8)}
body{margin:0 auto;max-width:44rem;padding:2.5rem 1rem 4rem;background:var(--bg);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
h1,h2,h3{font-family:ui-serif,"Iowan Old Style",Georgia,serif;font-weight:500;line-height:1.2;overflow-wrap:anywhere}h1{margin:0;font-size:2rem}h2{margin:2.5rem 0 .75rem;font-size:1.4rem}h3{margin:0;font-size:1.2rem}
header{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}header div{flex:1 1 16rem;min-width:0}img{border-radius:50%}
article{margin:.6rem 0;padding:1rem 1.1rem;border:1px solid var(--line);border-radius:18px;background:var(--surface);overflow-wrap:anywhere}
p{margin:.5rem 0 0;white-space:pre-wrap}small,.more{color:var(--text-2)}small{font-size:.85rem}audio{display:block;width:100%;margin-top:.75rem}`

// No scripts and no external resources, wherever the page is opened.
const POLICY =
  "script-src 'none'; connect-src 'none'; object-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'"

/** Beginning of the page: name, username, dates. */
export function head(me: Viewer, now: number, picture: string | null): string {
  const title = `${me.displayName} on Owlcast`
  return text(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${title}</title><style>${STYLE}</style></head>
<body><main><header>${picture ? html`<img src="${linkTo(picture)}" alt="" width="96" height="96">` : ''}<div>
<h1 dir="auto">${title}</h1><p class="more">@${me.username}, since ${dayOf(me.createdAt)}. Taken along on ${dayOf(now)}.
The same, and more, is in the files that end with .json.</p></div></header>
`)
}

/** Heading of a section. */
export const heading = (words: string): string => text(html`<h2>${words}</h2>\n`)

/** One of the user's posts with its audio players. */
export function voice(told: Told, folder: string, missing: ReadonlySet<string>): string {
  const { post } = told
  return article(told, post.title, `${post.kind}, ${post.visibility}`, folder, missing)
}

/** One message with its sender or recipient. */
export function message(told: Told, meId: string, folder: string, missing: ReadonlySet<string>): string {
  const other = otherOf(told, meId)
  const who = 'from' in other ? `From ${other.from}` : `To ${other.to ?? 'somebody who left'}`
  return article(told, who, told.post.title, folder, missing)
}

export const foot = '</main></body></html>\n'

function article(
  told: Told,
  title: string,
  facts: string,
  folder: string,
  missing: ReadonlySet<string>,
): string {
  const { content, transcript, tags, createdAt, seconds } = told.post
  const { recording: sound, clip } = soundsOf(told, folder)
  const player = (path: string | undefined) => {
    if (path === undefined) return ''
    if (missing.has(path)) return html`<p><small>Its sound could not be had: see missing.txt.</small></p>`
    return html`<audio controls preload="none" src="${linkTo(path)}" aria-label="${title}"></audio>`
  }
  return text(html`<article><h3 dir="auto">${title}</h3>
<small>${facts} · <time datetime="${timeOf(createdAt) ?? ''}">${dayOf(createdAt)}</time>${sound ? ` · ${clockTime(seconds)}` : ''}</small>
${content ? html`<p dir="auto">${content}</p>` : ''}${tags.trim() ? html`<p><small>${hashed(tags)}</small></p>` : ''}${transcript ? html`<p dir="auto">${transcript}</p>` : ''}
${player(clip?.path)}${player(sound?.path)}</article>
`)
}

const hashed = (tags: string) =>
  tagsOf(tags)
    .map((tag) => `#${tag}`)
    .join(' ')
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
const text = (made: ReturnType<typeof html>): string => String(made)
