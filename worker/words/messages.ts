/**
 * The Worker's messages in languages other than English: errors, mails, text messages and share pages. The browser
 * loads the app's own messages (`web/words/load.ts`).
 */
import type { MessageCatalog } from '../../domain/i18n/i18n'
import { DEFAULT_LANGUAGE, type Language } from '../../domain/i18n/languages'
import * as deRules from '../../domain/words/de'
import * as esRules from '../../domain/words/es'
import * as frRules from '../../domain/words/fr'
import * as itRules from '../../domain/words/it'
import * as jaRules from '../../domain/words/ja'
import * as nlRules from '../../domain/words/nl'
import * as ptRules from '../../domain/words/pt'
import * as ruRules from '../../domain/words/ru'
import * as zhRules from '../../domain/words/zh'
import * as deInvited from '../../web/words/de/invited'
import * as deKinds from '../../web/words/de/kinds'
import * as dePodcasts from '../../web/words/de/podcasts'
import * as deShare from '../../web/words/de/share'
import * as esInvited from '../../web/words/es/invited'
import * as esKinds from '../../web/words/es/kinds'
import * as esPodcasts from '../../web/words/es/podcasts'
import * as esShare from '../../web/words/es/share'
import * as frInvited from '../../web/words/fr/invited'
import * as frKinds from '../../web/words/fr/kinds'
import * as frPodcasts from '../../web/words/fr/podcasts'
import * as frShare from '../../web/words/fr/share'
import * as itInvited from '../../web/words/it/invited'
import * as itKinds from '../../web/words/it/kinds'
import * as itPodcasts from '../../web/words/it/podcasts'
import * as itShare from '../../web/words/it/share'
import * as jaInvited from '../../web/words/ja/invited'
import * as jaKinds from '../../web/words/ja/kinds'
import * as jaPodcasts from '../../web/words/ja/podcasts'
import * as jaShare from '../../web/words/ja/share'
import * as nlInvited from '../../web/words/nl/invited'
import * as nlKinds from '../../web/words/nl/kinds'
import * as nlPodcasts from '../../web/words/nl/podcasts'
import * as nlShare from '../../web/words/nl/share'
import * as ptInvited from '../../web/words/pt/invited'
import * as ptKinds from '../../web/words/pt/kinds'
import * as ptPodcasts from '../../web/words/pt/podcasts'
import * as ptShare from '../../web/words/pt/share'
import * as ruInvited from '../../web/words/ru/invited'
import * as ruKinds from '../../web/words/ru/kinds'
import * as ruPodcasts from '../../web/words/ru/podcasts'
import * as ruShare from '../../web/words/ru/share'
import * as zhInvited from '../../web/words/zh/invited'
import * as zhKinds from '../../web/words/zh/kinds'
import * as zhPodcasts from '../../web/words/zh/podcasts'
import * as zhShare from '../../web/words/zh/share'
import * as deLetters from './de'
import * as esLetters from './es'
import * as frLetters from './fr'
import * as itLetters from './it'
import * as jaLetters from './ja'
import * as nlLetters from './nl'
import * as ptLetters from './pt'
import * as ruLetters from './ru'
import * as zhLetters from './zh'

const MESSAGES: Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, MessageCatalog> = {
  de: { ...deRules, ...deLetters, ...deShare, ...deKinds, ...dePodcasts, ...deInvited },
  es: { ...esRules, ...esLetters, ...esShare, ...esKinds, ...esPodcasts, ...esInvited },
  fr: { ...frRules, ...frLetters, ...frShare, ...frKinds, ...frPodcasts, ...frInvited },
  it: { ...itRules, ...itLetters, ...itShare, ...itKinds, ...itPodcasts, ...itInvited },
  ja: { ...jaRules, ...jaLetters, ...jaShare, ...jaKinds, ...jaPodcasts, ...jaInvited },
  nl: { ...nlRules, ...nlLetters, ...nlShare, ...nlKinds, ...nlPodcasts, ...nlInvited },
  pt: { ...ptRules, ...ptLetters, ...ptShare, ...ptKinds, ...ptPodcasts, ...ptInvited },
  ru: { ...ruRules, ...ruLetters, ...ruShare, ...ruKinds, ...ruPodcasts, ...ruInvited },
  zh: { ...zhRules, ...zhLetters, ...zhShare, ...zhKinds, ...zhPodcasts, ...zhInvited },
}

/** The messages of a language; null for English. */
export function getLocaleMessages(language: Language): MessageCatalog | null {
  return language === DEFAULT_LANGUAGE ? null : MESSAGES[language]
}
