/** Chinese texts for creating an owlcast and recording into one. */

import { formatDollars } from '../../../domain/billing/paywall'
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: '创建 Owlcast',
  startedFrom: (title) => `由“${title}”发起。`,
  startedFromUntitled: '由你听到的帖子发起。',
  name: '名称',
  description: '简介',
  tags: '标签',
  tagsHint: '用空格隔开标签，# 会自动添加。',
  privacy: '隐私',
  visibilities: { public: '公开', unlisted: '不公开列出', private: '私密' },
  hints: {
    public: '所有人都能找到。',
    unlisted: '有链接的人可以收听。',
    private: '只有你和你邀请的人可以收听。',
  },
  proOnly: '“不公开列出”和“私密”是 Pro 功能。',
  invitees: '邀请的人',
  inviteesHint: '用户名、邮箱或手机号，用逗号隔开。',
  inviteeList: '要邀请的人',
  inviteeTooLong: '作为名字或地址，这太长了。',
  unresolved: '发送邀请时我们会核对。',
  byEmail: '通过邮件',
  byPhone: '暂不支持发送到手机：你会得到一个可以分享的链接',
  fee: `创建费 ${formatDollars(OWLCAST_FEE_CENTS)}，已免除`,
  cancel: '取消',
  create: '创建 Owlcast',
  creating: '正在创建你的 Owlcast',
  notCreated: '未创建。你输入的内容还在这里。',
  sourceGone: '原来的帖子已不存在。再按一次“创建 Owlcast”即可不带它继续。',
  alreadyCreated: '这个 Owlcast 已经创建，内容与你第一次提交时相同。',
  created: (name) => `“${name}”已创建。`,
  createdWithInvitations: (name, sent) => `“${name}”已创建。${sent}`,
  record: '录音',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: '发布到',
  newOwlcast: '新 Owlcast',
  newOwlcastHint: '以此标题创建一个公开的 Owlcast，这是其中的第一段录音。',
  existingOwlcastHint: '将这段录音添加到其中。',
  moreOptions: '更多选项',
  loading: '正在加载你的 Owlcast',
  failed: '无法加载你的其他 Owlcast。',
}
