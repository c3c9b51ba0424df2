/** Asks who of some contacts can be found, a few hundred at a time, until all are compared or the day has no more room. */
import { type Answers, type Contact, identifiersOf, withAnswers } from '../../../domain/contacts'
import { IDENTIFIERS_PER_CALL } from '../../../domain/limits'
import { matchContacts } from '../../api/contacts.queries'

type Step = { contacts: Contact[]; done: number; all: number }
type Asking = { signal: AbortSignal; onStep: (step: Step) => void }

/** Tells after each answer what is known by then; throws what an answer failed with, and what is known stays so. */
export async function checkContacts(contacts: readonly Contact[], { signal, onStep }: Asking): Promise<void> {
  const asked = identifiersOf(contacts)
  const answers = new Map<string, NonNullable<ReturnType<Answers['get']>> | null>()
  for (let done = 0; done < asked.length; ) {
    const part = asked.slice(done, done + IDENTIFIERS_PER_CALL)
    const { taken, matches } = await matchContacts(part, signal)
    for (const one of part.slice(0, taken)) answers.set(one, null)
    for (const { index, person, isFollowed } of matches) {
      const identifier = part[index]
      if (identifier !== undefined) answers.set(identifier, { person, isFollowed })
    }
    done += taken
    signal.throwIfAborted()
    onStep({ contacts: withAnswers(contacts, answers), done, all: asked.length })
    if (taken < part.length) return
  }
}
