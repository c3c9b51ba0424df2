/** The shapes of upgrading on the wire. Times in ms since the epoch, prices in cents. */
import { z } from 'zod'

/**
 * What the buyer saw: the price of a month, and when Pro ends so far, null if there never was any. A month is added to
 * that end alone, so that asked twice, or in two windows, it is added once.
 */
export const newUpgradeShape = z.strictObject({ cents: z.int().min(1), endsAt: z.int().nullable() })
export type NewUpgrade = z.infer<typeof newUpgradeShape>

/** `paid`: Pro runs until then. `continue`: the buyer goes to that page and pays there. */
export const upgradeShape = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('paid'), proExpiresAt: z.number() }),
  z.strictObject({ is: z.literal('continue'), url: z.url() }),
])
export type Upgrade = z.infer<typeof upgradeShape>
