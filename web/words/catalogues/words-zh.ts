import { catalogueOf } from './catalogue-of'

export const CATALOGUE = catalogueOf(
  import.meta.glob(['../zh/*.ts', '../../../domain/words/zh.ts'], { eager: true }),
)
