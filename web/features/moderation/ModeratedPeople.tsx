import '../../ui/fields/SearchPill.css'
import '../../parts/people/people.css'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { EMAIL_MAX_CHARS } from '../../../domain/limits'
import { MODERATOR } from '../../../domain/locales/en/moderation'
import { MODERATION } from '../../../domain/locales/en/people'
import { isSuspended } from '../../../domain/moderation/moderation'
import type { ModeratedPerson } from '../../../domain/moderation/moderation.schema'
import { findModerationRefusal } from '../../../domain/people/roles'
import { useMe } from '../../api/auth/session.queries'
import { useModeratedPeople } from '../../api/moderation/moderated-members.queries'
import { useDebounced } from '../../hooks/useDebounced'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { PersonRow } from '../../parts/people/PersonRow'
import { Button } from '../../ui/buttons/Button'
import { Pill } from '../../ui/text/Pill'
import { MemberHistoryDialog } from './MemberHistoryDialog'

/** Finds members for a moderator; without a text it lists the moderators. */
export function ModeratedPeople() {
  const me = useMe()
  const [typed, setTyped] = useState('')
  const query = useModeratedPeople(useDebounced(typed.trim()))
  const { data, error } = query
  const [opened, setOpened] = useState<ModeratedPerson | null>(null)
  return (
    <div className="moderated-people stack -m surface">
      <search className="search row">
        <Search className="icon" />
        <input
          type="search"
          className="bare fill"
          aria-label={MODERATOR.searchPeople}
          placeholder={MODERATOR.searchPeople}
          maxLength={EMAIL_MAX_CHARS}
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      <p className="dim">{MODERATOR.searchHint}</p>
      <QueryError query={query} />
      {error || data ? null : (
        <Skeleton label={MODERATOR.loadingPeople}>
          <SkeletonBlock height="56px" />
        </Skeleton>
      )}
      {data?.items.length === 0 ? <p role="status">{MODERATOR.nobody}</p> : null}
      <ul className="people divided" aria-label={MODERATOR.tabs.people}>
        {data?.items.map((person) => (
          <PersonRow key={person.id} person={person}>
            {person.role === 'member' ? null : <Pill>{MODERATOR.roles[person.role]}</Pill>}
            {isSuspended(person.suspendedUntil, data.now) ? (
              <Pill>{MODERATION.suspended(person.suspendedUntil)}</Pill>
            ) : null}
            {me && findModerationRefusal(me, person) === null ? (
              <Button
                size="sm"
                aria-label={MODERATOR.openHistory(person.displayName)}
                onClick={() => setOpened(person)}
              >
                {MODERATOR.history}
              </Button>
            ) : null}
          </PersonRow>
        ))}
      </ul>
      {opened ? <MemberHistoryDialog person={opened} onClose={() => setOpened(null)} /> : null}
    </div>
  )
}
