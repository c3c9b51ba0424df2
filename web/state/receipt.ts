/** The receipt of a deleted account: in this tab's memory only. */
import { atom } from 'jotai'
import type { Erased } from '../../domain/erasure.schema'

export const receiptAtom = atom<Erased | null>(null)
