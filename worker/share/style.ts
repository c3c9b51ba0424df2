/** The stylesheet of share pages and embeds, written into them so that they come whole in one round trip. */
import { html, raw } from 'hono/html'
import type { Env } from '../context'

const PATH = '/share.css'
let built: Promise<string | null> | undefined

/** A `<style>` with the built stylesheet; a link to it while there is no build. */
export async function styleOf({ ASSETS, ORIGIN }: Pick<Env, 'ASSETS' | 'ORIGIN'>) {
  built ??= readBuilt(ASSETS, ORIGIN)
  const css = await built
  if (css !== null) return html`<style>${raw(css)}</style>`
  built = undefined
  return html`<link rel="stylesheet" href="${PATH}" />`
}

async function readBuilt(assets: Fetcher, origin: string): Promise<string | null> {
  const answer = await assets.fetch(`${origin}${PATH}`).catch(() => null)
  const isCss = answer?.ok && answer.headers.get('content-type')?.startsWith('text/css')
  return answer && isCss ? answer.text() : null
}
