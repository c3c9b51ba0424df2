import { catalogueOf } from './catalogue-of'

export const CATALOG = catalogueOf(
  import.meta.glob(['../ru/*.ts', '../../../domain/words/ru.ts'], { eager: true }),
)
