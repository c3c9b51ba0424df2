/** Wire schemas of upgrades. Times in ms since the epoch, prices in cents. */
import { z } from 'zod'

/**
 * The price of a month, and when Pro ends as the buyer saw it; null if never bought. A month is added to exactly
 * that end, so that a repeated request adds it once.
 */
export const newUpgradeShape = z.strictObject({ cents: z.int().min(1), endsAt: z.int().nullable() })
export type NewUpgrade = z.infer<typeof newUpgradeShape>

/** `paid`: Pro runs until `proExpiresAt`. `continue`: the buyer pays at `url`. */
export const upgradeShape = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('paid'), proExpiresAt: z.number() }),
  z.strictObject({ status: z.literal('continue'), url: z.url() }),
])
export type Upgrade = z.infer<typeof upgradeShape>
