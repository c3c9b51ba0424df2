import { useEffect, useRef, useState } from 'react'
import { ACCOUNT_DATA } from '../../../domain/locales/en/account'
import { downloadArchive } from '../../api/account/download-archive'
import { isAbort } from '../../api/request-error'
import { showErrorToast } from '../../parts/loading/error-toast'
import { showToast } from '../../ui/overlays/toast'

/** The download of the user's data: its progress, `start` and `cancel`. Aborted on unmount. */
export function useDataExport() {
  const [bytes, setBytes] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(expected: number) {
    if (running.current) return
    const run = new AbortController()
    running.current = run
    setBytes(0)
    try {
      const outcome = await downloadArchive({ expected, signal: run.signal, onProgress: setBytes })
      showToast({
        text: outcome === 'saved' ? ACCOUNT_DATA.saved : ACCOUNT_DATA.browserDownloads,
        tone: 'ok',
      })
    } catch (error) {
      if (isAbort(error) || run.signal.aborted) showToast({ text: ACCOUNT_DATA.canceled })
      else showErrorToast(error)
    } finally {
      running.current = null
      setBytes(null)
    }
  }
  return { bytes, start, cancel: () => running.current?.abort() }
}
