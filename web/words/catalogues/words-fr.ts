import { catalogueOf } from './catalogue-of'

export const CATALOG = catalogueOf(
  import.meta.glob(['../fr/*.ts', '../../../domain/words/fr.ts'], { eager: true }),
)
