import { getMenuTitle } from '../../../domain/locales/en/shell'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { ViewLink } from '../../parts/views/ViewLink'
import type { NavigationItem } from './navigation-items'
import { UnreadMark } from './UnreadMark'

/** A menu item: bird or icon, title and what is new. */
export function NavigationLink({ item, className }: { item: NavigationItem; className?: string }) {
  return (
    <ViewLink className={className} view={item.view} data-kind={'kind' in item ? item.kind : undefined}>
      {'kind' in item ? <Bird name={KIND_UI[item.kind].bird} /> : <item.icon className="icon" />}
      <span className="label">{getMenuTitle(item.view)}</span>
      <UnreadMark view={item.view} />
    </ViewLink>
  )
}
