/** Chinese texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: '这里什么都没有',
  text: '网址可能输错了，或者原来的内容已经移走。',
  home: '前往 Owlcast',
  search: '搜索',
}
