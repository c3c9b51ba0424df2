/**
 * Email addresses: read as people type them, stored and compared as their ASCII form, shown with the letters of their
 * domain.
 */
import { addressParser } from 'postal-mime'
import punycode from 'punycode.js'
import { EMAIL_MAX_CHARS } from '../limits'
import { isShownReordered } from '../text/direction'

/** Bounds the work for pasted text. */
const PASTED_MAX_CHARS = 1000
/** The sign of an entry of a list. */
const LIST_SIGN = /^(?:[•·‣◦●○▪*–—-]|\d{1,3}[.)])\s+/u
/** A link in brackets, as mail programs put it behind a name or an address. */
const LINK_IN_BRACKETS = /[<[]\s*mailto:([^<>[\]?]*)[^<>[\]]*[>\]]/gi
/** One address, perhaps as a group, with nothing else that could be a part of it. */
const ALONE = /^\s*(?:[^\s:@][^:@]*:\s+)?[^\s,;:"()\\]+[\s,;]*$/

/** Octets of a local part and of a label (RFC 5321 §4.5.3.1, RFC 1035 §2.3.4). */
const LOCAL_MAX_CHARS = 64
const LABEL_MAX_CHARS = 63

/** Atoms with single dots between them (RFC 5321 §4.1.2), in lower case. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/
/** A last label has letters only, which no IP address has, or is the ASCII form of other letters. */
const LAST_LABEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/
/** Characters without a width, but the joiners that domains contain. */
const WITHOUT_WIDTH = /[^\P{DI}\u200c\u200d]/gu
/** The @ of keyboards of wide scripts. */
export const WIDE_AT = /[＠﹫]/g
/** Letters, digits and joiners of domains in any script, with the dots that their keyboards type. */
const DOMAIN_LETTERS = /^(?:[\p{L}\p{M}\p{Nd}\-.·・。．｡]|\u200c|\u200d)+$/u

/**
 * Returns an email address as it is stored and compared: in lower case, with the domain in its ASCII form (IDNA). It may
 * be typed or pasted as mail programs and links write it. Text that is no single address is only trimmed and in lower
 * case, and `isEmail` refuses it.
 */
export function normalizeEmail(input: string): string {
  const typed = input.trim()
  if (isOverridden(typed)) return toLowerAscii(typed)
  const text = typed.replace(WITHOUT_WIDTH, '').replace(WIDE_AT, '@').trim()
  return toStoredForm(text) ?? findPastedEmail(text) ?? toLowerAscii(text)
}

/**
 * Returns whether a normalized email address is deliverable by form. `.invalid` never is (RFC 2606): our placeholders use
 * it, so nobody can claim one.
 */
export function isEmail(address: string): boolean {
  return toStoredForm(address) === address
}

/** Returns a stored address with the letters of its domain, as it is shown. */
export function formatEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at + 1)}${address
    .slice(at + 1)
    .split('.')
    .map(formatLabel)
    .join('.')}`
}

/** Returns one address without anything around it as it is stored; null for other text. */
function toStoredForm(typed: string): string | null {
  const at = typed.lastIndexOf('@')
  // Keyboards of wide scripts type wide letters. Any other letter stays: to map it could reach another mailbox.
  const wide = typed.slice(0, Math.max(at, 0)).replace(/[！-～]/g, (letter) => letter.normalize('NFKC'))
  const local = toLowerAscii(wide)
  const domain = toAsciiDomain(typed.slice(at + 1))
  if (domain === null || !isDomainForm(domain) || domain.endsWith('.invalid')) return null
  const address = `${local}@${domain}`
  return local.length <= LOCAL_MAX_CHARS && LOCAL.test(local) && address.length <= EMAIL_MAX_CHARS
    ? address
    : null
}

/**
 * Returns the one address in pasted text: a link, or what a header of an email contains, such as `Ola <ola@lake.example>`.
 * Null where there are several, or where other text could be a part of the address.
 */
function findPastedEmail(text: string): string | null {
  if (text.length > PASTED_MAX_CHARS || /(?!\s)\p{Cc}/u.test(text)) return null
  const entry = text
    .replace(LIST_SIGN, '')
    .replace(LINK_IN_BRACKETS, (_, address: string) => ` <${decodeLink(address)}>`)
  const [, link] = /^<?mailto:([^?>]*)/i.exec(entry) ?? []
  const header = removeComments(link === undefined ? entry : decodeLink(link))
  const isOpen = header.replace(/"(?:[^"\\]|\\.)*"/g, '').includes('"')
  if (isOpen || (!header.includes('<') && (text.includes('\\') || !ALONE.test(header)))) return null
  const found = addressParser(header, { flatten: true }).filter(({ address }) => address?.includes('@'))
  const stored = found.map(({ name, address = '' }) => {
    const own = toStoredForm(removeQuotes(address.replace(/[.!?…。]+$/, '')))
    return name.includes('@') && toStoredForm(removeQuotes(name)) !== own ? null : own
  })
  const [first = null] = stored
  return stored.every((address) => address === first) ? first : null
}

/** Removes quotes on both sides, which programs put around a name that is the address itself. */
const removeQuotes = (text: string) => text.trim().replace(/^['"‘’‚“”„«»]+(.*?)['"‘’“”«»]+$/, '$1')

/** Removes comments, the innermost first, unless a quoted name may contain their signs. */
function removeComments(header: string): string {
  if (header.includes('"')) return header
  const rest = header.replace(/\([^()]*\)/g, ' ')
  return rest === header ? rest : removeComments(rest)
}

function decodeLink(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

function isDomainForm(domain: string): boolean {
  const labels = domain.split('.')
  return (
    labels.length > 1 &&
    LAST_LABEL.test(labels.at(-1) ?? '') &&
    labels.every((label) => label.length <= LABEL_MAX_CHARS && LABEL.test(label))
  )
}

/** Returns the ASCII form of a domain, as browsers make it (UTS 46); null where it has none. */
export function toAsciiDomain(domain: string): string | null {
  const lower = toLowerAscii(domain)
  if (/^[a-z0-9.-]+$/.test(lower) && !lower.includes('xn--')) return lower
  if (!DOMAIN_LETTERS.test(domain)) return null
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    return null
  }
}

/** Whether a text may be shown as another address than it is read as. */
const isOverridden = (text: string) => /[\u202b\u202e\u2067]/.test(text) || isShownReordered(text)

/** Letters that look alike and come from several alphabets stay in their ASCII form, as in browsers. */
function formatLabel(label: string): string {
  if (!label.startsWith('xn--')) return label
  try {
    const letters = punycode.toUnicode(label)
    const isMixed =
      /\p{Script=Latin}/u.test(letters) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letters)
    return isMixed || toAsciiDomain(letters) !== label ? label : letters
  } catch {
    return label
  }
}

/** Changes A to Z only: other letters, such as the Kelvin sign, have lower cases in ASCII. */
const toLowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
