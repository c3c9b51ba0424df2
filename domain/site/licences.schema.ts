/** The licences of what is shipped, as `scripts/licences.mjs` writes them. */
import { z } from 'zod'

export const LICENCE_GROUPS = ['app', 'server', 'fonts', 'sounds'] as const

export const licencesShape = z.strictObject({
  items: z.array(
    z.strictObject({
      group: z.enum(LICENCE_GROUPS),
      name: z.string(),
      version: z.string(),
      licence: z.string(),
      /** Empty without a page. */
      url: z.string(),
      /** Empty where the package brings none. */
      text: z.string(),
    }),
  ),
})
export type LicenceItem = z.infer<typeof licencesShape>['items'][number]
