/**
 * The Worker's messages in languages other than English: errors, emails, text messages and share pages. The browser
 * loads the app's own messages (`web/locale.ts`).
 */
import type { MessageCatalog } from '../../domain/i18n/i18n'
import { DEFAULT_LANGUAGE, type Language } from '../../domain/i18n/languages'
import * as deEmails from '../../domain/locales/de/emails'
import * as deKinds from '../../domain/locales/de/kinds'
import * as deRules from '../../domain/locales/de/rules'
import * as deShare from '../../domain/locales/de/share'
import * as esEmails from '../../domain/locales/es/emails'
import * as esKinds from '../../domain/locales/es/kinds'
import * as esRules from '../../domain/locales/es/rules'
import * as esShare from '../../domain/locales/es/share'
import * as frEmails from '../../domain/locales/fr/emails'
import * as frKinds from '../../domain/locales/fr/kinds'
import * as frRules from '../../domain/locales/fr/rules'
import * as frShare from '../../domain/locales/fr/share'
import * as itEmails from '../../domain/locales/it/emails'
import * as itKinds from '../../domain/locales/it/kinds'
import * as itRules from '../../domain/locales/it/rules'
import * as itShare from '../../domain/locales/it/share'
import * as jaEmails from '../../domain/locales/ja/emails'
import * as jaKinds from '../../domain/locales/ja/kinds'
import * as jaRules from '../../domain/locales/ja/rules'
import * as jaShare from '../../domain/locales/ja/share'
import * as nlEmails from '../../domain/locales/nl/emails'
import * as nlKinds from '../../domain/locales/nl/kinds'
import * as nlRules from '../../domain/locales/nl/rules'
import * as nlShare from '../../domain/locales/nl/share'
import * as ptEmails from '../../domain/locales/pt/emails'
import * as ptKinds from '../../domain/locales/pt/kinds'
import * as ptRules from '../../domain/locales/pt/rules'
import * as ptShare from '../../domain/locales/pt/share'
import * as ruEmails from '../../domain/locales/ru/emails'
import * as ruKinds from '../../domain/locales/ru/kinds'
import * as ruRules from '../../domain/locales/ru/rules'
import * as ruShare from '../../domain/locales/ru/share'
import * as zhEmails from '../../domain/locales/zh/emails'
import * as zhKinds from '../../domain/locales/zh/kinds'
import * as zhRules from '../../domain/locales/zh/rules'
import * as zhShare from '../../domain/locales/zh/share'

const MESSAGES: Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, MessageCatalog> = {
  de: { ...deRules, ...deEmails, ...deShare, ...deKinds },
  es: { ...esRules, ...esEmails, ...esShare, ...esKinds },
  fr: { ...frRules, ...frEmails, ...frShare, ...frKinds },
  it: { ...itRules, ...itEmails, ...itShare, ...itKinds },
  ja: { ...jaRules, ...jaEmails, ...jaShare, ...jaKinds },
  nl: { ...nlRules, ...nlEmails, ...nlShare, ...nlKinds },
  pt: { ...ptRules, ...ptEmails, ...ptShare, ...ptKinds },
  ru: { ...ruRules, ...ruEmails, ...ruShare, ...ruKinds },
  zh: { ...zhRules, ...zhEmails, ...zhShare, ...zhKinds },
}

/** The messages of a language; null for English. */
export function getLocaleMessages(language: Language): MessageCatalog | null {
  return language === DEFAULT_LANGUAGE ? null : MESSAGES[language]
}
