import { mergeMessages } from './merge-messages'

export const CATALOG = mergeMessages(
  import.meta.glob(['../zh/*.ts', '../../../domain/words/zh.ts'], { eager: true }),
)
