/** The site's own settings: who may join, and the texts that its operator owes its users. */
import { DEFAULT_LANGUAGE, type Language } from '../i18n/languages'

/** Who may create an account. `approval`: anyone may ask, and an admin decides. */
export const SIGN_UP_MODES = ['open', 'invitation', 'approval', 'closed'] as const
export type SignUpMode = (typeof SIGN_UP_MODES)[number]

/** Texts of the operator; each has a page of its own. */
export const LEGAL_TEXTS = ['privacy', 'terms', 'rules', 'imprint'] as const
export type LegalText = (typeof LEGAL_TEXTS)[number]

/** The pages that a footer links to: those of the texts, and how to reach the operator. */
export const LEGAL_PAGES = [...LEGAL_TEXTS, 'contact'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

export type SiteSettings = {
  name: string
  /** Email address or https link of the operator; empty until set. */
  contact: string
  languages: readonly Language[]
  signUpMode: SignUpMode
} & Record<LegalText, string>

/** The settings of a site whose operator has set nothing. An empty text stands for the shipped template. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  name: 'Owlcast',
  contact: '',
  languages: [DEFAULT_LANGUAGE, 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'ru', 'zh'],
  signUpMode: 'open',
  privacy: '',
  terms: '',
  rules: '',
  imprint: '',
}

/** Returns the path of a legal page. */
export function getLegalPath(page: LegalPage): string {
  return `/${page}`
}

/** A text as a page shows it: the address of a page elsewhere, or blocks of plain text. */
export type ParsedLegalText =
  | { link: string }
  | { blocks: readonly { isHeading: boolean; lines: readonly string[] }[] }

/**
 * Reads a text of the operator. A single https address links to a page elsewhere. Otherwise blank lines separate blocks,
 * and a block of one line that begins with `# ` is a heading. Nothing else has a meaning.
 */
export function parseLegalText(text: string): ParsedLegalText {
  const trimmed = text.trim()
  if (/^https:\/\/\S+$/.test(trimmed) && URL.canParse(trimmed)) return { link: trimmed }
  const blocks = trimmed
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()))
    .filter((lines) => lines.some((line) => line !== ''))
    .map((lines) => {
      const isHeading = lines.length === 1 && /^# \S/.test(lines[0] ?? '')
      return { isHeading, lines: isHeading ? [(lines[0] ?? '').slice(2)] : lines }
    })
  return { blocks }
}

/** Whether a text can be a contact: an email address or an https link. */
export function isContact(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text))
}

/** Returns the target of a contact's link. */
export function toContactHref(contact: string): string {
  return contact.startsWith('https://') ? contact : `mailto:${contact}`
}
