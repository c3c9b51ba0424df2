/**
 * Signing in with a phone number. Known and unknown numbers get the same answers after the same work, and the same
 * message; who has an account is told to whoever proved the number alone.
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

/** Who came in: a member with a session, or somebody new with what lets them join. */
export type CameIn = { is: 'member'; session: string; phone: string | null } | { is: 'new'; arrival: string }

type AskedCode = {
  phone: string
  country: Country
  address: string
  /** What this browser is called where this number signed in before; null elsewhere. */
  findKnownBrowser: (phone: string) => Promise<string | null>
}

/** Sends a code to a number. Each message costs money, so they are counted before anything is written. */
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

/** Lets in whoever has the code. */
export async function takeCode(tools: Tools, given: GivenCode, agent: string | null): Promise<CameIn> {
  const phone = await proveNumber(tools, given)
  const owner = await ownerOfNumber(tools.db, phone)
  if (owner) return { is: 'member', session: await newSession(tools, owner, agent), phone }
  return { is: 'new', arrival: await arrive(tools, { phone }) }
}

/** Takes a code: once, and only so many guesses. Answers the number that whoever has it holds. */
export async function proveNumber({ db, clock, env }: Tools, { codeId, code }: GivenCode): Promise<string> {
  const problem = codeProblem(code)
  if (problem) throw problem
  const phone = await countTry(db, codeId, CODE_TRIES, clock.now())
  const isRight = phone !== null && (await isCode(env.AUTH_SECRET, codeId, normalCode(code)))
  if (!isRight || !(await spendCode(db, codeId))) throw fail('auth.code_invalid', {}, 'code')
  return phone
}

/** Forgets the codes that work no more; part of the cron run. */
export async function sweepCodes({ db, clock }: Tools): Promise<void> {
  await forgetOldCodes(db, clock.now())
}

// The address comes first: who is held back here uses up no number's messages. A browser that signed in with the number
// before has counts of its own, or five requests by anybody would keep the owner out for an hour.
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

/** The last line lets phones fill the code in, on our own pages alone. */
function words(codeId: string, origin: string): string {
  return `${TEXTS.code(codeId, CODE_MINUTES)}\n\n@${new URL(origin).hostname} #${codeId}`
}
