import { catalogueOf } from './catalogue-of'

export const CATALOGUE = catalogueOf(
  import.meta.glob(['../it/*.ts', '../../../domain/words/it.ts'], { eager: true }),
)
