import './ProDialog.css'
import { CircleDollarSign, Hourglass, Lock, Timer } from 'lucide-react'
import { Dialog } from '../../ui/Dialog'
import { PRO } from '../../words/pro'

const ICONS = [Timer, Hourglass, CircleDollarSign, Lock]

/** What Pro gives. Paying for it is not possible yet, and the dialog says so. */
export function ProDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={PRO.title} width={440} kind="owlcast" onClose={onClose}>
      <p className="proprice">
        {PRO.price} <span className="dim">{PRO.per}</span>
      </p>
      <ul className="progifts">
        {PRO.gifts.map((gift, i) => {
          const Icon = ICONS[i % ICONS.length] ?? Timer
          return (
            <li key={gift} className="row">
              <Icon className="i" />
              {gift}
            </li>
          )
        })}
      </ul>
      <p className="dim">{PRO.notYet}</p>
    </Dialog>
  )
}
