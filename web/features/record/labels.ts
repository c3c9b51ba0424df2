/** Labels of the record and publish buttons (S2.3-10, S2.3-11). */
import { type Mode, modeOf } from '../../../domain/kinds'
import { PUBLISH_LABELS, START_LABELS } from '../../words/record'

export function startLabel(mode: Mode, hasTrack: boolean): string {
  return START_LABELS[hasTrack ? 'overTrack' : modeOf(mode).start]
}

export function publishLabel(mode: Mode, hasTrack: boolean): string {
  return PUBLISH_LABELS[mode]?.[hasTrack ? 'withTrack' : 'alone'] ?? modeOf(mode).name
}
