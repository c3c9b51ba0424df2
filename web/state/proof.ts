/** Asks from anywhere to prove again who one is; its dialog is a lazy chunk. */
import { createDialogRequest } from './dialog-request'

/** `resolve` gets whether the user did. */
export type ProofRequest = { resolve: (proved: boolean) => void }

const dialog = createDialogRequest<ProofRequest>()
export const useProofRequest = dialog.useRequest

/** Shows the dialog. */
export function requestProof(): Promise<boolean> {
  closeProof(false)
  return new Promise((resolve) => dialog.open({ resolve }))
}

export function closeProof(proved: boolean): void {
  const request = dialog.get()
  dialog.close()
  request?.resolve(proved)
}
