/** Email contents: the same words in both parts, no content of a message, and no injection. */
import { expect, test } from 'vitest'
import { createAlreadyMemberEmail, createConfirmEmail } from '../../worker/emails/account-emails'
import { createInvitationEmail } from '../../worker/emails/invitation-emails'
import { createMessageEmail } from '../../worker/emails/magic-link-emails'
import { renderEmail } from '../../worker/emails/render-email'

const message = {
  to: 'mara@example.org',
  senderDisplayName: 'Wren Halloway',
  senderUsername: 'wren',
  title: 'By the river',
  link: 'https://owlcast.example/mue/post_x?token=abc',
  days: 30,
  unsubscribeUrl: 'https://owlcast.example/api/mail/unsubscribe?to=1&sig=2',
}
const invitation = {
  isNamed: false,
  to: 'mara@example.org',
  inviterDisplayName: 'Wren Halloway',
  inviterUsername: 'wren',
  title: 'By the river',
  contentName: 'Squawk',
  link: 'https://owlcast.example/squawk/post_x?invitation=abc',
  days: 30,
  unsubscribeUrl: 'https://owlcast.example/api/mail/unsubscribe?to=1&sig=2',
}
const NASTY = "\"><img src=x onerror=alert(1)></style></title> & 'quoted'"

/** Returns the words that a reader sees of an email's html part. */
function extractText(html: string): string {
  return html
    .replace(/^[\s\S]*?<body[^>]*>/, '')
    .replace(/<div style="display:none[^>]*>[\s\S]*?<\/div>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

test.each([
  ['a message', createMessageEmail(message)],
  ['an invitation', createInvitationEmail(invitation)],
  ['an invitation by name', createInvitationEmail({ ...invitation, isNamed: true })],
  ['a hostile invitation', createInvitationEmail({ ...invitation, inviterDisplayName: NASTY, title: NASTY })],
  ['a hostile message', createMessageEmail({ ...message, senderDisplayName: NASTY, title: NASTY })],
  [
    'a confirmation',
    createConfirmEmail('a@b.example', {
      username: 'mara',
      displayName: NASTY,
      origin: 'https://o.example',
      link: 't',
    }),
  ],
  ['a known address', createAlreadyMemberEmail('a@b.example', { origin: 'https://o.example' })],
])('writes the same words in both parts of %s', (_, { text, html }) => {
  const plain = text
    .replace(`\n\n--\n\n`, '\n\n')
    .replace(/^(.+):\nhttps:\S+unsubscribe\S+$/m, '$1')
    .replace(/^(.+):\n(https:\S+)$/m, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim()
  expect(extractText(html)).toBe(plain)
})

test('names sender, product, link, validity and unsubscribe link in a message email', () => {
  const { subject, text, html, to, purpose } = createMessageEmail(message)
  expect({ subject, to, purpose }).toEqual({
    subject: 'Wren Halloway sent you a voice message',
    to: 'mara@example.org',
    purpose: 'message',
  })
  for (const part of ['@wren', '“By the river”', 'On Owlcast, people record', '30 days']) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  expect(text).toContain(`Open the message:\n${message.link}`)
  expect(html).toContain(`href="${message.link}"`)
  expect(text).toContain(message.unsubscribeUrl)
  expect(html).toContain(`href="${message.unsubscribeUrl.replace('&', '&amp;')}"`)
})

test('names inviter, post, link, validity, invitee and unsubscribe link in an invitation email', () => {
  const { subject, text, html, to, purpose } = createInvitationEmail(invitation)
  expect({ subject, to, purpose }).toEqual({
    subject: 'Wren Halloway invited you to collaborate',
    to: 'mara@example.org',
    purpose: 'message',
  })
  for (const part of ['@wren', '“By the river” (Squawk)', '30 days', 'only for this email address']) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  expect(text).toContain(`Open the invitation:\n${invitation.link}`)
  expect(text).toContain(invitation.unsubscribeUrl)
  const linked = createInvitationEmail({
    ...invitation,
    inviterDisplayName: 'bank.example',
    title: 'Win at bank.example',
  })
  expect(linked.subject).toBe('@wren invited you to collaborate')
  expect(`${linked.text}${linked.html}`).not.toContain('bank.example')
  expect(linked.text).toContain('as a collaborator on Squawk.')
})

test('calls a message without a title a voice message', () => {
  for (const title of [undefined, '', '  '])
    expect(createMessageEmail({ ...message, title }).text).toContain('“Voice Message” from @wren')
})

test('turns no name and no title into a link', () => {
  for (const name of ['Visit bank.example', 'https://x', 'me@bank.example'])
    expect(createMessageEmail({ ...message, senderDisplayName: name }).subject).toBe(
      '@wren sent you a voice message',
    )
  const titled = createMessageEmail({ ...message, title: 'Win at bank.example now' })
  expect(titled.text).toContain('“Voice Message”')
  expect(`${titled.text}${titled.html}`).not.toContain('bank.example')
  expect(createMessageEmail({ ...message, senderDisplayName: 'J. R. Finch, Jr.' }).subject).toMatch(
    /^J\. R\. Finch/,
  )
})

test('cuts long names', () => {
  const { subject } = createMessageEmail({ ...message, senderDisplayName: 'é'.repeat(500) })
  expect([...subject].length).toBeLessThan(100)
})

test('keeps a subject on one line', () => {
  const broken = 'Hi\r\nBcc: all@example.org\u2028there\u0000\t\u0085you'
  const { subject } = renderEmail({ subject: broken, heading: 'H', paragraphs: [], foot: 'F' })
  expect(subject).toBe('Hi Bcc: all@example.org there you')
  expect(createMessageEmail({ ...message, senderDisplayName: 'Wren\r\nBcc: x' }).subject).toBe(
    'Wren Bcc: x sent you a voice message',
  )
  expect(
    renderEmail({ subject: 'x'.repeat(999), heading: 'H', paragraphs: [], foot: 'F' }).subject.length,
  ).toBeLessThan(200)
})

test('escapes inserted text and hides the preheader', () => {
  const { html } = renderEmail({
    subject: NASTY,
    heading: NASTY,
    paragraphs: [NASTY, NASTY],
    action: { label: NASTY, url: `https://o.example/?a="><script>` },
    foot: NASTY,
    unsubscribe: { label: NASTY, url: 'https://o.example/"><script>' },
  })
  expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/)
  expect(html.match(/<\/style>/g)).toHaveLength(1)
  expect(html).toMatch(/<div style="display:none[^>]*>&quot;&gt;&lt;img/)
})

test('loads nothing from other servers', () => {
  const { html } = createMessageEmail(message)
  expect(html).not.toMatch(/\ssrc=|url\(|<link|@import|@font-face/)
})
