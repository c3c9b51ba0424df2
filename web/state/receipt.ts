/** The receipt of whoever deleted everything: in this tab's memory alone, like the rest of them. */
import { atom } from 'jotai'
import type { Erased } from '../../domain/erasure.schema'

export const receiptAtom = atom<Erased | null>(null)
