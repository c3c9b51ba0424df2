/**
 * The page of the puzzle, framed by the app. The provider's script runs here, under a policy of its own, so the app's
 * policy has no exception for it.
 */
import { z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { html, raw } from 'hono/html'
import { appError } from '../../domain/errors/errors'
import { toScriptJson } from '../../domain/share/share'
import { PUZZLE_ACTION, PUZZLE_MESSAGE, PUZZLE_PATH } from '../../domain/site/puzzle'
import { type AppEnv, getDeps } from '../context'
import { STAND_IN_TOKEN } from '../tools/create-puzzle'
import { createRouter, defineRoute } from './define-route'

const NONCE_HEADER = 'x-puzzle-nonce'
/** Transparent, in the colour scheme of the dialog around it. */
const STYLES =
  ':root{color-scheme:light dark;color:CanvasText}body{font:16px/1.4 system-ui;margin:0;padding:4px}p{margin:0 0 12px}button{min-height:44px;padding:0 20px;font:inherit;border:1px solid;border-radius:22px}'

/** Runs outside `securityHeaders` and overrides it: our own pages may frame this one, and only they. */
export const puzzleHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { headers } = c.res
  const nonce = headers.get(NONCE_HEADER)
  if (nonce === null) return
  headers.delete(NONCE_HEADER)
  const origin = getDeps(c).puzzle?.origin ?? ''
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}`.trim(),
    `frame-src ${origin || "'none'"}`,
    `connect-src ${origin || "'none'"}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]
  headers.set('content-security-policy', policy.join('; '))
  headers.set('x-frame-options', 'SAMEORIGIN')
}

const pageRoute = defineRoute({
  method: 'get',
  path: PUZZLE_PATH,
  access: 'public',
  responses: { 200: { description: 'A page for a frame', content: { 'text/html': { schema: z.string() } } } },
})

export const puzzleRoutes = createRouter()

puzzleRoutes.handle(pageRoute, async ({ deps, c }) => {
  const { puzzle, ids } = deps
  if (!puzzle) throw appError('request.not_found')
  const nonce = ids.random(24)
  const { siteKey, origin } = puzzle
  const send = `const send = (token) => parent.postMessage({ type: ${toScriptJson(PUZZLE_MESSAGE)}, token }, location.origin)`
  const body =
    siteKey === null
      ? html`<p>This stands in for the puzzle of Turnstile, and always passes.</p>
          <button type="button">Continue</button>
          <script nonce="${nonce}">${raw(`${send}; document.querySelector('button').onclick = () => send(${toScriptJson(STAND_IN_TOKEN)})`)}</script>`
      : html`<div id="puzzle"></div>
          <script nonce="${nonce}">${raw(`${send}; globalThis.show = () => turnstile.render('#puzzle', { sitekey: ${toScriptJson(siteKey)}, action: ${toScriptJson(PUZZLE_ACTION)}, callback: send })`)}</script>
          <script nonce="${nonce}" src="${origin}/turnstile/v0/api.js?render=explicit&onload=show" async></script>`
  const page =
    await html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Puzzle</title><meta name="color-scheme" content="light dark"><style>${raw(STYLES)}</style></head><body>${body}</body></html>`
  return c.html(String(page), 200, { 'cache-control': 'no-store', [NONCE_HEADER]: nonce })
})
