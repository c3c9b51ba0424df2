/** The page at the end of a mail's "stop" link, in the share pages' dress. It works without scripts. */
import { html } from 'hono/html'
import type { Env } from '../env'
import { documentOf, neutralHead } from '../share/document'

type Content = {
  heading: string
  text: string
  button: string
  /** Where the button leads: a POST with the same link, or home. */
  action: '/api/mail/unsubscribe' | '/api/mail/resubscribe' | '/'
  look?: 'btn-primary' | 'btn-line'
}

const HOME = { button: 'Go to Owlcast', action: '/' } as const

export const REFUSAL_PAGES = {
  ask: {
    heading: 'No more of these mails?',
    text: 'People on Owlcast can send a voice message to an e-mail address. Press the button, and no such mail comes to yours. Mails about an account of your own still do.',
    button: 'Stop these mails',
    action: '/api/mail/unsubscribe',
    look: 'btn-primary',
  },
  refused: {
    heading: 'It is quiet now',
    text: 'No more mails about voice messages come to this address. You can close this page.',
    button: 'I want them after all',
    action: '/api/mail/resubscribe',
  },
  welcome: {
    heading: 'You will hear from people again',
    text: 'When somebody sends a voice message to this address, a mail brings it.',
    ...HOME,
  },
  broken: {
    heading: 'This link is not whole',
    text: 'Please open it from the mail again, or copy all of it. Nothing was changed.',
    ...HOME,
  },
} satisfies Record<string, Content>

/** The whole page. The link's address stays a hash, and is handed on in the form's own. */
export async function refusalPage(
  env: Env,
  { heading, text, button, action, look = 'btn-line' }: Content,
  link: { to: string; sig: string },
): Promise<string> {
  const [method, url] = action === '/' ? ['get', '/'] : ['post', `${action}?${new URLSearchParams(link)}`]
  const rendered = await html`<div class="share">
<header class="top"><a class="brand" href="/"><img src="/logo.svg" alt="" width="28" height="28"><span>Owlcast</span></a></header>
<main id="main"><section class="oops"><div class="oops-text"><h1>${heading}</h1><p>${text}</p></div>
<form class="do" method="${method}" action="${url}"><button type="submit" class="btn ${look} btn-lg">${button}</button></form></section></main>
</div>`
  return documentOf({ head: neutralHead(), env, rendered: String(rendered) })
}
