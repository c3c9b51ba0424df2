import { mergeMessages } from './merge-messages'

export const CATALOG = mergeMessages(
  import.meta.glob(['../pt/*.ts', '../../../domain/words/pt.ts'], { eager: true }),
)
