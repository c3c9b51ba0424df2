/** Chinese texts for the search field on home. */
import type * as English from '../finder'

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: '搜索帖子和成员',
  shortPlaceholder: '搜索帖子',
  label: '搜索 Squawk、HUM、Nightingale、Owlcast 和 MUE 消息',
}
