/** Chinese texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: '找不到页面',
  text: '请检查网址。页面可能已移动或删除。',
  home: '前往 Owlcast',
  search: '搜索',
}
