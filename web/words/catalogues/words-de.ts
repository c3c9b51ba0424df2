import { catalogueOf } from './catalogue-of'

export const CATALOG = catalogueOf(
  import.meta.glob(['../de/*.ts', '../../../domain/words/de.ts'], { eager: true }),
)
