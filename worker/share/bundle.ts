/** Stylesheet and script of share pages. Styles are inlined, so the page arrives in one round trip. */
import { html, raw } from 'hono/html'
import type { Env } from '../env'

type Given = Pick<Env, 'ASSETS' | 'ORIGIN' | 'HOT_RELOAD'>

const STYLE = '/share.css'
const SCRIPT = '/share.js'
const FONT_FACES = /@font-face\s*\{[^}]*\}/g
const EMBED_SCRIPT = '/embed.js'
let built: Promise<string | null> | undefined

/** A `<style>` with the built stylesheet, or a link to it when there is no build. */
export async function styleOf(env: Given, { withFonts }: { withFonts: boolean }) {
  built ??= readBuilt(env)
  const css = await built
  if (css !== null) return html`<style>${raw(withFonts ? css : css.replace(FONT_FACES, ''))}</style>`
  built = undefined
  return linkToStyle(env)
}

/**
 * A link to the stylesheet. Chromium requests fonts of an inline `<style>` with the full page URL as referrer, whatever
 * the page's policy; fonts of a linked stylesheet get the stylesheet's URL.
 */
export function linkToStyle({ HOT_RELOAD }: Pick<Given, 'HOT_RELOAD'>) {
  return html`<link rel="stylesheet" href="${HOT_RELOAD ? '/share/share.css' : STYLE}" />`
}

/** The script that hydrates the page; the source in development. */
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

/** The script of an embed with several recordings. */
export function embedScriptOf({ HOT_RELOAD }: Given) {
  return html`<script type="module" src="${HOT_RELOAD ? '/share/embed.ts' : EMBED_SCRIPT}"></script>`
}

async function readBuilt({ ASSETS, ORIGIN, HOT_RELOAD }: Given): Promise<string | null> {
  if (HOT_RELOAD) return null
  const answer = await ASSETS.fetch(`${ORIGIN}${STYLE}`).catch(() => null)
  const isCss = answer?.ok && answer.headers.get('content-type')?.startsWith('text/css')
  return answer && isCss ? answer.text() : null
}
