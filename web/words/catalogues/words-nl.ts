import { catalogueOf } from './catalogue-of'

export const CATALOG = catalogueOf(
  import.meta.glob(['../nl/*.ts', '../../../domain/words/nl.ts'], { eager: true }),
)
