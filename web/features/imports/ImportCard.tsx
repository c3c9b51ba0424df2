import '../../ui/media/ProgressBar.css'
import { useState } from 'react'
import { IMPORT_FEED_MAX_BYTES, IMPORT_ITEMS_MAX } from '../../../domain/imports/imports.limits'
import type { Import } from '../../../domain/imports/imports.schema'
import { IMPORTS } from '../../../domain/locales/en/imports'
import { useCancelImport, useImportProgress, useRepeatImport } from '../../api/imports/imports.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { ViewLink } from '../../parts/views/ViewLink'
import { Button, getButtonClass } from '../../ui/buttons/Button'
import { ImportEpisodes } from './ImportEpisodes'
import { ImportProof } from './ImportProof'

/** An import: its proof while that is missing, then its progress and the outcome of each episode. */
export function ImportCard({ item }: { item: Import }) {
  useImportProgress(item)
  const { title, feedUrl, state, isCapped, isCutOff } = item
  return (
    <li className="stack -m">
      <div>
        <h3 className="item-title" dir="auto">
          {title}
        </h3>
        <small dir="ltr">{feedUrl}</small>
      </div>
      {isCapped ? <p className="dim">{formatLimit(item)}</p> : null}
      {isCutOff ? <p className="dim">{IMPORTS.cutOff}</p> : null}
      {state === 'unproved' ? <ImportProof item={item} /> : <ImportState item={item} />}
    </li>
  )
}

/** What of the feed is not read, and why. */
function formatLimit({ itemsBeyond }: Import): string {
  return itemsBeyond === null
    ? IMPORTS.capped(IMPORT_ITEMS_MAX, IMPORT_FEED_MAX_BYTES / 1_000_000)
    : IMPORTS.beyond(itemsBeyond, IMPORT_ITEMS_MAX)
}

function ImportState({ item }: { item: Import }) {
  const { id, state, owlcastId, imported, refused, waiting } = item
  const [areEpisodesShown, setEpisodesShown] = useState(false)
  const cancel = useCancelImport(id)
  const repeat = useRepeatImport(id)
  const [done, total] = [imported + refused, imported + refused + waiting]
  const isRunning = state === 'running'
  return (
    <>
      <p role="status">
        {isRunning ? IMPORTS.running(done, total) : IMPORTS[state === 'finished' ? 'finished' : 'cancelled']}{' '}
        {IMPORTS.imported(imported)} {refused > 0 ? IMPORTS.refused(refused) : null}
      </p>
      {isRunning ? (
        <>
          <progress className="bar" aria-label={IMPORTS.progress} max={Math.max(1, total)} value={done} />
          <p className="dim">{IMPORTS.goesOn}</p>
        </>
      ) : null}
      <div className="import-actions wrap">
        {owlcastId ? (
          <ViewLink className={getButtonClass({ size: 'sm' })} view="owlcast" params={{ post: owlcastId }}>
            {IMPORTS.open}
          </ViewLink>
        ) : null}
        {isRunning ? (
          <Button
            size="sm"
            tone="quiet"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onError: showErrorToast })}
          >
            {IMPORTS.cancel}
          </Button>
        ) : (
          <Button
            size="sm"
            busy={repeat.isPending}
            onClick={() => repeat.mutate(undefined, { onError: showErrorToast })}
          >
            {IMPORTS.repeat}
          </Button>
        )}
        <Button
          size="sm"
          tone="quiet"
          aria-expanded={areEpisodesShown}
          onClick={() => setEpisodesShown(!areEpisodesShown)}
        >
          {IMPORTS.episodes}
        </Button>
      </div>
      {areEpisodesShown ? <ImportEpisodes id={id} done={done} /> : null}
    </>
  )
}
