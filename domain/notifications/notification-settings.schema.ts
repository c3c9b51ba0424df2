/** Wire schema of a user's notification preferences and quiet hours. */
import { z } from 'zod'
import { REASONS } from './notifications'
import { isTimeZone } from './quiet-hours'

const TIME_ZONE_MAX_CHARS = 64

const minuteShape = z.int().min(0).max(1439)

const choiceShape = z.strictObject({ app: z.boolean(), push: z.boolean() })

export const notificationSettingsShape = z.strictObject({
  /** By reason. A reason that is off in the app is not pushed either. */
  reasons: z.record(z.enum(REASONS), choiceShape),
  /** Whether pushes quote the first sentence that is said in a public post. */
  words: z.boolean(),
  /** In minutes of the day. */
  quiet: z
    .strictObject({
      from: minuteShape,
      to: minuteShape,
      timeZone: z.string().max(TIME_ZONE_MAX_CHARS).refine(isTimeZone, 'a time zone'),
    })
    .nullable(),
})
export type NotificationSettings = z.infer<typeof notificationSettingsShape>

/** Absent choices stay as they are. */
export const notificationSettingsChangesShape = notificationSettingsShape
  .extend({ reasons: z.partialRecord(z.enum(REASONS), choiceShape) })
  .partial()
export type NotificationSettingsChanges = z.infer<typeof notificationSettingsChangesShape>
