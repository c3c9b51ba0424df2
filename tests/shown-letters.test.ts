/** Each letter at an edge of what texts may have, in each field of what programs of others read, by strict parsers. */
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { WebVTTParser } from 'webvtt-parser'
import { isShowable, toOneLine } from '../domain/text/text'
import { formatVtt } from '../domain/transcripts/vtt'
import { renderEmail } from '../worker/emails/render-email'
import { renderPublicHead } from '../worker/share/document'
import { makeAuthor, makePost } from './components/builders'

/** The first and the last letter of each run of letters that are allowed. */
function listEdges(): string[] {
  const edges: string[] = []
  let wasAllowed = false
  for (let code = 0; code <= 0x10ffff + 1; code += 1) {
    const isAllowed = code <= 0x10ffff && isShowable(String.fromCodePoint(code))
    if (isAllowed !== wasAllowed) edges.push(String.fromCodePoint(isAllowed ? code : code - 1))
    wasAllowed = isAllowed
  }
  return [...new Set(edges)]
}

const EDGES = listEdges()
const MARKUP = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '`',
  ']]>',
  '<!--',
  '-->',
  '&amp;',
  '&#0;',
  '</title>',
  '</script>',
  '\\',
]
/** Short enough that nothing is cut. */
const LETTERS = [...EDGES, ...MARKUP].map((letter): [string, string] => [
  letter.codePointAt(0)?.toString(16) ?? '',
  `a${letter}b`,
])

/** Letters that no document of XML or HTML has, and marks that were not escaped. */
const isChar = (text: string) =>
  [...text].every((letter) => isShowable(letter) || letter === '\n' || letter === '\t')

test('the edges are those of planes, surrogates, controls and noncharacters', () => {
  const codes = EDGES.map((edge) => edge.codePointAt(0))
  for (const code of [
    9, 0x20, 0x7e, 0xa0, 0xd7ff, 0xe000, 0xfdcf, 0xfdf0, 0xfffd, 0x10000, 0x1fffd, 0x10fffd,
  ])
    expect(codes).toContain(code)
})

describe.each(LETTERS)('the letter %s', (_, text) => {
  const line = toOneLine(text)
  const parse = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')

  test('is read from the tags of a share page', () => {
    const post = makePost({
      title: line,
      content: line,
      tags: [],
      author: { ...makeAuthor(), displayName: line },
    })
    const head = String(
      renderPublicHead('https://owlcast.example.org', { post, recordings: null, words: null } as never),
    )
    expect(isChar(head)).toBe(true)
    const page = parse(`<!doctype html><html><head>${head}</head><body></body></html>`)
    const read = (selector: string) => page.querySelector(selector)?.getAttribute('content')
    for (const name of ['og:title', 'og:description']) expect(read(`meta[property="${name}"]`)).toBe(line)
    for (const name of ['twitter:title', 'twitter:description', 'twitter:data1', 'author'])
      expect(read(`meta[name="${name}"]`)).toBe(line)
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(line))
  })

  test('is read from captions', () => {
    const vtt = formatVtt([
      { startMs: 0, endMs: 900, text: line },
      { startMs: 900, endMs: 900, text: line },
    ] as never)
    const { cues, errors } = new WebVTTParser().parse(vtt, 'metadata')
    expect(errors).toEqual([])
    expect(cues.map(({ text: cue }) => parse(`<p>${cue}</p>`).querySelector('p')?.textContent)).toEqual([
      line,
      line,
    ])
  })

  test('is read from an email', () => {
    const {
      subject,
      html,
      text: plain,
    } = renderEmail({
      subject: text,
      heading: text,
      paragraphs: [text],
      action: { label: text, url: 'https://owlcast.example.org/' },
      foot: text,
    })
    expect(subject).toBe(line)
    expect(isChar(html)).toBe(true)
    expect(plain).toContain(text)
    const page = parse(html)
    expect(page.querySelector('title')?.textContent).toBe(line)
    for (const name of ['h1', 'h1 + p', 'a[href]']) expect(page.querySelector(name)?.textContent).toBe(text)
  })
})
