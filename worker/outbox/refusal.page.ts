/** The page at the end of a mail's "stop" link, in the share pages' dress. It works without scripts. */
import { html } from 'hono/html'
import type { Env } from '../env'
import { documentOf, neutralHead } from '../share/document'

type Content = { heading: string; text: string; button?: string }

export const REFUSAL_PAGES = {
  ask: {
    heading: 'No more of these mails?',
    text: 'People on Owlcast can send a voice message to an e-mail address. Press the button, and nobody can send one to yours by mail. Mails about an account of your own still come.',
    button: 'Stop these mails',
  },
  done: {
    heading: 'It is quiet now',
    text: 'This address gets no more mails about messages on Owlcast. You can close this page.',
  },
  broken: {
    heading: 'This link is not whole',
    text: 'Please open it from the mail again, or copy all of it. Nothing was changed.',
  },
} satisfies Record<string, Content>

/** The whole page. */
export async function refusalPage(env: Env, { heading, text, button }: Content): Promise<string> {
  const rendered = await html`<div class="share">
<header class="top"><a class="brand" href="/"><img src="/logo.svg" alt="" width="28" height="28"><span>Owlcast</span></a></header>
<main id="main"><section class="oops"><div class="oops-text"><h1>${heading}</h1><p>${text}</p></div>
${button ? html`<form class="do" method="post"><button type="submit" class="btn btn-primary btn-lg">${button}</button></form>` : html`<p><a href="/">Owlcast</a></p>`}
</section></main>
</div>`
  return documentOf({ head: neutralHead(), env, rendered: String(rendered) })
}
