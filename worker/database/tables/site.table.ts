/** The site's settings, a row each, and the links that create its first admin. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SiteSettings } from '../../../domain/site/site'
import { profiles } from './people.table'

export const siteSettings = sqliteTable('site_settings', {
  key: text().$type<keyof SiteSettings>().primaryKey(),
  value: text({ mode: 'json' }).$type<SiteSettings[keyof SiteSettings]>().notNull(),
  updatedAt: integer().notNull(),
  /** Null after the admin's account is deleted. */
  updatedBy: text().references(() => profiles.id, { onDelete: 'set null' }),
})

/** Written by the deployment. Used ones are kept, so that a second use gets another refusal than a mistyped link. */
export const setupTokens = sqliteTable('setup_tokens', {
  tokenHash: text().primaryKey(),
  createdAt: integer().notNull(),
  expiresAt: integer().notNull(),
  usedAt: integer(),
})
