/** How each type of line is drawn: a pattern of its own, since colour alone tells too few people. */
import type { LineType } from '../../../domain/graph'
import { GRAPH } from '../../words/graph'
import { CONNECTION_WORDS } from '../../words/replies'

type Look = {
  dash?: string
  width: number
  round?: true
  /** Two lines beside each other: as wide as this between them. */
  hollow?: number
}

export const TIE_LOOKS: Readonly<Record<LineType, Look>> = {
  reply: { width: 1.8 },
  reference: { dash: '2 6', width: 1.8 },
  continuation: { width: 3.4 },
  merge: { dash: '10 5', width: 1.8 },
  branch: { dash: '14 5 2 5', width: 1.8 },
  answer: { dash: '6 5', width: 1.8 },
  question: { dash: '1 5', width: 2.6, round: true },
  recording: { width: 5, hollow: 2.2 },
}

/** What a line is called, on it and in the legend. */
export function lineWord(type: LineType): string {
  return GRAPH.within(type === 'recording' ? GRAPH.recording : CONNECTION_WORDS[type])
}
