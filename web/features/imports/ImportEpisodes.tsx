import type { ImportItem } from '../../../domain/imports/imports.schema'
import { IMPORTS } from '../../../domain/locales/en/imports'
import { useImportItems } from '../../api/imports/imports.queries'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { MoreButton } from '../../ui/buttons/MoreButton'

/** The episodes of an import, each with its state or why it was left out. */
export function ImportEpisodes({ id, done }: { id: string; done: number }) {
  const query = useImportItems(id, done)
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <>
      <QueryError query={query} />
      {error || data ? null : (
        <Skeleton label={IMPORTS.loading}>
          <SkeletonBlock height="40px" />
        </Skeleton>
      )}
      <ul className="import-episodes stack -s" aria-label={IMPORTS.episodes}>
        {data?.pages
          .flatMap(({ items }) => items)
          .map((episode) => (
            <li key={episode.position} className="wrap -spread">
              <span dir="auto">{episode.title || IMPORTS.untitled}</span>
              <small>{formatEpisodeState(episode)}</small>
            </li>
          ))}
      </ul>
      {hasNextPage ? (
        <MoreButton size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {IMPORTS.more}
        </MoreButton>
      ) : null}
    </>
  )
}

function formatEpisodeState({ state, problem }: ImportItem): string {
  return problem === null ? IMPORTS.states[state] : IMPORTS.problems[problem]
}
