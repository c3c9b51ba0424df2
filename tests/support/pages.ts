/** Reads HTML pages as a crawler does. */

export type Read = {
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
export async function readPage(answer: Response): Promise<Read> {
  const text = await answer.clone().text()
  const seen = { title: '', h1: '', h2: '', body: '', jsonLd: '', state: '', foreign: 0 }
  const metas = new Map<string, string>()
  const links = new Map<string, string>()
  const audio: string[] = []
  const scripts: string[] = []
  const countForeign = () => {
    seen.foreign += 1
  }
  const add = (key: 'title' | 'h1' | 'h2' | 'body' | 'jsonLd' | 'state') => ({
    text: (chunk: Text) => {
      seen[key] += chunk.text
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
    ...seen,
    title: unescaped(seen.title),
    h1: unescaped(seen.h1),
    h2: unescaped(seen.h2),
    body: unescaped(seen.body),
    metas: new Map([...metas].map(([name, content]) => [name, unescaped(content)])),
    links: new Map([...links].map(([rel, href]) => [rel, unescaped(href)])),
    jsonLd: seen.jsonLd ? JSON.parse(seen.jsonLd) : null,
    state: seen.state ? JSON.parse(seen.state) : null,
    audio,
    scripts,
  }
}

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
}
