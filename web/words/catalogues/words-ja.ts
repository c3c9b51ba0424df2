import { catalogueOf } from './catalogue-of'

export const CATALOG = catalogueOf(
  import.meta.glob(['../ja/*.ts', '../../../domain/words/ja.ts'], { eager: true }),
)
