/** Russian texts for the search field on home. */
import type * as English from '../finder'

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Поиск публикаций и людей',
  shortPlaceholder: 'Поиск публикаций',
  label: 'Поиск по Squawk, HUM, Nightingale, Owlcast и сообщениям MUE',
}
