import { catalogueOf } from './catalogue-of'

export const CATALOG = catalogueOf(
  import.meta.glob(['../pt/*.ts', '../../../domain/words/pt.ts'], { eager: true }),
)
