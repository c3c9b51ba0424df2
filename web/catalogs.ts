/** The app's catalogs: what the first render reads, and the rest. */
import type { CatalogLoaders } from './locale'

export const FIRST_CATALOGS: CatalogLoaders = {
  de: () => import('../domain/locales/de/locale-first-de'),
  es: () => import('../domain/locales/es/locale-first-es'),
  fr: () => import('../domain/locales/fr/locale-first-fr'),
  it: () => import('../domain/locales/it/locale-first-it'),
  ja: () => import('../domain/locales/ja/locale-first-ja'),
  nl: () => import('../domain/locales/nl/locale-first-nl'),
  pt: () => import('../domain/locales/pt/locale-first-pt'),
  ru: () => import('../domain/locales/ru/locale-first-ru'),
  zh: () => import('../domain/locales/zh/locale-first-zh'),
}

export const LATER_CATALOGS: CatalogLoaders = {
  de: () => import('../domain/locales/de/locale-later-de'),
  es: () => import('../domain/locales/es/locale-later-es'),
  fr: () => import('../domain/locales/fr/locale-later-fr'),
  it: () => import('../domain/locales/it/locale-later-it'),
  ja: () => import('../domain/locales/ja/locale-later-ja'),
  nl: () => import('../domain/locales/nl/locale-later-nl'),
  pt: () => import('../domain/locales/pt/locale-later-pt'),
  ru: () => import('../domain/locales/ru/locale-later-ru'),
  zh: () => import('../domain/locales/zh/locale-later-zh'),
}
