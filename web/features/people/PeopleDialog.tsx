import { PEOPLE } from '../../../domain/locales/en/people'
import { usePeopleAround } from '../../api/people/members.queries'
import { getErrorMessage } from '../../api/request-error'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { PersonRow } from '../../parts/people/PersonRow'
import { MoreButton } from '../../ui/buttons/MoreButton'
import { Dialog } from '../../ui/overlays/Dialog'
import { ErrorState } from '../../ui/states/ErrorState'

type Props = { name: string; which: 'followers' | 'following'; onClose: () => void }

/** The followers of a member, or the members they follow; each links to their page. */
export function PeopleDialog({ name, which, onClose }: Props) {
  const list = usePeopleAround(name, which)
  const people = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Dialog title={PEOPLE[which]} onClose={onClose}>
      {list.isPending ? (
        <Skeleton label={PEOPLE.loading}>
          <SkeletonBlock height="40px" />
        </Skeleton>
      ) : null}
      {list.isError ? (
        <ErrorState
          text={getErrorMessage(list.error)}
          busy={list.isFetching}
          onRetry={() => list.refetch()}
        />
      ) : null}
      {list.isSuccess && people.length === 0 ? <p className="dim">{PEOPLE.empty[which]}</p> : null}
      <ul className="people divided">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <MoreButton busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {PEOPLE.more}
        </MoreButton>
      ) : null}
    </Dialog>
  )
}
