import { mergeMessages } from './catalogue-of'

export const CATALOG = mergeMessages(
  import.meta.glob(['../de/*.ts', '../../../domain/words/de.ts'], { eager: true }),
)
