/** The site's settings: defaults where nothing is stored, and changes by admins. */
import { LEGAL_TEMPLATES } from '../../domain/locales/en/legal-templates'
import {
  DEFAULT_SITE_SETTINGS,
  LEGAL_TEXTS,
  type LegalText,
  type SignUpMode,
  type SiteSettings,
} from '../../domain/site/site'
import type { Site, SiteChanges, SiteEdit } from '../../domain/site/site.schema'
import { createAuditEntry } from '../audit/audit.service'
import type { AppDeps } from '../context'
import { MemoCache } from '../http/memo-cache'
import { findSignUpMode, listSiteSettings, saveSiteSettings } from './settings.repo'

type SiteDeps = Pick<AppDeps, 'db' | 'clock'>
type StoredSettings = { settings: SiteSettings; updatedAt: number | null }

const memo = new MemoCache<StoredSettings>()

/** The settings, at most `FEED_MEMO_MS` old. */
export async function getSiteSettings(deps: SiteDeps): Promise<SiteSettings> {
  const now = deps.clock.now()
  const { value } = memo.recall('site', now) ?? (await memo.read('site', now, () => readSettings(deps)))
  return value.settings
}

async function readSettings({ db }: Pick<AppDeps, 'db'>): Promise<StoredSettings> {
  const rows = await listSiteSettings(db)
  return {
    settings: { ...DEFAULT_SITE_SETTINGS, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) },
    updatedAt: rows.length > 0 ? Math.max(...rows.map(({ updatedAt }) => updatedAt)) : null,
  }
}

/** Who may create an account now: read from the database each time, since accounts are created by it. */
export async function getSignUpMode({ db }: Pick<AppDeps, 'db'>): Promise<SignUpMode> {
  return (await findSignUpMode(db)) ?? DEFAULT_SITE_SETTINGS.signUpMode
}

/** Returns the public settings of the site. */
export async function getSite(deps: SiteDeps): Promise<Site> {
  const { name, contact, languages, signUpMode } = await getSiteSettings(deps)
  return { name, contact, languages: [...languages], signUpMode }
}

/** All settings with the shipped templates, for admins. */
export async function getSiteEdit({ db }: Pick<AppDeps, 'db'>): Promise<SiteEdit> {
  const { settings, updatedAt } = await readSettings({ db })
  return {
    settings: { ...settings, languages: [...settings.languages] },
    templates: formatTemplates(settings),
    updatedAt,
  }
}

/** The shipped templates with the site's name and contact. */
export function formatTemplates(site: Pick<SiteSettings, 'name' | 'contact'>): Record<LegalText, string> {
  return Object.fromEntries(
    LEGAL_TEXTS.map((name) => [name, LEGAL_TEMPLATES[name](site.name, site.contact)]),
  ) as Record<LegalText, string>
}

/** Stores the given settings of an admin, audited. A text that equals its template is stored as empty. */
export async function updateSiteSettings(
  deps: Pick<AppDeps, 'db' | 'ids' | 'clock'>,
  admin: { id: string },
  changes: SiteChanges,
): Promise<void> {
  const names = Object.keys(changes) as (keyof SiteSettings)[]
  if (names.length === 0) return
  const { settings } = await readSettings(deps)
  const whole = removeTemplates({ ...settings, ...changes })
  const given: Partial<SiteSettings> = Object.fromEntries(names.map((name) => [name, whole[name]]))
  const audited = createAuditEntry(deps, admin, { action: 'site.settings' })
  await deps.db.batch([audited, ...saveSiteSettings(deps.db, given, admin.id, deps.clock.now())])
}

/** Empties the texts that equal their templates, so that later versions may improve those. */
export function removeTemplates(settings: SiteSettings): SiteSettings {
  const templates = formatTemplates(settings)
  const texts = LEGAL_TEXTS.map((name) => [
    name,
    settings[name].trim() === templates[name].trim() ? '' : settings[name].trim(),
  ])
  return { ...settings, ...Object.fromEntries(texts) }
}
