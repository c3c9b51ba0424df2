/** What somebody wants to be told of, and when not outside of the page. */
import { z } from 'zod'
import { TIME_ZONE_MAX_CHARS } from './limits'
import { REASONS } from './notifications'
import { isTimeZone } from './quiet-hours'

const minuteShape = z.int().min(0).max(1439)

export const notificationChoicesShape = z.strictObject({
  /** By reason. What does not come in the app is not sent outside of it either. */
  reasons: z.record(z.enum(REASONS), z.strictObject({ app: z.boolean(), push: z.boolean() })),
  /** Minutes of the day. */
  quiet: z
    .strictObject({
      from: minuteShape,
      to: minuteShape,
      timeZone: z.string().max(TIME_ZONE_MAX_CHARS).refine(isTimeZone, 'a time zone'),
    })
    .nullable(),
})
export type NotificationChoices = z.infer<typeof notificationChoicesShape>
