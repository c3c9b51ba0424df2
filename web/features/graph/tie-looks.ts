/** How each type of connection is drawn: a pattern of its own, since colour alone tells too few people. */
import type { ConnectionType } from '../../../domain/connections'

export const TIE_LOOKS: Readonly<Record<ConnectionType, { dash?: string; width: number }>> = {
  reply: { width: 1.8 },
  reference: { dash: '2 6', width: 1.8 },
  continuation: { width: 3.4 },
  merge: { dash: '10 5', width: 1.8 },
  branch: { dash: '14 5 2 5', width: 1.8 },
  answer: { dash: '6 5', width: 1.8 },
  question: { dash: '1 5', width: 2.6 },
}
