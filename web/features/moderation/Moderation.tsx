import '../../ui/text/Page.css'
import './Moderation.css'
import { useState } from 'react'
import { MODERATOR } from '../../../domain/locales/en/moderation'
import { MODERATION } from '../../../domain/locales/en/people'
import { VIEW_TITLES } from '../../../domain/locales/en/shell'
import { useMe } from '../../api/auth/session.queries'
import { Tabs } from '../../ui/lists/Tabs'
import { Appeals } from './Appeals'
import { ContentRulesPanel } from './ContentRulesPanel'
import { ModeratedPeople } from './ModeratedPeople'
import { Reports } from './Reports'

const TABS = ['open', 'decided', 'appeals', 'people', 'rules'] as const
type Tab = (typeof TABS)[number]

/** The moderators' view: reports that wait or were decided, appeals, members, and for admins the site's rules. */
export function Moderation() {
  const [tab, setTab] = useState<Tab>('open')
  const isAdmin = useMe()?.role === 'admin'
  const tabs = TABS.filter((value) => isAdmin || value !== 'rules').map((value) => ({
    value,
    label: value === 'open' || value === 'decided' ? MODERATION.queue[value] : MODERATOR.tabs[value],
  }))
  return (
    <div className="page stack moderation">
      <header>
        <h1 className="only-desk">{VIEW_TITLES.moderation}</h1>
        <p className="lead">{MODERATION.intro}</p>
      </header>
      <Tabs label={MODERATION.queueLabel} tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'open' || tab === 'decided' ? <Reports key={tab} queue={tab} /> : null}
        {tab === 'appeals' ? <Appeals /> : null}
        {tab === 'people' ? <ModeratedPeople /> : null}
        {tab === 'rules' ? <ContentRulesPanel /> : null}
      </Tabs>
    </div>
  )
}
