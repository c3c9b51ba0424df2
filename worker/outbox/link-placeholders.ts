/**
 * Link placeholders in mails. A waiting mail contains the link's id in place of its token; the token is derived when
 * the mail is sent, so that no copy of the database contains one.
 */
import { deriveToken } from '../auth/token'

const LINK_PLACEHOLDER = /(?<=\?(?:token|invitation|reset|verify)=)[a-z]{3}_[0-9a-z]{20}\b/g

/** Ids of the links in a waiting mail. */
export function findLinkIds(text: string): string[] {
  return [...new Set(text.match(LINK_PLACEHOLDER))]
}

/** The token of a link; only its hash is stored. */
export function deriveLinkToken(secret: string, linkId: string): Promise<string> {
  return deriveToken(secret, 'link', linkId)
}

/** Fills the links' tokens into a mail. */
export async function fillLinks(secret: string, text: string): Promise<string> {
  const ids = findLinkIds(text)
  const tokens = new Map(
    await Promise.all(ids.map(async (id) => [id, await deriveLinkToken(secret, id)] as const)),
  )
  return text.replace(LINK_PLACEHOLDER, (id) => tokens.get(id) ?? id)
}
