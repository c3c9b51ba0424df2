import { expect, test } from 'vitest'
import { EMPTY_FORM } from '../store/draft-record'
import { formatPublished } from './announce-published'

const post = { kind: 'squawk', subtype: null, visibility: 'public', owlcastId: null, parentId: null } as const
const LINK = 'https://owl.example/squawk/post_fuli46nqwhn2pv13hwc8'
const to = (recipient: string, member: { id: string; name?: string } | null = null) => ({
  ...EMPTY_FORM,
  recipient,
  recipientId: member?.id ?? null,
  recipientName: member?.name ?? null,
})

test('names the share link without its site and the end of its id, and a magic link in full', () => {
  expect(formatPublished(post, LINK, to(''))).toBe('Squawk published! Share link: …/squawk/fuli46…')
  const magic = `${LINK}?token=secret`
  expect(formatPublished(post, magic, to(''))).toBe(`Squawk published! Share link: ${magic}`)
})

test('names the recipient of a private message, and the link of a public one', () => {
  const message = { ...post, kind: 'mue', visibility: 'private' } as const
  const format = (recipient: string, member?: { id: string; name?: string }) =>
    formatPublished(message, LINK, to(recipient, member))
  expect(format('@lin', { id: 'usr_lin', name: 'Lin Zhou' })).toBe('Sent to Lin Zhou.')
  // Typed after a member was shown.
  expect(formatPublished(message, LINK, { ...to('@wren'), recipientName: 'Lin Zhou' })).toBe('Sent to @wren.')
  expect(format('mara@example.org')).toBe('Sent to mara@example.org.')
  expect(formatPublished(message, LINK, to(''), 'Wren Okafor')).toBe('Sent to Wren Okafor.')
  expect(formatPublished({ ...message, visibility: 'unlisted' }, LINK, to('@wren'))).toMatch(/Share link/)
})

test('sends no recording of a private owlcast to anybody: neither the author it answers nor the recipient left in the form', () => {
  const recording = { ...post, kind: 'owlcast', visibility: 'private', owlcastId: 'post_owlcast' } as const
  expect(formatPublished(recording, LINK, to(''), 'Wren Okafor')).toMatch(/^Owlcast published!/)
  expect(formatPublished(recording, LINK, to('@wren'))).toMatch(/^Owlcast published!/)
})

test('mentions phone messages only for a phone number', () => {
  const note = /Phone messages are not available yet/
  expect(formatPublished(post, LINK, to('+49 170 1234567'))).toMatch(note)
  expect(formatPublished(post, LINK, to('@wren'))).not.toMatch(note)
})

test('says of a reply that it was sent', () => {
  expect(formatPublished({ ...post, parentId: 'post_fox' }, LINK, to(''))).toBe('Reply sent')
})
