import { useEffect, useRef } from 'react'
import { SAFETY } from '../../../domain/locales/en/people'
import { type SafetyList, useSafetyList } from '../../api/safety/safety.queries'
import { ListState } from '../../parts/loading/ListState'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { PersonRow } from '../../parts/people/PersonRow'
import { openOverlay } from '../../state/overlays'
import { Button } from '../../ui/buttons/Button'
import { MoreButton } from '../../ui/buttons/MoreButton'
import { Dialog } from '../../ui/overlays/Dialog'

/** The blocked or muted people, with buttons to end it. */
export function SafetyListDialog({ listName, onClose }: { listName: SafetyList; onClose: () => void }) {
  const list = useSafetyList(listName)
  const people = list.data?.pages.flatMap((page) => page.items) ?? []
  const { title, none, end, endLabel } = SAFETY.lists[listName]
  const rows = useRef<HTMLUListElement>(null)
  const empty = useRef<HTMLParagraphElement>(null)
  // The focused button was removed with its row.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const next = people.length > 0 ? rows.current?.querySelector<HTMLElement>('.btn') : empty.current
    next?.focus()
  }, [people.length])
  return (
    <Dialog title={title} onClose={onClose}>
      <ListState
        list={list}
        skeleton={
          <Skeleton label={SAFETY.loading}>
            <SkeletonBlock height="40px" />
          </Skeleton>
        }
        isEmpty={list.isSuccess && people.length === 0}
        empty={
          <p ref={empty} className="dim" tabIndex={-1}>
            {none}
          </p>
        }
      />
      <ul ref={rows} className="people divided" aria-label={title}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person}>
            <Button
              size="sm"
              aria-label={endLabel(person.displayName)}
              onClick={() =>
                openOverlay('safety', {
                  request: { what: listName === 'blocks' ? 'unblock' : 'unmute', person },
                })
              }
            >
              {end}
            </Button>
          </PersonRow>
        ))}
      </ul>
      {list.hasNextPage ? (
        <MoreButton busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {SAFETY.more}
        </MoreButton>
      ) : null}
    </Dialog>
  )
}
