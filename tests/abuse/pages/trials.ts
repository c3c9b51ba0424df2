/** Counts requests and checks that each response matches the product's own rules. */
import { findFlaw } from '../test-server'

export type Trials = ReturnType<typeof createTrials>

export function createTrials() {
  const flaws: string[] = []
  const counts = { sent: 0, refused: 0 }

  /** Returns whether the request was accepted. */
  async function checkAccepted(answer: Response, isWanted: boolean, what: string): Promise<boolean> {
    const text = await answer.clone().text()
    counts.sent += 1
    if (!answer.ok) counts.refused += 1
    const flaw = findFlaw(answer, text)
    if (flaw || answer.headers.has('x-naughty')) flaws.push(`${what}: ${flaw ?? 'a header of its own'}`)
    if (answer.ok !== isWanted) flaws.push(`${what}: ${answer.status} ${text.slice(0, 160)}`)
    return answer.ok
  }
  return { counts, flaws, checkAccepted }
}
