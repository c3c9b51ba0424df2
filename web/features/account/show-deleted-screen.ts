/** After an account deletion: shows the receipt and clears this device. */
import { getDefaultStore } from 'jotai'
import type { DeletionReceipt } from '../../../domain/account/account-deletion.schema'
import { goTo } from '../../state/view'
import { receiptAtom } from './deletion-receipt'

export async function showDeletedScreen(userId: string, receipt: DeletionReceipt): Promise<void> {
  getDefaultStore().set(receiptAtom, receipt)
  // Back must not lead to their data.
  goTo('goodbye', {}, { replace: true })
  await (await import('./clear-device-data')).clearDeviceData(userId)
}
