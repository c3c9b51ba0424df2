import { RECORD } from '../../../domain/locales/en/record'
import { useMe } from '../../api/auth/session.queries'
import { useCanStore } from '../../api/uploads/storage.queries'

/** Says before one speaks that the recording will wait on this device: sound cannot be stored now. */
export function StorageNote() {
  const canStore = useCanStore(useMe() != null)
  return canStore ? null : <p role="alert">{RECORD.storageDown}</p>
}
