import { mergeMessages } from './catalogue-of'

export const CATALOG = mergeMessages(
  import.meta.glob(['../zh/*.ts', '../../../domain/words/zh.ts'], { eager: true }),
)
