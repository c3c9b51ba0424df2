/** Merges the files of a locale into one catalog: each file exports its sections by name. */
import type { Catalogue } from '../../../domain/catalogue'

export function catalogueOf(files: Record<string, unknown>): Catalogue {
  return Object.assign({}, ...Object.values(files))
}
