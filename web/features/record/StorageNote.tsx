import { RECORD } from '../../../domain/locales/en/record'
import { useMe } from '../../api/session.queries'
import { useCanStore } from '../../api/storage.queries'

/** Says before one speaks that the recording will wait on this device: sound cannot be stored now. */
export function StorageNote() {
  const canStore = useCanStore(useMe() != null)
  return canStore ? null : <p role="alert">{RECORD.storageDown}</p>
}
