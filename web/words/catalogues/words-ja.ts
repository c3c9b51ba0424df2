import { mergeMessages } from './merge-messages'

export const CATALOG = mergeMessages(
  import.meta.glob(['../ja/*.ts', '../../../domain/words/ja.ts'], { eager: true }),
)
