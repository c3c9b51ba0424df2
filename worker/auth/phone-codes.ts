/** Codes that are made again from what they are for whenever they are needed, so that no copy of the database holds one. */
import { CODE_DIGITS } from '../../domain/limits'
import { deriveToken, hashToken } from './token'

/** The six digits of a code. */
export async function codeOf(secret: string, codeId: string): Promise<string> {
  const hash = await hashToken(await deriveToken(secret, 'phone-code', codeId))
  // 48 bits: what does not divide evenly is less than one in a hundred million.
  const number = Number.parseInt(hash.slice(0, 12), 16) % 10 ** CODE_DIGITS
  return String(number).padStart(CODE_DIGITS, '0')
}

/** Whether these are the digits; takes as long for a near guess as for a wild one. */
export async function isCode(secret: string, codeId: string, given: string): Promise<boolean> {
  return (await hashToken(given)) === (await hashToken(await codeOf(secret, codeId)))
}

const SEALED_CODE = /\bcod_[0-9a-z]{20}\b/g

/** A message with its code in it, for whoever it is sent to. Only messages in our own words may be unsealed. */
export async function withCodes(secret: string, text: string): Promise<string> {
  const ids = [...new Set(text.match(SEALED_CODE))]
  const codes = new Map(await Promise.all(ids.map(async (id) => [id, await codeOf(secret, id)] as const)))
  return text.replace(SEALED_CODE, (id) => codes.get(id) ?? id)
}
