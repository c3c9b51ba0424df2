import type { ComponentProps, ComponentType, ReactNode } from 'react'

type Props = {
  icon?: ComponentType<{ className: string }>
  title?: ReactNode
  titleProps?: ComponentProps<'strong'>
  hint?: ReactNode
  /** Below the title and the hint. */
  text?: ReactNode
  className?: string
  'data-kind'?: string
  /** The control, beside the text. */
  children?: ReactNode
}

/** A row of a settings list: an icon, a title with a hint, and a control. */
export function SettingRow({ icon: Icon, title, titleProps, hint, text, children, ...attributes }: Props) {
  return (
    <div {...attributes}>
      {Icon ? <Icon className="icon" /> : null}
      <div className="row-text">
        {title === undefined ? null : <strong {...titleProps}>{title}</strong>}
        {hint === undefined ? null : <small>{hint}</small>}
        {text}
      </div>
      {children}
    </div>
  )
}
