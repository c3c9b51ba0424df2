import { mergeMessages } from './catalogue-of'

export const CATALOG = mergeMessages(
  import.meta.glob(['../fr/*.ts', '../../../domain/words/fr.ts'], { eager: true }),
)
