/** Phone numbers of accounts; codes are read from the outbox. */
import { expect } from 'vitest'
import type { Me } from '../../domain/people/people.schema'
import { MINUTE_MS } from '../../domain/time/units'
import { readNewestMessage } from './site'
import { advanceClock, callFromNewIp, type Person } from './world'

type PhoneInput = { codeId: string; code: string }

let lastNumber = Math.floor(Math.random() * 1_000_000)

/** Returns a number that no other test uses. */
export function createPhoneNumber(): string {
  lastNumber = (lastNumber + 1) % 1_000_000
  return `+46701${String(lastNumber).padStart(6, '0')}`
}

/** Returns the code in the newest text message to a number, or '' without one. */
export async function findPhoneCode(phone: string): Promise<string> {
  return /^(\d{6}) is your Owlcast code/m.exec(await readNewestMessage(phone))?.[1] ?? ''
}

/** Returns the number of an account, as its session has it. */
export async function getPhoneNumber(as: Person): Promise<string | null> {
  return (await (await callFromNewIp('GET /api/session', { as })).json<{ user: Me }>()).user.phone
}

/** Requests a code that sets a number. */
export function requestPhoneCode(as: Person, phone: string): Promise<Response> {
  return callFromNewIp('POST /api/me/phone/code', { as, json: { phone } })
}

/** Requests a code that sets a number; returns what `submitPhoneCode` sends. */
export async function createPhoneInput(as: Person, phone: string): Promise<PhoneInput> {
  const { codeId } = await (await requestPhoneCode(as, phone)).json<{ codeId: string }>()
  return { codeId, code: await findPhoneCode(phone) }
}

/** Submits a code that sets a number. */
export function submitPhoneCode(as: Person, json: PhoneInput): Promise<Response> {
  return callFromNewIp('PUT /api/me/phone', { as, json })
}

/** Sets the number of an account, by a code sent to it. */
export async function setPhoneNumber(as: Person, phone: string): Promise<Response> {
  return submitPhoneCode(as, await createPhoneInput(as, phone))
}

/** Removes the number of an account. */
export function removePhoneNumber(as: Person): Promise<Response> {
  return callFromNewIp('DELETE /api/me/phone', { as })
}

/** Sets a number that another account had, two minutes later, so that its code is the newest one to the number. */
export async function takeOverNumber(as: Person, phone: string): Promise<void> {
  advanceClock(2 * MINUTE_MS)
  expect((await setPhoneNumber(as, phone)).status).toBe(200)
}

/** Removes a number from one account and sets it for another, two minutes later. */
export async function moveNumber(phone: string, from: Person, to: Person): Promise<void> {
  expect((await removePhoneNumber(from)).status).toBe(200)
  await takeOverNumber(to, phone)
}
