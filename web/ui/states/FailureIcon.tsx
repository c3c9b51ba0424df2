import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useOnline } from '../../hooks/useOnline'

/** The picture of a failure: without a network the cloud, else the server's fault. */
export function FailureIcon({ className }: { className: string }) {
  const Icon = useOnline() ? CircleAlert : CloudOff
  return <Icon className={className} />
}
