/** The labels of the two big buttons (S2.3-10, S2.3-11), from the tables. */
import { type Mode, modeOf } from '../../../domain/kinds'
import { PUBLISH_LABELS, START_LABELS } from '../../words/record'

/** What the start button says. */
export function startLabel(mode: Mode, hasTrack: boolean): string {
  return START_LABELS[hasTrack ? 'overTrack' : modeOf(mode).start]
}

/** What the publish button says. */
export function publishLabel(mode: Mode, hasTrack: boolean): string {
  return PUBLISH_LABELS[mode]?.[hasTrack ? 'withTrack' : 'alone'] ?? modeOf(mode).name
}
