/** The style of each type of line: patterns, since colour alone is not accessible. */
import type { LineType } from '../../../domain/graph/graph'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { CONNECTION_LABELS, GRAPH } from '../../../domain/locales/en/posts'
import type { Moment } from '../../../domain/moments/moments'
import { formatMomentRange } from '../../parts/moments/format-moment'

type LineStyle = {
  dash?: string
  width: number
  round?: true
  /** The width of the gap of a double line. */
  hollow?: number
}

export const LINE_STYLES: Readonly<Record<LineType, LineStyle>> = {
  reply: { width: 1.8 },
  reference: { dash: '2 6', width: 1.8 },
  continuation: { width: 3.4 },
  merge: { dash: '10 5', width: 1.8 },
  branch: { dash: '14 5 2 5', width: 1.8 },
  answer: { dash: '6 5', width: 1.8 },
  question: { dash: '1 5', width: 2.6, round: true },
  recording: { width: 5, hollow: 2.2 },
}

/** The label of a line, in the graph and the legend; with the part of the parent that the reply refers to. */
export function getLineLabel(type: LineType, moment: Moment | null = null): string {
  if (moment) return `${getLineLabel(type)} · ${MOMENTS.at(formatMomentRange(moment))}`
  return GRAPH.inlineName(type === 'recording' ? GRAPH.recording : CONNECTION_LABELS[type])
}
