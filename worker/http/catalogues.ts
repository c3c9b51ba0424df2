/** What the Worker says in other languages than English: refusals. */
import type { Catalogue } from '../../domain/catalogue'
import type { Language } from '../../domain/languages'

const CATALOGUES: Partial<Record<Language, Catalogue>> = {}

/** The catalogue of a language; none for English. */
export function catalogueOf(language: Language): Catalogue | null {
  return CATALOGUES[language] ?? null
}
