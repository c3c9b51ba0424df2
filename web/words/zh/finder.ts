/** Chinese texts for the search field on home. */
import type * as English from '../finder'

export const FINDER: typeof English.FINDER = {
  hint: '搜索帖子和成员',
  hintSmall: '搜索帖子',
  label: '搜索 Squawk、HUM、Nightingale、Owlcast 和 MUE 消息',
}
