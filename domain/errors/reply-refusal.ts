/** Texts of a thread's reply policy, for the error and for the hint before it. */
import { defineMessages } from '../i18n/i18n'

/** Why replying is not allowed; `by` is the author's name, or '' where the viewer may not know it. */
export const WHO_MAY_REPLY = defineMessages('WHO_MAY_REPLY', {
  followed: (by: string) => `Only people ${by || 'the author'} follows can reply here.`,
  mentioned: (by: string) => `Only people ${by || 'the author'} mentions can reply here.`,
  nobody: (by: string) => `${by || 'The author'} turned off replies here.`,
})

/** Returns the text of a policy, for the error and for the hint before it. */
export function formatReplyRefusal({ from, by }: { from: string; by: string }): string {
  return WHO_MAY_REPLY[from === 'followed' || from === 'mentioned' ? from : 'nobody'](by)
}
