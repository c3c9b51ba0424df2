/** The unsubscribe page, in the style of share pages. Works without scripts. */
import { html } from 'hono/html'
import { UNSUBSCRIBE_PAGE } from '../../domain/locales/en/emails'
import type { Env } from '../env'
import { renderDocument, renderNeutralHead } from './document'

/** Action of the page's button: a POST with the same link, or the home page. */
const ACTIONS = {
  ask: { action: '/api/mail/unsubscribe', look: 'btn-primary' },
  refused: { action: '/api/mail/resubscribe', look: 'btn-line' },
  welcome: { action: '/', look: 'btn-line' },
  broken: { action: '/', look: 'btn-line' },
} as const

/** The whole page, in the current language. The address stays a hash in the form's action. */
export function renderUnsubscribePage(
  env: Env,
  name: keyof typeof ACTIONS,
  link: { to: string; sig: string },
): Promise<string> {
  const { action, look } = ACTIONS[name]
  const {
    heading,
    text,
    button = UNSUBSCRIBE_PAGE.home,
  }: { heading: string; text: string; button?: string } = UNSUBSCRIBE_PAGE[name]
  const [method, url] = action === '/' ? ['get', '/'] : ['post', `${action}?${new URLSearchParams(link)}`]
  const rendered = html`<div class="share">
<header class="top row wrap"><a class="brand" href="/"><img src="/logo.svg" alt="" width="28" height="28"><span>Owlcast</span></a></header>
<main id="main"><section class="error-state stack"><div class="error-state-text stack"><h1>${heading}</h1><p>${text}</p></div>
<form class="page-actions wrap" method="${method}" action="${url}"><button type="submit" class="btn ${look} btn-lg">${button}</button></form></section></main>
</div>`
  return renderDocument({ head: renderNeutralHead(), env, rendered: String(rendered), hidesAddress: true })
}
