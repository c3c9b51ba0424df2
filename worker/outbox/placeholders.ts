/**
 * Placeholders in waiting emails and text messages: the id of a link or a code in place of its secret, which is derived
 * on demand, so that no copy of the database contains one.
 */
import { CODE_DIGITS } from '../../domain/limits'
import { deriveToken, hashToken } from '../tools/token'
import type { OutboxRow } from './outbox.repo'

const LINK_PLACEHOLDER = /(?<=\?(?:token|invitation|reset|verify)=)[a-z]{3}_[0-9a-z]{20}\b/g
const CODE_PLACEHOLDER = /\bcod_[0-9a-z]{20}\b/g

/** The token of a link; only its hash is stored. */
export function deriveLinkToken(secret: string, linkId: string): Promise<string> {
  return deriveToken(secret, 'link', linkId)
}

/** Derives the six digits of a phone code. */
export async function derivePhoneCode(secret: string, codeId: string): Promise<string> {
  const hash = await hashToken(await deriveToken(secret, 'phone-code', codeId))
  // 48 bits: the modulo bias is below 1 in 100 million.
  const number = Number.parseInt(hash.slice(0, 12), 16) % 10 ** CODE_DIGITS
  return String(number).padStart(CODE_DIGITS, '0')
}

/** Hashes of the tokens of the links in a waiting email. */
export function hashLinkTokens(secret: string, text: string): Promise<string[]> {
  const ids = [...new Set(text.match(LINK_PLACEHOLDER))]
  return Promise.all(ids.map(async (id) => hashToken(await deriveLinkToken(secret, id))))
}

/**
 * Text and HTML with links or codes filled in. Emails may contain user text, which must not be filled with another
 * user's code; text messages contain only our own text.
 */
export async function fillPlaceholders(
  { AUTH_SECRET: secret }: { AUTH_SECRET: string },
  { channel, text, html }: OutboxRow,
) {
  if (channel === 'sms')
    return {
      text: await replaceIds(text, CODE_PLACEHOLDER, (id) => derivePhoneCode(secret, id)),
      html: undefined,
    }
  const fillLinks = (part: string) => replaceIds(part, LINK_PLACEHOLDER, (id) => deriveLinkToken(secret, id))
  return { text: await fillLinks(text), html: html === null ? undefined : await fillLinks(html) }
}

async function replaceIds(text: string, pattern: RegExp, derive: (id: string) => Promise<string>) {
  const ids = [...new Set(text.match(pattern))]
  const secrets = new Map(await Promise.all(ids.map(async (id) => [id, await derive(id)] as const)))
  return text.replace(pattern, (id) => secrets.get(id) ?? id)
}
