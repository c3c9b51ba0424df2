/**
 * Phone sign-in. Known and unknown numbers get the same responses and messages after the same work; only a verified
 * number reveals whether it has an account.
 */
import { fail } from '../../domain/errors'
import { CODE_MINUTES, CODE_TRIES, CODES_SENT } from '../../domain/limits'
import type { CodeSent } from '../../domain/people.schema'
import { codeProblem, normalCode, phoneProblem } from '../../domain/sign-in'
import type { Tools } from '../context'
import { allow, type Rate } from '../http/rate-limit'
import { sendNow, smsLetter } from '../outbox/outbox.service'
import { type Country, readNumber } from '../recipients/phone-number'
import { TEXTS } from '../words/letters'
import { arrive } from './arrivals.service'
import { newSession } from './new-session'
import { isCode } from './phone-codes'
import { countTry, forgetOldCodes, keepCode, ownerOfNumber, spendCode } from './phone-codes.repo'

const MINUTE_MS = 60_000

/** A session for a known user, or the token of a pending sign-up. */
export type CameIn = { is: 'member'; session: string; phone: string | null } | { is: 'new'; arrival: string }

type AskedCode = {
  phone: string
  country: Country
  address: string
  /** Returns the device id where this number signed in before; null otherwise. */
  findKnownBrowser: (phone: string) => Promise<string | null>
}

/** Sends a code to a number. Messages cost money, so limits apply before anything is written. */
export async function sendCode(
  tools: Tools,
  { phone: typed, country, address, findKnownBrowser }: AskedCode,
): Promise<CodeSent> {
  const { db, ids, clock, env } = tools
  const problem = phoneProblem(typed)
  if (problem) throw problem
  const number = readNumber(typed, country)
  if (!number?.isValid()) throw fail('recipient.phone_country', {}, 'phone')
  const phone: string = number.number
  await countMessage(tools, { phone, address, browser: await findKnownBrowser(phone) })
  const now = clock.now()
  const codeId = ids.make('cod')
  const letter = smsLetter(tools, { to: phone, text: tools.say(() => words(codeId, env.ORIGIN)) })
  await keepCode(db, { id: codeId, phone, createdAt: now, expiresAt: now + CODE_MINUTES * MINUTE_MS }, letter)
  if (!(await sendNow(tools, letter))) {
    await spendCode(db, codeId)
    throw fail('auth.code_send_failed')
  }
  return { codeId, shown: number.formatInternational() }
}

type GivenCode = { codeId: string; code: string }

/** Signs in with a code, or starts a pending sign-up. */
export async function takeCode(tools: Tools, given: GivenCode, agent: string | null): Promise<CameIn> {
  const phone = await proveNumber(tools, given)
  const owner = await ownerOfNumber(tools.db, phone)
  if (owner) return { is: 'member', session: await newSession(tools, owner, agent), phone }
  return { is: 'new', arrival: await arrive(tools, { phone }) }
}

/** Consumes a code, with a limited number of attempts; returns its verified number. */
export async function proveNumber({ db, clock, env }: Tools, { codeId, code }: GivenCode): Promise<string> {
  const problem = codeProblem(code)
  if (problem) throw problem
  const phone = await countTry(db, codeId, CODE_TRIES, clock.now())
  const isRight = phone !== null && (await isCode(env.AUTH_SECRET, codeId, normalCode(code)))
  if (!isRight || !(await spendCode(db, codeId))) throw fail('auth.code_invalid', {}, 'code')
  return phone
}

/** Deletes expired codes. Cron step. */
export async function sweepCodes({ db, clock }: Tools): Promise<void> {
  await forgetOldCodes(db, clock.now())
}

// The client address is counted first: a blocked client uses up no number's limit. A trusted device has its own limits,
// or five requests by anyone would lock the owner out for an hour.
async function countMessage(
  tools: Tools,
  { phone, address, browser }: { phone: string; address: string; browser: string | null },
): Promise<void> {
  const who = browser === null ? phone : `${phone}|${browser}`
  const counted: [key: string, rate: Omit<Rate, 'by'>][] = [
    [`code-address|${address}`, CODES_SENT.perAddress],
    [`code-hour|${who}`, CODES_SENT.perNumberHour],
    [`code-day|${who}`, CODES_SENT.perNumberDay],
    ['code-everybody', CODES_SENT.everybody],
  ]
  if (browser !== null) counted.push([`code-known|${phone}`, CODES_SENT.inKnownBrowsers])
  for (const [key, rate] of counted) if (!(await allow(tools, key, rate))) throw fail('request.rate_limited')
}

/** The last line enables autofill, on our origin only. */
function words(codeId: string, origin: string): string {
  return `${TEXTS.code(codeId, CODE_MINUTES)}\n\n@${new URL(origin).hostname} #${codeId}`
}
