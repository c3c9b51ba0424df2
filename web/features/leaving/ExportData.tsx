import '../../ui/ProgressBar.css'
import './ExportData.css'
import Download from 'lucide-react/icons/download'
import { useOwnData } from '../../api/own-data.queries'
import { getErrorMessage } from '../../api/request-error'
import { Button } from '../../ui/Button'
import { DATA } from '../../words/leaving'
import { useDataExport } from './useDataExport'

/** A row to export all data: its size, the progress and a cancel button. */
export function ExportData() {
  const { data, error, refetch } = useOwnData()
  const { bytes, start, cancel } = useDataExport()
  return (
    <div className="export-data -stacks">
      <Download className="i" />
      <div className="tx">
        <strong>{DATA.take}</strong>
        {error && !data ? (
          <small role="alert">{getErrorMessage(error)}</small>
        ) : (
          <small className="num">
            {bytes !== null
              ? DATA.downloading(bytes)
              : data
                ? `${DATA.takeHint} ${DATA.about(data.files, data.bytes)}`
                : DATA.takeHint}
          </small>
        )}
        {bytes !== null ? (
          <progress
            className="bar"
            aria-label={DATA.progress}
            max={1}
            value={Math.min(1, bytes / (data?.bytes || 1))}
          />
        ) : null}
      </div>
      {bytes !== null ? (
        <Button size="sm" tone="quiet" onClick={cancel}>
          {DATA.cancel}
        </Button>
      ) : error && !data ? (
        <Button size="sm" onClick={() => void refetch()}>
          {DATA.tryAgain}
        </Button>
      ) : (
        <Button size="sm" busy={!data} onClick={() => void start(data?.bytes ?? 0)}>
          {DATA.download}
        </Button>
      )}
    </div>
  )
}
