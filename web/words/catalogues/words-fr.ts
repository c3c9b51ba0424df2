import { mergeMessages } from './merge-messages'

export const CATALOG = mergeMessages(
  import.meta.glob(['../fr/*.ts', '../../../domain/words/fr.ts'], { eager: true }),
)
