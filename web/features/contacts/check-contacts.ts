/** Matches contacts against accounts, a few hundred per call, until all are checked or the daily limit is reached. */
import {
  applyMatches,
  type Contact,
  listIdentifiers,
  type MatchResults,
} from '../../../domain/contacts/contacts'
import { IDENTIFIERS_PER_CALL } from '../../../domain/contacts/contacts.limits'
import { fetchContactMatches } from '../../api/contacts/contacts.queries'

type CheckProgress = { contacts: Contact[]; done: number; all: number }
type CheckOptions = { signal: AbortSignal; onStep: (step: CheckProgress) => void }

/** Calls `onStep` with the results after each response. Rejects with the first error; earlier results stay valid. */
export async function checkContacts(
  contacts: readonly Contact[],
  { signal, onStep }: CheckOptions,
): Promise<void> {
  const identifiers = listIdentifiers(contacts)
  const answers = new Map<string, NonNullable<ReturnType<MatchResults['get']>> | null>()
  for (let done = 0; done < identifiers.length; ) {
    const batch = identifiers.slice(done, done + IDENTIFIERS_PER_CALL)
    const { taken, matches } = await fetchContactMatches(batch, signal)
    for (const identifier of batch.slice(0, taken)) answers.set(identifier, null)
    for (const { index, person, isFollowed } of matches) {
      const identifier = batch[index]
      if (identifier !== undefined) answers.set(identifier, { person, isFollowed })
    }
    done += taken
    signal.throwIfAborted()
    onStep({ contacts: applyMatches(contacts, answers), done, all: identifiers.length })
    if (taken < batch.length) return
  }
}
