/** Messages to users without an account, the emails they get, and a browser with cookies. */
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { Conversation, Conversations } from '../../domain/messages/messages.schema'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { follow } from './members'
import { publishSquawk } from './recordings'
import { type CallOptions, call, getTools, type Person } from './world'

/** Uploads and publishes a message. */
export function publishMessage(as: Person, given: Partial<NewPost>): Promise<Post> {
  return publishSquawk(as, { mode: 'mue', tags: [], ...given }, { mode: 'mue' })
}

/** Returns the first page of a user's conversations, or of requests to them. */
export async function listConversations(
  as: Person,
  state: 'open' | 'request' = 'open',
): Promise<Conversation[]> {
  return (await (await call(`GET /api/conversations?state=${state}`, { as })).json<Conversations>()).items
}

/** Lets all of these follow each other: messages between them are no requests. */
export async function followEachOther(...people: readonly Person[]): Promise<void> {
  for (const one of people)
    for (const other of people) if (one !== other) expect((await follow(one, other)).status).toBe(204)
}

/** Returns an address without an account. */
export function createUnknownEmail(): string {
  return `mara.${getTools().ids.random(10)}@example.org`
}

/** Returns the emails to an address as HTML, newest first, from the development mailbox. */
export async function listMailedPages(address: string): Promise<string[]> {
  const page = await (await call('GET /api/dev/outbox')).text()
  return page.split('<article>').filter((email) => email.includes(`to ${address} `))
}

/** Returns the links in the emails to an address, newest first, from the development mailbox. */
export async function listMailedLinks(
  address: string,
): Promise<{ link: string; postId: string; token: string }[]> {
  return (await listMailedPages(address)).flatMap((email) => {
    const [, link = '', postId = '', token = ''] =
      /href="([^"]+\/mue\/(\w+)\?token=([^"&]+))"/.exec(email) ?? []
    return link ? [{ link: link.replace(env.ORIGIN, ''), postId, token }] : []
  })
}

export type Browser = ReturnType<typeof createBrowser>

/** Creates a browser that keeps its cookies, with an IP address of its own. */
export function createBrowser(as: Person | null = null) {
  const jar = new Map<string, string>(as ? [as.cookie.split(/=(.*)/s).slice(0, 2) as [string, string]] : [])
  const address = `2001:db8:${getTools()
    .ids.random(4)
    .replace(/[^0-9a-f]/g, '0')}:${Math.floor(Math.random() * 0xffff).toString(16)}::1`
  return {
    jar,
    async go(route: string, given: Omit<CallOptions, 'as'> = {}): Promise<Response> {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
      const headers = { 'cf-connecting-ip': address, ...(cookie ? { cookie } : {}), ...given.headers }
      const answer = await call(route, { ...given, headers })
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      return answer
    },
  }
}
