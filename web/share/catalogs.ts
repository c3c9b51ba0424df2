/** The catalogs of share pages. */
import type { CatalogLoaders } from '../locale'

export const SHARE_CATALOGS: CatalogLoaders = {
  de: () => import('../../domain/locales/de/locale-share-de'),
  es: () => import('../../domain/locales/es/locale-share-es'),
  fr: () => import('../../domain/locales/fr/locale-share-fr'),
  it: () => import('../../domain/locales/it/locale-share-it'),
  ja: () => import('../../domain/locales/ja/locale-share-ja'),
  nl: () => import('../../domain/locales/nl/locale-share-nl'),
  pt: () => import('../../domain/locales/pt/locale-share-pt'),
  ru: () => import('../../domain/locales/ru/locale-share-ru'),
  zh: () => import('../../domain/locales/zh/locale-share-zh'),
}
