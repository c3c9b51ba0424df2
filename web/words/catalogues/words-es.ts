import { catalogueOf } from './catalogue-of'

export const CATALOG = catalogueOf(
  import.meta.glob(['../es/*.ts', '../../../domain/words/es.ts'], { eager: true }),
)
