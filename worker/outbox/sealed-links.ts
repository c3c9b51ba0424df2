/**
 * Links in letters that open something. A letter that waits names the link's id where its secret belongs; the secret is
 * made from it when the letter leaves, so that no copy of the database holds one, however long a letter waits.
 */
import { deriveToken } from '../auth/token'

const SEALED = /(?<=\?(?:token|invitation|reset|verify)=)[a-z]{3}_[0-9a-z]{20}\b/g

/** The links that a waiting letter names. */
export function sealedIn(text: string): string[] {
  return [...new Set(text.match(SEALED))]
}

/** The secret of the link with this id; only its hash is stored. */
export function tokenOf(secret: string, linkId: string): Promise<string> {
  return deriveToken(secret, 'link', linkId)
}

/** A letter's text with its links whole, for whoever it is sent to. */
export async function unsealed(secret: string, text: string): Promise<string> {
  const ids = sealedIn(text)
  const tokens = new Map(await Promise.all(ids.map(async (id) => [id, await tokenOf(secret, id)] as const)))
  return text.replace(SEALED, (id) => tokens.get(id) ?? id)
}
