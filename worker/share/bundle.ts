/** Stylesheet and script of share pages. Styles are inlined, so the page arrives in one round trip. */
import { html, raw } from 'hono/html'
import { ASSETS_TIMEOUT_MS } from '../../domain/share/share.limits'
import type { Env } from '../env'
import { awaitInTime } from '../tools/time-limit'

type BundleEnv = Pick<Env, 'ASSETS' | 'ORIGIN' | 'HOT_RELOAD'>

const STYLE = '/share.css'
const SCRIPT = '/share.js'
const FONT_FACES = /@font-face\s*\{[^}]*\}/g
const EMBED_SCRIPT = '/embed.js'
let stylesheet: Promise<string | null> | undefined

/**
 * A `<style>` with the built stylesheet, or a link to it when there is no build. Each page has a time limit of its own:
 * the request that reads the stylesheet for all of them may be cancelled, and never answer.
 */
export async function renderStyle(env: BundleEnv, { withFonts }: { withFonts: boolean }) {
  stylesheet ??= readStylesheet(env)
  const shared = stylesheet
  const css = await awaitInTime(() => shared, ASSETS_TIMEOUT_MS).catch(() => null)
  if (css !== null) return html`<style>${raw(withFonts ? css : css.replace(FONT_FACES, ''))}</style>`
  if (stylesheet === shared) stylesheet = undefined
  return renderStyleLink(env)
}

/**
 * A link to the stylesheet. Chromium requests fonts of an inline `<style>` with the full page URL as referrer, whatever
 * the page's policy; fonts of a linked stylesheet get the stylesheet's URL.
 */
export function renderStyleLink({ HOT_RELOAD }: Pick<BundleEnv, 'HOT_RELOAD'>) {
  return html`<link rel="stylesheet" href="${HOT_RELOAD ? '/share/share.css' : STYLE}" />`
}

/** The script that hydrates the page; the source in development. */
export function renderScript({ HOT_RELOAD }: BundleEnv) {
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

/** The script of pages without React in the browser: embeds and profiles. */
export function renderEmbedScript({ HOT_RELOAD }: BundleEnv) {
  return html`<script type="module" src="${HOT_RELOAD ? '/share/embed.ts' : EMBED_SCRIPT}"></script>`
}

async function readStylesheet({ ASSETS, ORIGIN, HOT_RELOAD }: BundleEnv): Promise<string | null> {
  if (HOT_RELOAD) return null
  const response = await ASSETS.fetch(`${ORIGIN}${STYLE}`).catch(() => null)
  const isCss = response?.ok && response.headers.get('content-type')?.startsWith('text/css')
  return response && isCss ? response.text() : null
}
