/** The built stylesheet and script of share pages. The styles are written into the page, so that it comes in one trip. */
import { html, raw } from 'hono/html'
import type { Env } from '../env'

type Given = Pick<Env, 'ASSETS' | 'ORIGIN' | 'HOT_RELOAD'>

const STYLE = '/share.css'
const SCRIPT = '/share.js'
const EMBED_SCRIPT = '/embed.js'
let built: Promise<string | null> | undefined

/** A `<style>` with the built stylesheet; a link to it while there is no build. */
export async function styleOf({ ASSETS, ORIGIN, HOT_RELOAD }: Given) {
  if (HOT_RELOAD) return html`<link rel="stylesheet" href="/share/share.css" />`
  built ??= readBuilt(ASSETS, ORIGIN)
  const css = await built
  if (css !== null) return html`<style>${raw(css)}</style>`
  built = undefined
  return html`<link rel="stylesheet" href="${STYLE}" />`
}

/** The script that takes the page over; from the source where Vite serves it. */
export function scriptOf({ HOT_RELOAD }: Given) {
  if (!HOT_RELOAD) return html`<script type="module" src="${SCRIPT}"></script>`
  return html`
    <script type="module">
      import { injectIntoGlobalHook } from '/@react-refresh'
      injectIntoGlobalHook(window)
      window.$RefreshReg$ = () => undefined
      window.$RefreshSig$ = () => (type) => type
    </script>
    <script type="module" src="/@vite/client"></script>
    <script type="module" src="/share/main.tsx"></script>`
}

/** The script of an embed that plays more than one sound. */
export function embedScriptOf({ HOT_RELOAD }: Given) {
  return html`<script type="module" src="${HOT_RELOAD ? '/share/embed.ts' : EMBED_SCRIPT}"></script>`
}

async function readBuilt(assets: Fetcher, origin: string): Promise<string | null> {
  const answer = await assets.fetch(`${origin}${STYLE}`).catch(() => null)
  const isCss = answer?.ok && answer.headers.get('content-type')?.startsWith('text/css')
  return answer && isCss ? answer.text() : null
}
