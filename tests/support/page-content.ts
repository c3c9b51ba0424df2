/** Reads HTML pages as a crawler does. */

export type PageContent = {
  status: number
  headers: Headers
  text: string
  title: string
  h1: string
  h2: string
  metas: Map<string, string>
  links: Map<string, string>
  jsonLd: Record<string, unknown> | null
  state: Record<string, unknown> | null
  audio: string[]
  scripts: string[]
  /** Elements that only an injection would add. */
  foreign: number
  body: string
}

/** Reads a page as a crawler does: a real HTML parser, no scripts. */
export async function readPage(answer: Response): Promise<PageContent> {
  const text = await answer.clone().text()
  const collected = { title: '', h1: '', h2: '', body: '', jsonLd: '', state: '', foreign: 0 }
  const metas = new Map<string, string>()
  const links = new Map<string, string>()
  const audio: string[] = []
  const scripts: string[] = []
  const countForeign = () => {
    collected.foreign += 1
  }
  const add = (key: 'title' | 'h1' | 'h2' | 'body' | 'jsonLd' | 'state') => ({
    text: (chunk: Text) => {
      collected[key] += chunk.text
    },
  })
  const rewriter = new HTMLRewriter()
    .on('title', add('title'))
    .on('h1', add('h1'))
    .on('h2', add('h2'))
    .on('main', add('body'))
    .on('script[type="application/ld+json"]', add('jsonLd'))
    .on('script[type="application/json"]', add('state'))
    .on('meta', {
      element: (meta) => {
        const name = meta.getAttribute('property') ?? meta.getAttribute('name')
        if (name) metas.set(name, meta.getAttribute('content') ?? '')
      },
    })
    .on('link', {
      element: (link) => {
        links.set(link.getAttribute('rel') ?? '', link.getAttribute('href') ?? '')
      },
    })
    .on('audio', { element: (sound) => void audio.push(sound.getAttribute('src') ?? '') })
    .on('script[src]', { element: (script) => void scripts.push(script.getAttribute('src') ?? '') })
    .on('script:not([src]):not([type])', { element: countForeign })
    .on('[onload],[onmouseover],[onerror]', { element: countForeign })
  await rewriter.transform(answer).text()
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    ...collected,
    title: unescapeHtml(collected.title),
    h1: unescapeHtml(collected.h1),
    h2: unescapeHtml(collected.h2),
    body: unescapeHtml(collected.body),
    metas: new Map([...metas].map(([name, content]) => [name, unescapeHtml(content)])),
    links: new Map([...links].map(([rel, href]) => [rel, unescapeHtml(href)])),
    jsonLd: collected.jsonLd ? JSON.parse(collected.jsonLd) : null,
    state: collected.state ? JSON.parse(collected.state) : null,
    audio,
    scripts,
  }
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
}
