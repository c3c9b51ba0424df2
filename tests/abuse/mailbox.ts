/** Sent emails and text messages, read from the development mailbox, and users who signed up by email. */
import type { TestServer } from './test-server'

/** Returns what was sent to an address or number, newest first. */
export async function listSent(server: TestServer, to: string): Promise<string[]> {
  const page = await (await server.request('GET /api/dev/outbox')).text()
  return page.split('<article>').filter((entry) => entry.includes(`to ${to} `))
}

/** Returns a parameter of a link in the newest email to an address. */
export async function readToken(server: TestServer, to: string, name: string): Promise<string> {
  const [entry = ''] = await listSent(server, to)
  const [, token] = new RegExp(`[?&;]${name}=([\\w-]+)`).exec(entry) ?? []
  if (!token) throw new Error(`no ${name} was sent to ${to}`)
  return token
}

/** Returns the code in the newest message to a number. */
export async function readCode(server: TestServer, phone: string): Promise<string> {
  const [entry = ''] = await listSent(server, phone)
  const [, code] = /(\d{6}) is your Owlcast code/.exec(entry) ?? []
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}

let count = 0

/** Signs up a user with a confirmed address, from an IP address of its own. */
export async function signUpUser(server: TestServer, password: string) {
  count += 1
  const username = `newcomer${count}x${server.port}`
  const email = `${username}@example.org`
  const headers = { 'cf-connecting-ip': `203.0.113.${count % 250}` }
  const json = { email, password, username, displayName: 'New', ageAttested: true }
  const signedUp = await server.request('POST /api/auth/sign-up', { json, headers })
  if (!signedUp.ok) throw new Error(`not signed up: ${await signedUp.text()}`)
  const verified = await server.request('POST /api/auth/verify', {
    json: { token: await readToken(server, email, 'verify'), password },
    headers,
  })
  if (!verified.ok) throw new Error(`not verified: ${await verified.text()}`)
  return { email, username, password }
}

/** Returns the cookies set by a response as a Cookie header. */
export function toCookieHeader(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
