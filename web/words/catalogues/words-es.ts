import { mergeMessages } from './catalogue-of'

export const CATALOG = mergeMessages(
  import.meta.glob(['../es/*.ts', '../../../domain/words/es.ts'], { eager: true }),
)
