/** Words, addresses and email domains that a site flags or refuses. */
import { isEmail, normalizeEmail, toAsciiDomain } from '../people/email'

/** The length of a word, address or domain. */
const CONTENT_RULE_MAX_CHARS = 100

export const CONTENT_RULE_KINDS = ['word', 'email', 'domain'] as const
export type ContentRuleKind = (typeof CONTENT_RULE_KINDS)[number]
/** flag: reported to moderators. refuse: not accepted. Addresses and domains are always refused. */
export const CONTENT_RULE_ACTIONS = ['flag', 'refuse'] as const
export type ContentRuleAction = (typeof CONTENT_RULE_ACTIONS)[number]

export type ContentRule = { kind: ContentRuleKind; value: string; action: ContentRuleAction }

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Returns a text with its differences of case, width and spaces removed, so that `ＢＡＤ  word` is `bad word`. */
function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

/** Returns the stored form of a rule's value; null if it is none of its kind. */
export function normalizeRuleValue(kind: ContentRuleKind, typed: string): string | null {
  const value = normalizeText(typed)
  if (value === '' || value.length > CONTENT_RULE_MAX_CHARS) return null
  if (kind === 'word') return /[\p{L}\p{N}]/u.test(value) ? value : null
  if (kind === 'email') {
    const email = normalizeEmail(value)
    return isEmail(email) ? email : null
  }
  const domain = toAsciiDomain(value.replace(/^@/, ''))
  return domain !== null && DOMAIN.test(domain) ? domain : null
}

/**
 * Returns the strictest word rule that matches one of these texts; null without one. A word matches as a whole, not
 * inside a longer one; in scripts without spaces it matches anywhere.
 */
export function findWordRule<R extends ContentRule>(rules: readonly R[], texts: readonly string[]): R | null {
  const all = texts.map(normalizeText)
  const matching = rules.filter(
    ({ kind, value }) => kind === 'word' && all.some((text) => hasWord(text, value)),
  )
  return matching.find(({ action }) => action === 'refuse') ?? matching[0] ?? null
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u

function hasWord(text: string, word: string): boolean {
  if (UNSPACED.test(word)) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text.slice(0, at).at(-1) ?? '', text.slice(at + word.length).at(0) ?? '']
    if (!WORD_CHARACTER.test(before) && !WORD_CHARACTER.test(after)) return true
  }
  return false
}

/** Whether a rule refuses an email address: its domain, a domain above it, or the address itself. */
export function isAddressRefused(rules: readonly ContentRule[], address: string): boolean {
  const email = normalizeEmail(address)
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return rules.some(
    ({ kind, value }) =>
      (kind === 'email' && value === email) ||
      (kind === 'domain' && (domain === value || domain.endsWith(`.${value}`))),
  )
}
