/** Sent emails and text messages, read from the development mailbox, and users who signed up by email. */
import type { House } from './house'

/** Returns what was sent to an address or number, newest first. */
export async function lettersTo(server: House, to: string): Promise<string[]> {
  const page = await (await server.request('GET /api/dev/outbox')).text()
  return page.split('<article>').filter((letter) => letter.includes(`to ${to} `))
}

/** Returns a parameter of a link in the newest email to an address. */
export async function tokenFor(server: House, to: string, name: string): Promise<string> {
  const [letter = ''] = await lettersTo(server, to)
  const [, token] = new RegExp(`[?&;]${name}=([\\w-]+)`).exec(letter) ?? []
  if (!token) throw new Error(`no ${name} was sent to ${to}`)
  return token
}

/** Returns the code in the newest message to a number. */
export async function codeFor(server: House, phone: string): Promise<string> {
  const [letter = ''] = await lettersTo(server, phone)
  const [, code] = /(\d{6}) is your Owlcast code/.exec(letter) ?? []
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}

let made = 0

/** Signs up a user with a confirmed address, from an IP address of its own. */
export async function newcomer(server: House, password: string) {
  made += 1
  const username = `newcomer${made}x${server.port}`
  const email = `${username}@example.org`
  const headers = { 'cf-connecting-ip': `203.0.113.${made % 250}` }
  const json = { email, password, username, displayName: 'New', ageAttested: true }
  const signedUp = await server.request('POST /api/auth/sign-up', { json, headers })
  if (!signedUp.ok) throw new Error(`not signed up: ${await signedUp.text()}`)
  const verified = await server.request('POST /api/auth/verify', {
    json: { token: await tokenFor(server, email, 'verify') },
    headers,
  })
  if (!verified.ok) throw new Error(`not verified: ${await verified.text()}`)
  return { email, username, password }
}

/** Returns the cookies set by a response as a Cookie header. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
