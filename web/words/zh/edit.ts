/** Chinese texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: '编辑',
  editLabel: (title) => `编辑“${title}”`,
  heading: (noun) => `编辑 ${noun}`,
  title: '标题',
  defaultTitleHint: (title) => `留空时显示为“${title}”。`,
  name: '名称',
  description: '简介',
  tags: '标签',
  tagsHint: '用空格隔开标签，# 会自动添加。',
  scriptReadOnly: '文稿无法修改。想换新的文稿，请重新录制这个故事。',
  confirmsAnonymity: '标题和标签没有透露这个故事说的是谁，除非故事里已经提到。',
  restored: '你之前输入的内容已恢复。',
  cancel: '取消',
  save: '保存',
  saving: '正在保存',
  saved: '修改已保存',
  edited: '已编辑',
}
