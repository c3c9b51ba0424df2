/** The receipt of a deleted account: in this tab's memory only. */
import { atom } from 'jotai'
import type { DeletionReceipt } from '../../../domain/account/account-deletion.schema'

export const receiptAtom = atom<DeletionReceipt | null>(null)
