/** The built stylesheet and script of share pages. The styles are written into the page, so that it comes in one trip. */
import { html, raw } from 'hono/html'
import type { Env } from '../env'

type Given = Pick<Env, 'ASSETS' | 'ORIGIN' | 'HOT_RELOAD'>

const STYLE = '/share.css'
const SCRIPT = '/share.js'
const FONT_FACES = /@font-face\s*\{[^}]*\}/g
const EMBED_SCRIPT = '/embed.js'
let built: Promise<string | null> | undefined

/** A `<style>` with the built stylesheet; a link to it while there is no build. */
export async function styleOf(env: Given, { withFonts }: { withFonts: boolean }) {
  built ??= readBuilt(env)
  const css = await built
  if (css !== null) return html`<style>${raw(withFonts ? css : css.replace(FONT_FACES, ''))}</style>`
  built = undefined
  return linkToStyle(env)
}

/**
 * A link to the stylesheet. Chromium requests the fonts of a `<style>` with the page's whole address as the referrer,
 * whatever the page's policy is; those of a linked stylesheet with the stylesheet's address.
 */
export function linkToStyle({ HOT_RELOAD }: Pick<Given, 'HOT_RELOAD'>) {
  return html`<link rel="stylesheet" href="${HOT_RELOAD ? '/share/share.css' : STYLE}" />`
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

async function readBuilt({ ASSETS, ORIGIN, HOT_RELOAD }: Given): Promise<string | null> {
  if (HOT_RELOAD) return null
  const answer = await ASSETS.fetch(`${ORIGIN}${STYLE}`).catch(() => null)
  const isCss = answer?.ok && answer.headers.get('content-type')?.startsWith('text/css')
  return answer && isCss ? answer.text() : null
}
