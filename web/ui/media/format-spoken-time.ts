import { PODCAST } from '../../../domain/locales/en/share'

/** A time as a screen reader speaks it, to a tenth of a second. */
export function formatSpokenTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return PODCAST.formatMinutes(minutes, (seconds - minutes * 60).toFixed(1).replace(/\.0$/, ''))
}
