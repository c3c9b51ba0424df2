import { catalogueOf } from './catalogue-of'

export const CATALOGUE = catalogueOf(
  import.meta.glob(['../es/*.ts', '../../../domain/words/es.ts'], { eager: true }),
)
