/**
 * The language of system notifications: the app's on this device, stored here because the service worker also runs
 * without a page.
 */
import { type MessageCatalog, setLocale } from '../../domain/i18n/i18n'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../domain/i18n/languages'
import { worker } from './worker-scope'

const CACHE = 'owlcast-language'
const KEY = '/language'

/** Message catalogues by the path of their language's folder; English is where the texts are defined. */
const KIND_LABELS = import.meta.glob(['../../domain/locales/*/kinds.ts', '!../../domain/locales/en/*'], {
  eager: true,
  import: 'KIND_LABELS',
})
const NOTICE_SENTENCES = import.meta.glob(
  ['../../domain/locales/*/people.ts', '!../../domain/locales/en/*'],
  {
    eager: true,
    import: 'NOTICE_SENTENCES',
  },
)
const SYSTEM_NOTIFICATION = import.meta.glob(
  ['../../domain/locales/*/people.ts', '!../../domain/locales/en/*'],
  {
    eager: true,
    import: 'SYSTEM_NOTIFICATION',
  },
)

export function watchLanguage(): void {
  worker.addEventListener('message', (event) => {
    if (event.data?.type === 'SPEAK') event.waitUntil(saveLanguage(String(event.data.language)))
  })
}

async function saveLanguage(language: string): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(KEY, new Response(language))
}

/** The app's last language on this device. */
export async function readAppLanguage(): Promise<Language> {
  const kept = await (await caches.match(KEY, { cacheName: CACHE }))?.text()
  return kept !== undefined && isLanguage(kept) ? kept : DEFAULT_LANGUAGE
}

/** Sets it as the current locale. */
export async function applyAppLanguage(): Promise<void> {
  const language = await readAppLanguage()
  setLocale(language, getMessages(language))
}

function getMessages(language: Language): MessageCatalog | null {
  if (language === DEFAULT_LANGUAGE) return null
  const getSection = (modules: Record<string, unknown>, file: string) =>
    modules[`../../domain/locales/${language}/${file}.ts`] as object
  return {
    KIND_LABELS: getSection(KIND_LABELS, 'kinds'),
    NOTICE_SENTENCES: getSection(NOTICE_SENTENCES, 'people'),
    SYSTEM_NOTIFICATION: getSection(SYSTEM_NOTIFICATION, 'people'),
  }
}
