import type { ReactNode } from 'react'

type Props = { icon: ReactNode; title: string; tone?: 'ok' | 'bad'; children?: ReactNode }

/** A status message above a form. */
export function FormNotice({ icon, title, tone, children }: Props) {
  return (
    <div className={`auth-notice row -m -top subtle${tone ? ` -${tone}` : ''}`}>
      {icon}
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  )
}
