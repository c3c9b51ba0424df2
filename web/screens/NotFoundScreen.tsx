import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { NOT_FOUND } from '../../domain/locales/en/posts'
import { ViewLink } from '../parts/views/ViewLink'
import { getButtonClass } from '../ui/buttons/Button'

/** For an unknown address: the server responded 404 with the app's page. */
export function NotFoundScreen() {
  return (
    <div className="empty stack -s -center">
      <SearchX className="icon icon-large" />
      <h1>{NOT_FOUND.title}</h1>
      <p>{NOT_FOUND.text}</p>
      <ViewLink className={getButtonClass({ tone: 'primary' })} view="home">
        {NOT_FOUND.home}
      </ViewLink>
      <ViewLink className={getButtonClass({ tone: 'line' })} view="search">
        <Search className="icon" />
        {NOT_FOUND.search}
      </ViewLink>
    </div>
  )
}
