/** Phone codes, derived on demand so that no copy of the database contains one. */
import { CODE_DIGITS } from '../../../domain/limits'
import { deriveToken, hashToken } from '../token'

/** Derives the six digits. */
export async function derivePhoneCode(secret: string, codeId: string): Promise<string> {
  const hash = await hashToken(await deriveToken(secret, 'phone-code', codeId))
  // 48 bits: the modulo bias is below 1 in 100 million.
  const number = Number.parseInt(hash.slice(0, 12), 16) % 10 ** CODE_DIGITS
  return String(number).padStart(CODE_DIGITS, '0')
}

/** Compares in constant time. */
export async function isCode(secret: string, codeId: string, code: string): Promise<boolean> {
  return (await hashToken(code)) === (await hashToken(await derivePhoneCode(secret, codeId)))
}

const CODE_PLACEHOLDER = /\bcod_[0-9a-z]{20}\b/g

/** Fills codes into a message. Only for messages with our own text. */
export async function fillCodes(secret: string, text: string): Promise<string> {
  const ids = [...new Set(text.match(CODE_PLACEHOLDER))]
  const codes = new Map(
    await Promise.all(ids.map(async (id) => [id, await derivePhoneCode(secret, id)] as const)),
  )
  return text.replace(CODE_PLACEHOLDER, (id) => codes.get(id) ?? id)
}
