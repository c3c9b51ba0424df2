import { mergeMessages } from './catalogue-of'

export const CATALOG = mergeMessages(
  import.meta.glob(['../ja/*.ts', '../../../domain/words/ja.ts'], { eager: true }),
)
