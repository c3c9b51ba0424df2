import { DialogLoading } from '../../../parts/queries/Loading'
import { closeProof, useProofRequest } from '../../../state/proof'
import { LazyPart } from '../../../ui/states/LazyPart'
import { lazyPart } from '../../../ui/states/lazy-part'

const ProofDialog = lazyPart(() => import('./ProofDialog'), 'ProofDialog')

/** Asks on request to prove who one is. Mount once, where ways to sign in are changed. */
export function ProofGate() {
  const request = useProofRequest()
  if (!request) return null
  return (
    <LazyPart fallback={<DialogLoading />} onLost={() => closeProof(false)}>
      <ProofDialog onClose={closeProof} />
    </LazyPart>
  )
}
