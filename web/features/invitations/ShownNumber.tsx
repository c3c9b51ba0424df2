import './invitations.css'
import Smartphone from 'lucide-react/icons/smartphone'
import { NEW_OWLCAST } from '../../../domain/locales/en/record'

/** The international form of a typed number, to which the invitation goes. */
export function ShownNumber({ number }: { number: string }) {
  return (
    <span className="invited-number subtle row">
      <Smartphone className="icon icon-small" />
      <span>
        <bdi>{number}</bdi> <span className="dim">{NEW_OWLCAST.byPhone}</span>
      </span>
    </span>
  )
}
