import { MODE_NAMES, type Mode } from '../../../domain/kinds'
import { MODE_LABELS } from '../../../domain/locales/en/kinds'

/** A choice per label (S2.3-07): the two podcast modes share theirs, their form decides between them. */
export function listModeChoices(): Mode[] {
  const labels = MODE_NAMES.map((mode) => MODE_LABELS[mode])
  return MODE_NAMES.filter((_, i) => labels.indexOf(labels[i] ?? '') === i)
}
