/** Texts of feeds as ours: HTML becomes plain text, with the characters that the limits count. */
import { decodeHTML } from 'entities'
import { DESCRIPTION_MAX_CHARS, OWLCAST_NAME_MAX_CHARS, TITLE_MAX_CHARS } from '../limits'
import { cleanTags } from '../posts/tags'
import { cutCharacters } from '../text/length'
import { toOneLine, toShowable } from '../text/text'

/** Returns a title of a feed as one of ours. */
export function toImportedTitle(
  html: string,
  max = Math.min(TITLE_MAX_CHARS, OWLCAST_NAME_MAX_CHARS),
): string {
  // On one line, more marks may follow each other.
  return cutCharacters(toShowable(toOneLine(toPlainText(html))), max).trim()
}

/** Returns a description of a feed as one of ours. */
export function toImportedDescription(html: string): string {
  return cutCharacters(toPlainText(html), DESCRIPTION_MAX_CHARS).trim()
}

/** Returns categories as tags, and one that says what it is where there are none. */
export function toImportedTags(categories: readonly string[]): string[] {
  const words = categories.map((name) =>
    toPlainText(name)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  )
  const tags = cleanTags(words).slice(0, TAGS_MAX)
  return tags.length > 0 ? tags : ['podcast']
}
const TAGS_MAX = 5

/** Returns the text of HTML: a line per block, references decoded, without what no post may have. */
export function toPlainText(html: string): string {
  const text = decodeReferences(removeTags(html.toWellFormed().replace(/\r\n?/g, '\n')))
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return toShowable(text)
}

/** Many feeds escape their references twice. */
function decodeReferences(text: string): string {
  const once = decodeHTML(text)
  return once === text
    ? text
    : once.replace(/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi, (one) => decodeHTML(one))
}

/** The elements of HTML, the old ones too, and that of word processors. Another `<word>` is text. */
const ELEMENTS = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas ' +
    'caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption ' +
    'figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend ' +
    'li link main map mark marquee menu meta meter nav nobr noframes noscript o:p object ol optgroup option output p param ' +
    'picture pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub ' +
    'summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp'
  ).split(' '),
)
const BLOCKS = new Set('br p li div h1 h2 h3 h4 h5 h6 tr blockquote'.split(' '))
/** Elements whose content is no text. */
const HIDDEN = new Set(['script', 'style'])
/** Quoted values of one tag. */
const VALUES_MAX = 20

/** Reads each letter a few times at most, whatever the text. */
function removeTags(html: string): string {
  const lastEnd = html.lastIndexOf('>')
  let [text, at] = ['', 0]
  for (;;) {
    const start = html.indexOf('<', at)
    if (start === -1 || start > lastEnd) return text + html.slice(at)
    text += html.slice(at, start)
    const markup = readMarkup(html, start)
    text += markup.text
    at = markup.end
  }
}

/** What stands at a `<`: the text of it, and where it ends. */
function readMarkup(html: string, start: number): { text: string; end: number } {
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4)
    return end === -1 ? { text: '', end: html.length } : { text: '', end: end + 3 }
  }
  const [, slash = '', name = ''] =
    /^<(\/?)([a-z][a-z\d:]*)(?=[\s/>])/i.exec(html.slice(start, start + 20)) ?? []
  const element = name.toLowerCase()
  const isDeclaration = /^<![a-z]/i.test(html.slice(start, start + 3))
  const end = ELEMENTS.has(element) || isDeclaration ? findTagEnd(html, start + 1) : null
  if (end === null) return { text: '<', end: start + 1 }
  if (slash === '' && HIDDEN.has(element)) {
    const close = new RegExp(`</${element}`, 'gi')
    close.lastIndex = end
    // Without its end, nothing of it is text, as in browsers.
    return { text: '', end: close.exec(html)?.index ?? html.length }
  }
  const isBreak = BLOCKS.has(element) && (slash !== '' || element === 'br')
  return { text: isBreak ? '\n' : '', end }
}

/** The index behind the `>` of a tag, which is none in a quoted value; null where another `<` comes first. */
function findTagEnd(html: string, from: number): number | null {
  const mark = /["'<>]/g
  mark.lastIndex = from
  for (let values = 0; values < VALUES_MAX; values += 1) {
    const found = mark.exec(html)
    if (!found || found[0] === '<') return null
    if (found[0] === '>') return found.index + 1
    const close = html.indexOf(found[0], found.index + 1)
    if (close === -1) break
    mark.lastIndex = close + 1
  }
  // A quotation mark without its other half.
  const end = html.indexOf('>', from)
  return end === -1 ? null : end + 1
}
