/**
 * Phone sign-in. Known and unknown numbers get the same responses and messages after the same work; only a verified
 * number reveals whether it has an account.
 */

import { CODE_MINUTES, CODE_TRIES, CODES_SENT } from '../../../domain/auth/auth.limits'
import { normalizeCode, validateCode, validatePhone } from '../../../domain/auth/sign-in'
import { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import { SMS_TEXTS } from '../../../domain/locales/en/emails'
import type { CodeSent, SignInCode } from '../../../domain/people/people.schema'
import { type Country, parsePhone } from '../../../domain/people/phone-number'
import { MINUTE_MS } from '../../../domain/time/units'
import type { AppDeps } from '../../context'
import { assertRateLimit, type RateLimit } from '../../gate/rate-limit'
import { createSms, sendNow } from '../../outbox/outbox.service'
import { derivePhoneCode } from '../../outbox/placeholders'
import { createUserSession } from '../../sessions/new-session'
import { hashToken } from '../../tools/token'
import { startPendingSignUp } from '../sign-up/pending-sign-ups.service'
import { isWaitingToJoin } from '../sign-up/sign-up-requests.service'
import {
  consumeCode,
  countTry,
  findUserByPhone,
  insertCode,
  isPhoneOn,
  listCodesSince,
} from './phone-codes.repo'

/** Codes that are typed without the browser that asked for them: they reached the number, in any browser. */
export const CODE_ANSWERS = {
  perAddress: { count: 5, seconds: 3600 },
  perNumber: { count: 10, seconds: 3600 },
}

/** A session for a known user, the token of a pending sign-up, or a request that waits for an admin. */
export type SignInResult =
  | { status: 'member'; session: string }
  | { status: 'new'; pendingToken: string }
  | { status: 'waiting' }

type CodeRequest = {
  phone: string
  country: Country
  address: string
  /** The signed-in user who asks for it; null for a visitor. */
  userId: string | null
  /** Returns the device id where this number signed in before; null otherwise. */
  findTrustedDevice: (phone: string) => Promise<string | null>
}

/** Sends a code to a number. Messages cost money, so limits apply before anything is written. */
export async function sendCode(
  deps: AppDeps,
  { phone: typed, country, address, userId, findTrustedDevice }: CodeRequest,
): Promise<CodeSent> {
  const number = parseNumber(typed, country)
  const phone: string = number.number
  await countMessage(deps, { phone, address, deviceId: await findTrustedDevice(phone) })
  return { codeId: await sendCounted(deps, phone, userId), label: number.formatInternational() }
}

function parseNumber(typed: string, country: Country) {
  const problem = validatePhone(typed)
  if (problem) throw problem
  const number = parsePhone(typed, country)
  if (!number?.isValid()) throw appError('recipient.phone_country', {}, 'phone')
  return number
}

/** Sends a code that the limits allow; returns its id. */
async function sendCounted(deps: AppDeps, phone: string, userId: string | null): Promise<string> {
  const { db, ids, clock, env } = deps
  const now = clock.now()
  const codeId = ids.make('cod')
  const text = deps.t(() => formatCodeMessage(codeId, env.ORIGIN))
  const sms = { ...createSms(deps, { to: phone, text }), senderId: userId }
  const expiresAt = now + CODE_MINUTES * MINUTE_MS
  await insertCode(db, { id: codeId, phone, userId, createdAt: now, expiresAt }, sms)
  if (!(await sendNow(deps, sms))) {
    await consumeCode(db, codeId)
    throw appError('auth.code_send_failed')
  }
  return codeId
}

type CodeInput = { codeId: string; code: string }

/** The browser that signs in, with its invitation to the site, if any. */
export type SigningInBrowser = { agent: string | null; invitationHash: string | null }

type SignInInput = SignInCode & { country: Country; address: string }

/** Signs in with a code, or starts a pending sign-up. */
export async function signInWithCode(
  deps: AppDeps,
  { phone, country, address, ...input }: SignInInput,
  browser: SigningInBrowser,
): Promise<SignInResult | { status: 'sent'; sent: CodeSent }> {
  try {
    return await signInWithNumber(deps, await verifyPhoneCode(deps, input), browser)
  } catch (error) {
    const isOther = error instanceof AppError && error.code === 'auth.code_invalid'
    if (phone === undefined || !isOther) throw error
    const number = parseNumber(phone, country)
    const { answered } = await answerCode(deps, { phone: number.number, code: input.code, address })
    if (answered === 'open') return signInWithNumber(deps, number.number, browser)
    await countMessage(deps, { phone: number.number, address, deviceId: null, isAnswered: true })
    const codeId = await sendCounted(deps, number.number, null)
    return { status: 'sent', sent: { codeId, label: number.formatInternational() } }
  }
}

async function signInWithNumber(
  deps: AppDeps,
  phone: string,
  { agent, invitationHash }: SigningInBrowser,
): Promise<SignInResult> {
  const owner = await findUserByPhone(deps.db, phone)
  if (owner) {
    if (owner.pausedAt !== null) throw appError('auth.phone_paused')
    const proof = { holds: isPhoneOn(deps.db, owner.id, phone), refusal: 'auth.phone_paused' } as const
    return { status: 'member', session: await createUserSession(deps, owner.id, agent, proof) }
  }
  if (await isWaitingToJoin(deps, { phone, email: null, googleId: null })) return { status: 'waiting' }
  return { status: 'new', pendingToken: await startPendingSignUp(deps, { phone }, invitationHash) }
}

type CodeAnswer = { phone: string; code: string; address: string }

/**
 * Consumes a code of the last hour that reached a number, whichever browser asked for it: others who use up the limit of
 * a number cannot keep out who reads its messages. `expired`: it proves that too, but signs nobody in any more.
 */
async function answerCode(
  deps: AppDeps,
  { phone, code, address }: CodeAnswer,
): Promise<{ answered: 'open' | 'expired' }> {
  const { db, env, clock } = deps
  await assertRateLimit(deps, `code-answer|${phone}|${address}`, CODE_ANSWERS.perAddress)
  await assertRateLimit(deps, `code-answer|${phone}`, CODE_ANSWERS.perNumber)
  const now = clock.now()
  const sent = await listCodesSince(db, phone, now - CODES_SENT.perNumberHour.seconds * 1000)
  const typed = normalizeCode(code)
  for (const { id, expiresAt } of sent)
    if ((await isCode(env.AUTH_SECRET, id, typed)) && (await consumeCode(db, id)))
      return { answered: expiresAt > now ? 'open' : 'expired' }
  throw appError('auth.code_invalid', {}, 'code')
}

/** Consumes a code, with a limited number of attempts; returns its verified number. */
export async function verifyPhoneCode(
  { db, clock, env }: AppDeps,
  { codeId, code }: CodeInput,
): Promise<string> {
  const problem = validateCode(code)
  if (problem) throw problem
  const phone = await countTry(db, codeId, CODE_TRIES, clock.now())
  const isRight = phone !== null && (await isCode(env.AUTH_SECRET, codeId, normalizeCode(code)))
  if (!isRight || !(await consumeCode(db, codeId))) throw appError('auth.code_invalid', {}, 'code')
  return phone
}

type CountedMessage = { phone: string; address: string; deviceId: string | null; isAnswered?: boolean }

// The client address is counted first: a blocked client uses up no number's limit. A trusted device has its own limits,
// or five requests by anyone would lock the owner out for an hour; so has who answered with a code. Both share a limit.
async function countMessage(
  deps: AppDeps,
  { phone, address, deviceId, isAnswered = false }: CountedMessage,
): Promise<void> {
  const subject = isAnswered ? `${phone}|answered` : deviceId === null ? phone : `${phone}|${deviceId}`
  const counted: [key: string, rate: Omit<RateLimit, 'by'>][] = [
    [`code-address|${address}`, CODES_SENT.perAddress],
    [`code-hour|${subject}`, isAnswered ? CODES_SENT.perAnswerHour : CODES_SENT.perNumberHour],
    [`code-day|${subject}`, CODES_SENT.perNumberDay],
    ['code-everybody', CODES_SENT.everybody],
  ]
  if (subject !== phone) counted.push([`code-known|${phone}`, CODES_SENT.inKnownBrowsers])
  for (const [key, rate] of counted) await assertRateLimit(deps, key, rate)
}

/** The last line enables autofill, on our origin only. */
function formatCodeMessage(codeId: string, origin: string): string {
  return `${SMS_TEXTS.code(codeId, CODE_MINUTES)}\n\n@${new URL(origin).hostname} #${codeId}`
}

/** Compares in constant time. */
async function isCode(secret: string, codeId: string, code: string): Promise<boolean> {
  return (await hashToken(code)) === (await hashToken(await derivePhoneCode(secret, codeId)))
}
