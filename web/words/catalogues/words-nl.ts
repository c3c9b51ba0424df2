import { mergeMessages } from './merge-messages'

export const CATALOG = mergeMessages(
  import.meta.glob(['../nl/*.ts', '../../../domain/words/nl.ts'], { eager: true }),
)
