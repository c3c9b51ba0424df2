/** The development mailbox page. Without scripts, so links in emails work directly. */
import { html } from 'hono/html'
import type { OutboxRow } from './outbox.repo'

/** A row with placeholders filled. */
type MailboxRow = Omit<OutboxRow, 'html'> & { html?: string }

const STYLE = `
:root { color-scheme: light dark; --bg: light-dark(#f2f4f2, #0e1318); --surface: light-dark(#fff, #151c23);
  --line: light-dark(#d8dedb, #25303a); --text: light-dark(#141c22, #f2ede3); --dim: light-dark(#46535a, #bcc3c8);
  --link: light-dark(#1257c9, #9cc6ff); }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 640px; background: var(--bg); color: var(--text);
  font: 16px/1.5 ui-sans-serif, system-ui, sans-serif; }
h1 { font: 600 1.75rem/1.2 ui-serif, Georgia, serif; margin: 0 0 4px; }
h2 { font-size: 1.1rem; margin: 0 0 2px; overflow-wrap: anywhere; }
p { margin: 0; color: var(--dim); overflow-wrap: anywhere; }
article { margin-block-start: 16px; padding: 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 18px; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 16px 0; }
a { color: var(--link); display: inline-block; padding-block: 4px; }
iframe { inline-size: 100%; block-size: 520px; border: 1px solid var(--line); border-radius: 12px; margin-block-start: 8px; }
summary { cursor: pointer; padding-block: 8px; }
:focus-visible { outline: 2.5px solid var(--link); outline-offset: 2px; }
`

/** The whole page, newest first. */
export function renderMailbox(rows: MailboxRow[]) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Development mailbox · Owlcast</title><style>${STYLE}</style></head>
<body>
<main>
<h1>Development mailbox</h1>
<p>Emails and text messages, newest first. Nothing leaves this machine unless you start it with a key of the email provider.</p>
${rows.length === 0 ? html`<p>No emails yet.</p>` : rows.map(renderRow)}
</main>
</body>
</html>`
}

function renderRow(row: MailboxRow) {
  return html`<article>
<h2>${row.subject || 'Message'}</h2>
<p>${row.channel} to ${row.recipient} · ${new Date(row.createdAt).toISOString()} · ${formatState(row)}</p>
<pre>${linkUrls(row.text)}</pre>
${row.html ? html`<details><summary>As an email app shows it</summary><iframe title="${row.subject}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${`<base target="_top">${row.html}`}"></iframe></details>` : ''}
</article>`
}

function formatState(row: MailboxRow): string {
  if (row.sentAt !== null) return 'sent'
  if (row.failedAt !== null) return `given up: ${row.lastError}`
  return row.lastError ? `waiting: ${row.lastError}` : 'waiting'
}

/** Turns URLs into links; everything stays escaped. */
function linkUrls(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part))
}
