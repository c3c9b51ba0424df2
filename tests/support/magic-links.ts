/** Magic links in emails, and browsers that open messages with them. */
import { expect } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { type Browser, createBrowser, createUnknownEmail, listMailedLinks, publishMessage } from './messages'
import { createPerson, type Person } from './world'

export type LinkToken = { postId: string; token: string }

/** Returns what the newest emailed link to an address holds. */
export async function getMailedToken(to: string): Promise<LinkToken> {
  const [mailed] = await listMailedLinks(to)
  if (!mailed) throw new Error('no mail')
  return { postId: mailed.postId, token: mailed.token }
}

/** Publishes a message to an address without an account; returns it with its emailed link. */
export async function createMailedMessage(from?: Person) {
  const to = createUnknownEmail()
  const author = from ?? (await createPerson('Wren'))
  const post = await publishMessage(author, { recipient: to, title: 'By the lock gate' })
  return { post, to, linkToken: await getMailedToken(to) }
}

/** Opens the message of a link. */
export function redeemLink(browser: Browser, { postId, token }: LinkToken): Promise<Response> {
  return browser.go('POST /api/magic-links/redeem', { json: { postId, token } })
}

/** Publishes a message and opens it in a browser, in which a user may be signed in. */
export async function openMailedMessage(as: Person | null = null, from?: Person) {
  const browser = createBrowser(as)
  const { post, linkToken } = await createMailedMessage(from)
  expect((await redeemLink(browser, linkToken)).status).toBe(200)
  return { browser, post, linkToken }
}

/** Returns the statuses a browser gets for a message and its recording. */
export function listStatuses(browser: Browser, { id, audioUrl }: Post): Promise<number[]> {
  const paths = [`/api/posts/${id}`, audioUrl ?? '']
  return Promise.all(paths.map(async (path) => (await browser.go(`GET ${path}`)).status))
}
