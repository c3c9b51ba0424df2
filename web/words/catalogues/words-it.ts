import { catalogueOf } from './catalogue-of'

export const CATALOG = catalogueOf(
  import.meta.glob(['../it/*.ts', '../../../domain/words/it.ts'], { eager: true }),
)
