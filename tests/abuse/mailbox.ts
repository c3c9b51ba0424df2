/** What left the house: letters and messages, as the development mailbox shows them; and people who came in by one. */
import type { House } from './house'

/** Everything sent to an address or number, the newest first. */
export async function lettersTo(house: House, to: string): Promise<string[]> {
  const page = await (await house.ask('GET /api/dev/outbox')).text()
  return page.split('<article>').filter((letter) => letter.includes(`to ${to} `))
}

/** What a link of the newest letter to somebody carries under this name. */
export async function tokenFor(house: House, to: string, name: string): Promise<string> {
  const [letter = ''] = await lettersTo(house, to)
  const [, token] = new RegExp(`[?&;]${name}=([\\w-]+)`).exec(letter) ?? []
  if (!token) throw new Error(`no ${name} was sent to ${to}`)
  return token
}

/** The code in the newest message to a number. */
export async function codeFor(house: House, phone: string): Promise<string> {
  const [letter = ''] = await lettersTo(house, phone)
  const [, code] = /(\d{6}) is your Owlcast code/.exec(letter) ?? []
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}

let made = 0

/** Somebody who signed up with a password and proved the address, each from an address of the network of their own. */
export async function newcomer(house: House, password: string) {
  made += 1
  const username = `newcomer${made}x${house.port}`
  const email = `${username}@example.org`
  const headers = { 'cf-connecting-ip': `203.0.113.${made % 250}` }
  const json = { email, password, username, displayName: 'New', ageAttested: true }
  const signedUp = await house.ask('POST /api/auth/sign-up', { json, headers })
  if (!signedUp.ok) throw new Error(`not signed up: ${await signedUp.text()}`)
  const verified = await house.ask('POST /api/auth/verify', {
    json: { token: await tokenFor(house, email, 'verify') },
    headers,
  })
  if (!verified.ok) throw new Error(`not verified: ${await verified.text()}`)
  return { email, username, password }
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
