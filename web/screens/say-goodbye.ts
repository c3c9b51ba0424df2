/** After everything was deleted: the receipt is shown, and this device forgets the person. */
import { getDefaultStore } from 'jotai'
import type { Erased } from '../../domain/erasure.schema'
import { receiptAtom } from '../state/receipt'
import { goTo } from '../state/view'

export async function sayGoodbye(personId: string, receipt: Erased): Promise<void> {
  getDefaultStore().set(receiptAtom, receipt)
  // Nothing of theirs is one press of Back away.
  goTo('goodbye', {}, { replace: true })
  await (await import('./forget-device')).forgetDevice(personId)
}
