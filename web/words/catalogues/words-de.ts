import { catalogueOf } from './catalogue-of'

export const CATALOGUE = catalogueOf(
  import.meta.glob(['../de/*.ts', '../../../domain/words/de.ts'], { eager: true }),
)
