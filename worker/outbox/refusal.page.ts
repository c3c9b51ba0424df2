/** The unsubscribe page, in the style of share pages. Works without scripts. */
import { html } from 'hono/html'
import type { Env } from '../env'
import { documentOf, neutralHead } from '../share/document'
import { REFUSAL_PAGE } from '../words/letters'

/** Action of the page's button: a POST with the same link, or the home page. */
const DOES = {
  ask: { action: '/api/mail/unsubscribe', look: 'btn-primary' },
  refused: { action: '/api/mail/resubscribe', look: 'btn-line' },
  welcome: { action: '/', look: 'btn-line' },
  broken: { action: '/', look: 'btn-line' },
} as const

/** The whole page, in the current language. The address stays a hash in the form's action. */
export function refusalPage(
  env: Env,
  name: keyof typeof DOES,
  link: { to: string; sig: string },
): Promise<string> {
  const { action, look } = DOES[name]
  const {
    heading,
    text,
    button = REFUSAL_PAGE.home,
  }: { heading: string; text: string; button?: string } = REFUSAL_PAGE[name]
  const [method, url] = action === '/' ? ['get', '/'] : ['post', `${action}?${new URLSearchParams(link)}`]
  const rendered = html`<div class="share">
<header class="top"><a class="brand" href="/"><img src="/logo.svg" alt="" width="28" height="28"><span>Owlcast</span></a></header>
<main id="main"><section class="oops"><div class="oops-text"><h1>${heading}</h1><p>${text}</p></div>
<form class="do" method="${method}" action="${url}"><button type="submit" class="btn ${look} btn-lg">${button}</button></form></section></main>
</div>`
  return documentOf({ head: neutralHead(), env, rendered: String(rendered), hidesAddress: true })
}
