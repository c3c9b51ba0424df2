import { mergeMessages } from './merge-messages'

export const CATALOG = mergeMessages(
  import.meta.glob(['../de/*.ts', '../../../domain/words/de.ts'], { eager: true }),
)
