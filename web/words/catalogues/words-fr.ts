import { catalogueOf } from './catalogue-of'

export const CATALOGUE = catalogueOf(
  import.meta.glob(['../fr/*.ts', '../../../domain/words/fr.ts'], { eager: true }),
)
