import type { ComponentProps, ReactNode } from 'react'
import { Switch } from '../fields/Switch'
import { SettingRow } from './SettingRow'

type Props = Omit<ComponentProps<typeof Switch>, 'children'> &
  Omit<ComponentProps<typeof SettingRow>, 'text'> & { title: ReactNode; hint: ReactNode }

/** A row of a settings list that is switched on and off. */
export function SwitchRow({ title, hint, checked, disabled, onChange, ...row }: Props) {
  return (
    <SettingRow
      {...row}
      text={
        <Switch checked={checked} disabled={disabled} onChange={onChange}>
          <strong>{title}</strong>
          <small>{hint}</small>
        </Switch>
      }
    />
  )
}
