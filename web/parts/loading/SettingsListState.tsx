import { UI } from '../../../domain/locales/en/shell'
import { getErrorMessage } from '../../api/request-error'
import { Button } from '../../ui/buttons/Button'
import { Spinner } from '../../ui/states/Spinner'
import type { LoadedQuery } from './QueryError'

type Props = { query: LoadedQuery; loading: string }

/** The row of a settings list that is loading or could not be loaded. */
export function SettingsListState({ query: { data, error, isFetching, refetch }, loading }: Props) {
  if (data) return null
  if (!error)
    return (
      <div role="status">
        <Spinner /> {loading}
      </div>
    )
  return (
    <div>
      <p className="row-text" role="alert">
        {getErrorMessage(error)}
      </p>
      <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
        {UI.retry}
      </Button>
    </div>
  )
}
