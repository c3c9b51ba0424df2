import { catalogueOf } from './catalogue-of'

export const CATALOGUE = catalogueOf(
  import.meta.glob(['../ru/*.ts', '../../../domain/words/ru.ts'], { eager: true }),
)
