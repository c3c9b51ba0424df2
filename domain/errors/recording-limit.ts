/** Texts at the recording limit. */
import { defineMessages } from '../i18n/i18n'

/**
 * Returns the text at a recording limit (spec §8): under two minutes in seconds, else in minutes.
 * @param seconds the limit
 */
export function formatLimitReached(seconds: number): string {
  return seconds < 120 ? LIMIT_TEXTS.seconds(seconds) : LIMIT_TEXTS.minutes(Math.floor(seconds / 60))
}

export const LIMIT_TEXTS = defineMessages('LIMIT_TEXTS', {
  seconds: (seconds: number) => `Free limit reached (${seconds}s)`,
  minutes: (minutes: number) => `${minutes}-minute limit reached`,
})
