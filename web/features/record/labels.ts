/** Labels of the record and publish buttons (S2.3-10, S2.3-11). */
import { getMode, type Mode } from '../../../domain/kinds'
import { PUBLISH_LABELS, START_LABELS } from '../../../domain/locales/en/record'

export function getStartLabel(mode: Mode, hasTrack: boolean): string {
  return START_LABELS[hasTrack ? 'overTrack' : getMode(mode).start]
}

export function getPublishLabel(mode: Mode, hasTrack: boolean): string {
  return PUBLISH_LABELS[mode]?.[hasTrack ? 'withTrack' : 'alone'] ?? getMode(mode).name
}
