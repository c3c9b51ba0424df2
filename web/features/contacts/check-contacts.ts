/** Matches contacts against accounts, a few hundred per call, until all are checked or the daily limit is reached. */
import { type Answers, type Contact, identifiersOf, withAnswers } from '../../../domain/contacts'
import { IDENTIFIERS_PER_CALL } from '../../../domain/limits'
import { matchContacts } from '../../api/contacts.queries'

type Step = { contacts: Contact[]; done: number; all: number }
type Asking = { signal: AbortSignal; onStep: (step: Step) => void }

/** Calls `onStep` with the results after each response. Rejects with the first error; earlier results stay valid. */
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
