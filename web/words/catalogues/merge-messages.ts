/** Merges the files of a locale into one catalog: each file exports its sections by name. */
import type { MessageCatalog } from '../../../domain/i18n/i18n'

export function mergeMessages(files: Record<string, unknown>): MessageCatalog {
  return Object.assign({}, ...Object.values(files))
}
