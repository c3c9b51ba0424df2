import '../../ui/media/ProgressBar.css'
import './account.css'
import { ACCOUNT_DATA } from '../../../domain/locales/en/account'
import { UI } from '../../../domain/locales/en/shell'
import { useOwnData } from '../../api/account/own-data.queries'
import { getErrorMessage } from '../../api/request-error'
import { Button } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'
import { useDataExport } from './useDataExport'

/** A row to export all data: its size, the progress and a cancel button. */
export function ExportData() {
  const { data, error, refetch } = useOwnData()
  const { bytes, start, cancel } = useDataExport()
  return (
    <SettingRow
      className="export-data -stacks"
      title={ACCOUNT_DATA.exportTitle}
      text={
        <>
          {error && !data ? (
            <small role="alert">{getErrorMessage(error)}</small>
          ) : (
            <small className="tabular">
              {bytes !== null
                ? ACCOUNT_DATA.downloading(bytes)
                : data
                  ? `${ACCOUNT_DATA.exportHint} ${ACCOUNT_DATA.exportSize(data.files, data.bytes)}`
                  : ACCOUNT_DATA.exportHint}
            </small>
          )}
          {bytes !== null ? (
            <progress
              className="bar"
              aria-label={ACCOUNT_DATA.progress}
              max={1}
              value={Math.min(1, bytes / (data?.bytes || 1))}
            />
          ) : null}
        </>
      }
    >
      {bytes !== null ? (
        <Button size="sm" tone="quiet" onClick={cancel}>
          {ACCOUNT_DATA.cancel}
        </Button>
      ) : error && !data ? (
        <Button size="sm" onClick={() => void refetch()}>
          {UI.retry}
        </Button>
      ) : (
        <Button size="sm" busy={!data} onClick={() => void start(data?.bytes ?? 0)}>
          {ACCOUNT_DATA.download}
        </Button>
      )}
    </SettingRow>
  )
}
