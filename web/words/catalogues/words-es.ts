import { mergeMessages } from './merge-messages'

export const CATALOG = mergeMessages(
  import.meta.glob(['../es/*.ts', '../../../domain/words/es.ts'], { eager: true }),
)
