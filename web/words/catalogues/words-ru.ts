import { mergeMessages } from './merge-messages'

export const CATALOG = mergeMessages(
  import.meta.glob(['../ru/*.ts', '../../../domain/words/ru.ts'], { eager: true }),
)
