/** Wire schemas of the site's settings, its first set-up, and who may join. */
import { z } from 'zod'
import { LANGUAGES } from '../i18n/languages'
import { isContact, LEGAL_TEXTS, SIGN_UP_MODES } from './site'
import { LEGAL_TEXT_MAX_CHARS, SITE_CONTACT_MAX_CHARS, SITE_NAME_MAX_CHARS } from './site.limits'

const legalText = z.string().max(LEGAL_TEXT_MAX_CHARS)

/** The settings of an admin. */
export const siteSettingsShape = z.strictObject({
  name: z.string().trim().min(1).max(SITE_NAME_MAX_CHARS),
  contact: z
    .string()
    .trim()
    .max(SITE_CONTACT_MAX_CHARS)
    .refine((text) => text === '' || isContact(text), 'no email address and no https link'),
  languages: z
    .array(z.enum(LANGUAGES))
    .min(1)
    .refine((list) => new Set(list).size === list.length, 'a language twice'),
  signUpMode: z.enum(SIGN_UP_MODES),
  privacy: legalText,
  terms: legalText,
  rules: legalText,
  imprint: legalText,
})

/** Absent settings stay as they are. */
export const siteChangesShape = siteSettingsShape.partial()
export type SiteChanges = z.infer<typeof siteChangesShape>

/** The public settings of the site. */
export const siteShape = siteSettingsShape.pick({
  name: true,
  contact: true,
  languages: true,
  signUpMode: true,
})
export type Site = z.infer<typeof siteShape>

/** The settings with the shipped templates, which stand in for empty texts. */
export const siteEditShape = z.strictObject({
  settings: siteSettingsShape,
  templates: z.record(z.enum(LEGAL_TEXTS), z.string()),
  updatedAt: z.number().nullable(),
})
export type SiteEdit = z.infer<typeof siteEditShape>

const token = z.string().max(100)
const accountText = z.string().max(1000)

export const setupTokenShape = z.strictObject({ token })

/** The first admin account and the settings of a new site. */
export const setupShape = z.strictObject({
  token,
  email: accountText,
  password: accountText,
  username: accountText,
  displayName: accountText.default(''),
  ageAttested: z.boolean(),
  settings: siteSettingsShape,
})
export type Setup = z.input<typeof setupShape>

/** People who asked to join a site where an admin decides. */
export const signUpRequestsShape = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      username: z.string(),
      displayName: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      at: z.number(),
    }),
  ),
  now: z.number(),
})
export type SignUpRequests = z.infer<typeof signUpRequestsShape>

export const signUpInvitationShape = z.strictObject({
  id: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  isUsed: z.boolean(),
})

/** A member's invitations to the site, and how many more they may create now. */
export const signUpInvitationsShape = z.strictObject({
  items: z.array(signUpInvitationShape),
  left: z.number(),
})
export type SignUpInvitations = z.infer<typeof signUpInvitationsShape>

/** `url` is shown once: only its hash is stored. */
export const newSignUpInvitationShape = z.strictObject({ url: z.string(), expiresAt: z.number() })
