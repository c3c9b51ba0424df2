/** The files of a language as one catalogue: each exports its sections under their names. */
import type { Catalogue } from '../../../domain/catalogue'

export function catalogueOf(files: Record<string, unknown>): Catalogue {
  return Object.assign({}, ...Object.values(files))
}
