import { catalogueOf } from './catalogue-of'

export const CATALOG = catalogueOf(
  import.meta.glob(['../zh/*.ts', '../../../domain/words/zh.ts'], { eager: true }),
)
