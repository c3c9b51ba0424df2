/** Russian texts for the search field on home. */
import type * as English from '../finder'

export const FINDER: typeof English.FINDER = {
  hint: 'Поиск публикаций и людей',
  hintSmall: 'Поиск публикаций',
  label: 'Поиск по Squawk, HUM, Nightingale, Owlcast и сообщениям MUE',
}
