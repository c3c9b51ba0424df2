/** Chinese texts for the spoken words of posts: reading, correcting, settings, words made on the device. */
import type * as English from '../en/transcripts'

export const TRANSCRIPT: typeof English.TRANSCRIPT = {
  waiting: '正在写下文字，大约一分钟。',
  edited: '文字已编辑',
  more: '更多',
  less: '收起',
  moreOf: (title) => `更多：${title}`,
  lessOf: (title) => `收起：${title}`,
  open: '文字稿',
  heading: (title) => `${title}里说的话`,
  loading: '正在加载文字',
  phrase: (time, text) => `${time}，${text}`,
  playFrom: (time, title) => `从${time}播放${title}`,
}

export const TRANSCRIPT_PROBLEM_TEXTS: typeof English.TRANSCRIPT_PROBLEM_TEXTS = {
  no_speech: '这里没有文字，听起来像音乐或噪音。',
  unsupported_language: '暂时还没有这种语言的文字。',
  unreadable: '这里没有文字，我们读不出这段声音。',
  not_configured: '这里没有文字，本站还不支持写下文字。',
  failed: '这里没有文字，没能写下来。',
}

export const WORDS_EDITOR: typeof English.WORDS_EDITOR = {
  make: '生成文字',
  heading: '修改文字',
  makeHeading: '这条帖子的文字',
  hint: '你的修改会保留在声音中的位置。',
  segment: (time) => `${time}的文字`,
  playFrom: (time) => `从${time}播放`,
  language: '所说的语言',
  again: '重新写下文字',
  againHint: '语言不对？请选择正确的语言。你的修改会被替换。',
  start: '写下文字',
  makeHint: '大家可以边听边读，搜索也能找到你说的话。',
  privateHint: '这是私密消息。语音服务会听一次来写下文字。',
  remove: '移除文字',
  removeHeading: '移除文字？',
  removeText: '大家不能再边听边读，搜索也找不到你说的话。声音会保留。',
  keep: '保留',
  cancel: '取消',
  save: '保存文字',
  saving: '正在保存文字',
  saved: '文字已保存',
  requested: '正在写下文字。',
  newest: '当前保存的内容',
  removed: '文字已移除',
}

export const WORDS_CHOICE: typeof English.WORDS_CHOICE = {
  language: '所说的语言',
  write: '写下文字',
  writeHint: '大家可以边听边读，搜索也能找到你说的话。',
  privateHint: '除非你打开这个开关，私密消息的文字绝不会发送给语音服务。',
  setting: '我的公开帖子的文字',
  settingHint: '我们写下你说的话，方便大家边听边读和查找。每条帖子都由你决定。',
  loadingSetting: '正在加载你的文字设置',
}

export const DEVICE_WORDS: typeof English.DEVICE_WORDS = {
  whenAsked: '私密。仅在你需要时，在此设备上显示文字。',
  show: '显示文字',
  hide: '隐藏文字',
  askHeading: '在这台设备上显示文字？',
  askText: (megabytes) => `由你的浏览器写下文字，消息不会离开这台设备。需要下载一次，共${megabytes} MB。`,
  download: (megabytes) => `下载${megabytes} MB`,
  notNow: '以后再说',
  making: '正在这台设备上写下文字',
  progress: (percent) => `${percent} %`,
  cancel: '取消',
  made: '在这台设备上生成',
}

export const TITLE_PROPOSAL: typeof English.TITLE_PROPOSAL = {
  ask: (title) => `命名为“${title}”？`,
}
