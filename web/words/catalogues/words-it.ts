import { mergeMessages } from './merge-messages'

export const CATALOG = mergeMessages(
  import.meta.glob(['../it/*.ts', '../../../domain/words/it.ts'], { eager: true }),
)
