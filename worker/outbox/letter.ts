/** How our mails look: the same words as plain text and as html, in the colours of first light. Everything is escaped. */
import { html } from 'hono/html'

export type LetterContent = {
  subject: string
  heading: string
  paragraphs: string[]
  action?: { label: string; url: string }
  /** Small print under the line. */
  foot: string
}

const FONT = "font-family:'Hanken Grotesk',ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
const VOICE = "font-family:Newsreader,ui-serif,'Iowan Old Style',Georgia,serif"

/** A letter in both forms. Mail programs know no style sheets, so the tokens' values stand inline. */
export function writeLetter(content: LetterContent): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: plain(content), html: String(page(content)) }
}

function plain({ heading, paragraphs, action, foot }: LetterContent): string {
  const parts = [heading, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), '--', foot]
  return `${parts.join('\n\n')}\n`
}

function page({ subject, heading, paragraphs, action, foot }: LetterContent) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;background:#f2f4f2;color:#141c22;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f4f2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;text-align:left">
<tr><td style="padding:0 4px 16px;${VOICE};font-size:22px;font-weight:600"><span style="display:inline-block;width:10px;height:10px;border-radius:5px;background:#efb637"></span> Owlcast</td></tr>
<tr><td style="background:#ffffff;border:1px solid #d8dedb;border-radius:18px;padding:32px 28px">
<h1 style="margin:0 0 16px;${VOICE};font-size:26px;line-height:1.25;font-weight:560">${heading}</h1>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${paragraph}</p>`)}
${action ? button(action) : ''}
</td></tr>
<tr><td style="padding:16px 4px 0;color:#556269;font-size:13px;line-height:1.5">${foot}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

function button({ label, url }: { label: string; url: string }) {
  return html`<p style="margin:24px 0 16px"><a href="${url}" style="display:inline-block;background:#17222a;color:#ffffff;text-decoration:none;font-size:16px;font-weight:600;padding:14px 26px;border-radius:999px">${label}</a></p>
<p style="margin:0;color:#556269;font-size:13px;line-height:1.5;word-break:break-all">${url}</p>`
}
