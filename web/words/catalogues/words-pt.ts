import { mergeMessages } from './catalogue-of'

export const CATALOG = mergeMessages(
  import.meta.glob(['../pt/*.ts', '../../../domain/words/pt.ts'], { eager: true }),
)
