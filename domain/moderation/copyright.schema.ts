/** Wire schema of a copyright report. */
import { z } from 'zod'
import { EMAIL_MAX_CHARS } from '../limits'
import { isShowable } from '../text/text'
import { createLineShape } from '../text/text.schema'
import { REPORT_NAME_MAX_CHARS, REPORT_WORK_MAX_CHARS } from './moderation.limits'

export const copyrightReportShape = z.strictObject({
  name: createLineShape(REPORT_NAME_MAX_CHARS),
  email: z.string().max(EMAIL_MAX_CHARS),
  work: z.string().trim().max(REPORT_WORK_MAX_CHARS).refine(isShowable, 'cannot be shown'),
  truthful: z.boolean(),
})
