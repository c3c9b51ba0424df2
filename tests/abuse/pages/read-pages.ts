/** Parses served documents with Chromium's own parser, without executing them. */
import type { Page } from '@playwright/test'

export type ReadPage = {
  h1: string
  by: string
  content: string
  tags: string[]
  audio: string | null
  /** By `name` or `property`. */
  meta: Record<string, string>
  oembed: string | null
  state: { title: string; content: string; author: string } | null
  jsonLd: { name: string; author: string; description: string } | null
  /** Distinct elements with their attribute names. */
  elements: string[]
}

/** Reads each of these documents. */
export async function readPages(page: Page, documents: readonly string[]): Promise<ReadPage[]> {
  const read: ReadPage[] = []
  for (let at = 0; at < documents.length; at += 100)
    read.push(...(await page.evaluate(readAll, documents.slice(at, at + 100))))
  return read
}

function readAll(documents: readonly string[]): ReadPage[] {
  return documents.map((html) => {
    const doc = new DOMParser().parseFromString(html, 'text/html')
    const text = (selector: string) => doc.querySelector(selector)?.textContent ?? ''
    const json = (selector: string) => JSON.parse(text(selector) || 'null')
    const state = json('#share-state')?.post
    const data = json('script[type="application/ld+json"]')
    return {
      h1: text('h1'),
      by: text('.by strong') || text('.who'),
      content: text('.desc'),
      tags: [...doc.querySelectorAll('.tags li, .tagline li')].map((tag) => tag.textContent ?? ''),
      audio: doc.querySelector('audio')?.getAttribute('src') ?? null,
      meta: Object.fromEntries(
        [...doc.querySelectorAll('meta[content]')].map((meta) => [
          meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      oembed: doc.querySelector('link[type="application/json+oembed"]')?.getAttribute('title') ?? null,
      state: state ? { title: state.title, content: state.content, author: state.author.displayName } : null,
      jsonLd: data ? { name: data.name, author: data.author.name, description: data.description } : null,
      elements: [
        ...new Set(
          [...doc.querySelectorAll('*')].map(
            (element) => `${element.localName} ${element.getAttributeNames().sort().join(' ')}`,
          ),
        ),
      ],
    }
  })
}
