import Gauge from 'lucide-react/icons/gauge'
import type { NavigationItem } from './navigation-items'

/** For admins. */
export const OVERVIEW_ITEM: NavigationItem = { view: 'site', icon: Gauge }
