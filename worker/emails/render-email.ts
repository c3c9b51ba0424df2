/** Renders emails as plain text and HTML, with light and dark colours. Everything is escaped. */
import { html } from 'hono/html'
import { getLocale } from '../../domain/i18n/i18n'
import { truncate } from '../../domain/text/length'
import { toOneLine } from '../../domain/text/text'
import { DARK, FONT, LIGHT, SERIF } from './email-style'

const EMAIL_SUBJECT_MAX_CHARS = 150
const EMAIL_PREHEADER_CHARS = 110

export type EmailContent = {
  subject: string
  heading: string
  paragraphs: string[]
  action?: { label: string; url: string }
  /** Footer under the card. */
  foot: string
  /** Unsubscribe link. */
  unsubscribe?: { label: string; url: string }
}

/** Renders both forms. Email clients load no external style sheets, so token values are inline. */
export function renderEmail(content: EmailContent): { subject: string; text: string; html: string } {
  const subject = truncate(toHeaderText(content.subject), EMAIL_SUBJECT_MAX_CHARS)
  return { subject, text: renderText(content), html: String(renderHtml({ ...content, subject })) }
}

/** Header-safe text: one line, without control characters. */
function toHeaderText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is the point
  return toOneLine(text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').toWellFormed())
}

function renderText({ heading, paragraphs, action, foot, unsubscribe }: EmailContent): string {
  const formatLink = (link?: { label: string; url: string }) => (link ? [`${link.label}:\n${link.url}`] : [])
  const parts = [
    'Owlcast',
    heading,
    ...paragraphs,
    ...formatLink(action),
    '--',
    foot,
    ...formatLink(unsubscribe),
  ]
  return `${parts.join('\n\n')}\n`
}

function renderHtml({ subject, heading, paragraphs, action, foot, unsubscribe }: EmailContent) {
  const preheader = truncate(paragraphs[0] ?? '', EMAIL_PREHEADER_CHARS)
  return html`<!doctype html>
<html lang="${getLocale()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${DARK}</style></head>
<body class="o-bg" style="margin:0;${LIGHT.ground}${FONT}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}</div>
<table role="presentation" class="o-bg" width="100%" cellpadding="0" cellspacing="0" style="${LIGHT.ground}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left">
<tr><td style="padding:0 4px 16px;${SERIF}font-size:22px;line-height:1.2;font-weight:600">${EYES}Owlcast</td></tr>
<tr><td class="o-card" style="${LIGHT.card}border-radius:18px;padding:32px 28px">
<h1 style="margin:0 0 16px;${SERIF}font-size:26px;line-height:1.25;font-weight:500;overflow-wrap:anywhere">${heading}</h1>
${paragraphs.map((text) => html`<p style="margin:0 0 16px;font-size:16px;line-height:1.5;overflow-wrap:anywhere">${text}</p>\n`)}${action ? renderButton(action) : ''}
</td></tr>
<tr><td class="o-dim" style="padding:16px 4px 0;${LIGHT.dim}font-size:13px;line-height:1.5">${foot}${unsubscribe ? html`<br>\n<a class="o-dim" href="${unsubscribe.url}" style="${LIGHT.dim}display:inline-block;padding:8px 0">${unsubscribe.label}</a>` : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

/** The owl's eyes, without an image: loading one would reveal when an email is read. */
const EYE =
  'display:inline-block;width:10px;height:10px;border-radius:5px;background:#efb637;margin-right:4px;'
const EYES = html`<span style="${EYE}"></span><span style="${EYE}margin-right:10px"></span>`

function renderButton({ label, url }: { label: string; url: string }) {
  return html`<p style="margin:24px 0 16px"><a class="o-button" href="${url}" style="display:inline-block;${LIGHT.button}text-decoration:none;font-size:16px;line-height:20px;font-weight:600;padding:14px 26px;border-radius:999px">${label}</a></p>
<p class="o-dim" style="margin:0;${LIGHT.dim}font-size:13px;line-height:1.5;overflow-wrap:anywhere;word-break:break-all">${url}</p>`
}
