/** Chinese texts for the MUE Manager. */
import type * as English from '../mue-manager'

const mues = (count: number) => `${count} 首 MUE`

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: '充实曲库，或从存储空间导入。',
  manage: '管理',
  intro: '每个人都可以添加到录音中的音乐。',
  actions: '曲库操作',
  setup: '创建数据表',
  addSamples: '添加示例 MUE',
  sync: '从存储同步',
  refresh: '刷新',
  empty: '没有找到 MUE。点击“创建数据表”和“添加示例 MUE”即可开始。',
  loading: '正在加载 MUE',
  ready: (count) => `MUE 数据表已就绪，包含 ${mues(count)}。`,
  added: (added, absent) =>
    absent > 0
      ? `已添加 ${added} 首示例 MUE。其中 ${absent} 首在存储中还没有文件。`
      : `已添加 ${added} 首示例 MUE。`,
  usingSamples: (count) => `正在使用 ${count} 首示例 MUE`,
  loaded: (count) => `已加载 ${mues(count)}。`,
  listing: '正在查看存储空间…',
  measuring: (done, all) => `正在读取时长：${done} / ${all}…`,
  working: '正在处理…',
  storageEmpty: '存储中没有 MUE。曲库保持不变。',
  synced: (count, more) =>
    more
      ? `同步完成。曲库现有 ${mues(count)}；存储中的文件超过了单次读取的上限。`
      : `同步完成。曲库现有 ${mues(count)}。`,
  confirm: {
    title: '替换曲库？',
    text: (now, then) => `现有的 ${mues(now)} 将被存储中找到的 ${then} 首替换。已经配上音乐的帖子保持不变。`,
    cancel: '保留',
    replace: '替换',
  },
  seconds: (seconds) => `${Math.round(seconds)} 秒`,
  mood: '情绪',
  genre: '风格',
  playLabel: (name) => `播放：${name}`,
  stopLabel: (name) => `停止：${name}`,
}
