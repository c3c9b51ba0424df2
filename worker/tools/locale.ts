/**
 * The Worker's messages in languages other than English: errors, emails, text messages and share pages. The browser
 * loads the app's own messages (`web/locale.ts`).
 */
import type { MessageCatalog } from '../../domain/i18n/i18n'
import { DEFAULT_LANGUAGE, type Language } from '../../domain/i18n/languages'
import * as de from '../../domain/locales/de/locale-worker'
import * as es from '../../domain/locales/es/locale-worker'
import * as fr from '../../domain/locales/fr/locale-worker'
import * as it from '../../domain/locales/it/locale-worker'
import * as ja from '../../domain/locales/ja/locale-worker'
import * as nl from '../../domain/locales/nl/locale-worker'
import * as pt from '../../domain/locales/pt/locale-worker'
import * as ru from '../../domain/locales/ru/locale-worker'
import * as zh from '../../domain/locales/zh/locale-worker'

const MESSAGES: Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, MessageCatalog> = {
  de,
  es,
  fr,
  it,
  ja,
  nl,
  pt,
  ru,
  zh,
}

/** The messages of a language; null for English. */
export function getLocaleMessages(language: Language): MessageCatalog | null {
  return language === DEFAULT_LANGUAGE ? null : MESSAGES[language]
}
