/** Chinese texts for recording: drafts, scripts, podcasts, the music library and owlcasts. */

import { formatDollars } from '../../billing/price'
import type { TrackCollection } from '../../kinds'
import { OWLCAST_FEE_CENTS } from '../../limits'
import { endSentence } from '../../text/sentences'
import type * as English from '../en/record'

export const START_LABELS: typeof English.START_LABELS = {
  plain: '开始录音',
  reading: '朗读并录制',
  song: '录制原创歌曲',
  overTrack: '伴着 MUE 录音',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: '发送', withTrack: '发送' },
  squawk: { alone: '发布 Squawk', withTrack: 'Squawk + MUE' },
  nightingale: { alone: '歌曲', withTrack: '歌曲' },
}

export const RECORD: typeof English.RECORD = {
  heading: '录音',
  modes: '你想录什么？',
  comingSoon: '即将推出',
  comingSoonHint: '这一项还在开发中，其他的都可以使用。',
  recorder: '录音机',
  details: '详情',
  openFailed: '无法打开这段录音。请先完成当前的录音，或刷新页面。',
  back: '返回',
  cancel: '取消',
  limit: (limit) => `上限 ${limit}`,
  limitAndRemaining: (limit, left) => `上限 ${limit} · 还剩 ${left}`,
  remaining: (left) => `还剩 ${left}`,
  waitingForMicrophone: '正在等待麦克风',
  recording: '正在录音',
  paused: '已暂停',
  shortcutStart: '或按',
  shortcutsRecording: '空格键暂停，Enter 键停止',
  shortcutsPaused: '空格键继续，Enter 键停止',
  pause: '暂停',
  resume: '继续',
  stop: '停止录音',
  redo: '重录',
  goOn: '继续说',
  goOnFailed: '无法继续这段录音。',
  trimEnds: '剪掉首尾',
  cutTo: (time) => `剪到 ${time}`,
  undoCut: '撤销剪切',
  wholeRecording: '整段录音',
  zoomedPart: '放大显示的部分',
  playPreview: '播放预览',
  stopPreview: '停止预览',
  seekPreview: '调整录音的播放进度',
  voiceWithTrack: (track) => `你的声音，配乐“${track}”`,
  recordedTime: '已录时长',
  microphoneLevel: '麦克风音量',
  microphone: '麦克风',
  defaultMicrophone: '默认麦克风',
  headphones: '请戴上耳机，以免音乐被麦克风录进去。',
  storageDown: '目前无法接收录音。你的录音会先保存在这台设备上，恢复后自动发送。',
  losslessLimit: (minutes) => `无损 WAV 已开启，最长可录 ${minutes} 分钟。`,
  upgradeHint: (minutes) => `使用 Pro 最长可录 ${minutes} 分钟。`,
  upgrade: '升级到 Pro',
  showHow: '查看方法',
  allowMicrophoneHelp: '打开地址栏旁的网站设置，允许使用麦克风，然后重试。',
}

export const HOLD: typeof English.HOLD = {
  screen: '录音',
  newRecording: '新录音',
  release: '松开即停止，然后你来决定发到哪里。',
  releaseToSend: '松开即发送。',
  sending: (to) => `正在发送给 ${to}`,
  sendingIn: (seconds) => `${seconds} 秒后发送`,
  sendingNow: '正在发送',
  undo: '撤销',
  locking: '松开吧，录音会继续。',
  locked: '正在录音，可以放开手。',
  dropping: '松开即丢弃，不会保留任何内容。',
  slideToLock: '上滑锁定',
  slideToDrop: (isRtl) => (isRtl ? '右滑丢弃' : '左滑丢弃'),
  drop: '丢弃',
  tooShort: '按住说话',
  tapOrHold: '点按，或按住说话',
  tapToStart: '点按开始，再点按停止',
  tapInstead: '用点按代替按住',
  tapInsteadHint: '在任何地方，红色按钮都是点按一次开始，再点按一次停止。',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: '录音已开始',
  paused: '录音已暂停',
  resumed: '录音已继续',
  secondsLeft: (seconds) => `还剩 ${seconds} 秒`,
  stopped: (time) => `录音已在 ${time} 停止。你可以试听、重录或发布。`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: '标题',
  count: (n, max) => `${n} / ${max}`,
  tags: '标签',
  tagsRequired: () => '必填',
  tagsHint: '用空格隔开标签，# 会自动添加。',
  description: '简介',
  optional: '选填',
  addTag: '添加标签',
  removeTag: (tag) => `移除标签 ${tag}`,
  addSuggestedTag: (tag) => `添加标签 ${tag}`,
  moreOptions: '更多选项',
  moreOptionsHint: '简介、回复',
}

export const DISCARD: typeof English.DISCARD = {
  heading: '丢弃这段录音？',
  body: (time) => `这段录音长 ${time}。此操作无法撤销。`,
  cancel: '保留',
  discard: '丢弃',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: (name) => `正在发布 ${name}`,
  stages: { mixing: '正在混入音乐', encoding: '正在压缩', uploading: '正在上传', posting: '正在发布' },
  attempt: (n, of) => `第 ${n} 次尝试，共 ${of} 次`,
  progress: '发布进度',
  cancel: '取消',
  mayLeave: '你可以离开此页面。发布会继续，你的录音已保存。',
  cancelled: '未发布。你的录音还在这里。',
  published: (name, link) => `${name} 已发布！分享链接：${link}`,
  sent: (to) => `已发送给 ${to}。`,
  phoneUnavailable: '暂不支持发送到手机。请自己发送链接。',
  copyLink: '复制链接',
  linkCopied: '链接已复制！',
  signInToPublish: '登录后即可发布。你的录音会保留在这里。',
  signInToSend: '登录后即可发送消息。',
  alreadyPublished: '你已经发布过这段录音了。',
  publishingInOtherTab: '另一个标签页正在发布这段录音。',
  savedOffline: '已保存。联网后会自动发布。',
  savedBusy: '已保存在这里。我们会再试一次。',
  savedAfterFailure: (failure) => `${endSentence(failure)}你的录音已保存，之后会自动发布。`,
}

export const PUBLISH_PRIVATE: typeof English.PUBLISH_PRIVATE = {
  publishing: (name) => `正在发送 ${name}`,
  cancelled: '未发送。你的录音还在这里。',
  signInToPublish: '登录后即可发送。你的录音会保留在这里。',
  alreadyPublished: '你已经发送过这段录音了。',
  publishingInOtherTab: '另一个标签页正在发送这段录音。',
  savedOffline: '已保存。联网后会自动发送。',
  savedAfterFailure: (failure) => `${endSentence(failure)}你的录音已保存，之后会自动发送。`,
}

export const DRAFTS: typeof English.DRAFTS = {
  panel: '这台设备上的录音',
  saved: '已保存的录音',
  savedForAWeek: '已保存的录音。如果约一周没有访问，此浏览器会将其删除；安装应用即可保留。',
  unpublished: '尚未发布',
  onlyInTab: '只在此标签页中。请在关闭前发布。',
  waiting: '等待发布',
  sending: '正在发布',
  to: (name) => `发给 ${name}`,
  listen: '试听',
  stop: '停止',
  publish: '发布',
  discard: '丢弃',
  later: '稍后',
  retryNow: '立即尝试',
  cancelDiscard: '保留',
  discardHeading: '丢弃这段录音？',
  discardBody: '它只存在于这台设备上。此操作无法撤销。',
  unsavedHello: '你的问候，尚未保存',
  open: '打开',
  discarded: '录音已丢弃',
  readFailed: '无法读取这段录音。请刷新页面后重试。',
  signOutHeading: '还有未发送的录音，仍要退出登录？',
  signOutBody: (n) => `有 ${n} 段录音尚未发布。再次登录后，你可以在这台设备上找到它们。`,
  putAway: '录音仍保存在这台设备上。用录制它的账号登录后，就会再次出现。',
  staySignedIn: '保持登录',
  signOut: '退出登录',
}

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: '无法打开你分享的内容。请在这里选择文件，或粘贴链接。',
  none: '请分享播客链接，或小于 50 MB 的音频文件（WAV、MP3、OGG 或 M4A）。',
  recordingOpen: '请先发布或丢弃这段录音，然后我们会打开你分享的内容。',
  heading: '要把它变成什么？',
  upTo: (length) => `最长 ${length}`,
  partUpTo: (length) => `最长 ${length}，接下来选择片段。`,
  podcastHint: '播放其中一段并作出回应',
  choosePart: '选择片段',
  tooLong: (length, limit) => `它长 ${length}，最多可用 ${limit}。`,
  takePart: '使用这一段',
  wholeSound: '整段声音',
  opening: '正在打开你分享的内容…',
  importFailed: '无法添加这段声音。请重试。',
}

export const HUM: typeof English.HUM = {
  heading: '开始一个疗愈故事',
  intro: '两个回答就能写成一份文稿。你来朗读，其他人再加入自己的声音。',
  notAdvice: '这里只有善意的话语，不是医疗建议。',
  recipientName: '这是为谁而作？',
  recipientNameHint: '对方的名字，只写名也可以。',
  alias: '文稿中的称呼',
  aliasHint: '别人会看到和听到这个名字。留空则使用对方的名字。',
  condition: '对方正在经历什么？',
  conditionHint: '用几个词说说状况。',
  outcomeHint: '用现在时，就像已经实现了一样。',
  presentOutcome: '好起来之后，生活是什么样子？',
  wholenessFeeling: '那是什么感受？',
  meaningPurpose: '为什么这很重要？',
  witnesses: '谁和你一起说？',
  soundHeading: '调整文稿',
  emotionWords: '贯穿其中的词语',
  tone: '语气',
  length: '长度',
  language: '语言',
  spiritual: '使用灵性语言',
  closure: '以一句结语收尾',
  visibilityHeading: '谁可以找到它？',
  consent: '我可以谈论此人',
  unlisted: '仅限知道链接的人',
  unlistedHint: '文稿中使用真名时，建议选择此项。',
  saveAnswers: '将我的回答与故事一起保存',
  saveAnswersHint: '否则只留在这台设备上。别人永远看不到。',
  create: '生成文稿',
  recreate: '重新生成文稿',
  scriptHeading: '疗愈意念文稿',
  script: '文稿',
  forName: (name) => `致${name}`,
  readAloud: '准备好了就朗读出来。朗读前可以修改任何词句。',
  changeAnswers: '更改',
  estimatedLength: (time) => `约 ${time}`,
  empty: '文稿会显示在这里。',
  edit: '编辑文稿',
  done: '完成编辑',
  record: '朗读并录制',
  failed: '无法加载文稿。请重试。',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: '朗读',
  slower: '慢一点',
  faster: '快一点',
  startScrolling: '自动滚动',
  stopScrolling: '停止滚动',
  speed: (percent) => `速度 ${percent}%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: '爱',
  compassion: '慈悲',
  gratitude: '感恩',
  courage: '勇气',
  peace: '平静',
  wonder: '惊奇',
  relief: '释然',
}

export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: '经典',
  gentle: '温柔',
  bold: '坚定',
}

export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: '短',
  medium: '中',
  long: '长',
}

export const SONG: typeof English.SONG = {
  songTitle: '歌名',
  author: '作者',
  original: '这是一首原创歌曲',
  covers: '不接受翻唱：词和曲都须是你自己的。',
}

const NAMES: Record<TrackCollection, string> = { mue: 'MUE', beat: '节拍' }

/** A Latin name after Chinese text is separated by a space. */
const NAMED: Record<TrackCollection, string> = { mue: ' MUE', beat: '节拍' }

const ADD: Record<TrackCollection, string> = { mue: '添加 MUE 音乐', beat: '添加节拍' }

export const LIBRARY: typeof English.LIBRARY = {
  choose: (collection) => `选择${NAMED[collection]}`,
  add: (collection) => ADD[collection],
  tab: (collection) => (collection === 'beat' ? '节拍' : 'MUE'),
  remove: (collection) => `移除${NAMED[collection]}`,
  search: (collection) => `搜索${NAMED[collection]}`,
  searchHint: '名称、情绪或风格',
  searchAll: '搜索背景音乐',
  anyMood: '所有情绪',
  mood: '情绪',
  anyGenre: '所有风格',
  genre: '风格',
  showAll: '显示全部',
  addTrack: '添加',
  addLabel: (name) => `添加“${name}”`,
  added: '已添加',
  removeLabel: (name) => `移除“${name}”`,
  playLabel: (name) => `播放：${name}`,
  pauseLabel: (name) => `暂停：${name}`,
  collection: (collection) => NAMES[collection],
  playingHint: '在你的声音之下播放',
  loading: (collection) => `正在加载${NAMED[collection]}`,
  none: (collection) => `还没有${NAMED[collection]}`,
  noneFiltered: '没有找到结果。换个情绪或风格试试。',
  noResults: (query) => `没有找到“${query}”的结果`,
  section: 'MUE 曲库',
  background: '背景音乐',
  open: '打开',
  summary: (count) => (count === 0 ? '还没有 MUE' : `${count} 首 MUE，从宁静到明快。`),
  loadingAll: '正在加载 MUE',
  offline: '音乐需要联网。没有音乐也可以录音。',
}

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

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: '创建 Owlcast',
  startedFrom: (title) => `由“${title}”发起。`,
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
  createdEarlier: (name) => `“${name}”已经创建。再次创建即可同时创建这一个。`,
  created: (name) => `“${name}”已创建。`,
  createdWithInvitations: (name, sent) => `“${name}”已创建。${sent}`,
  record: '录音',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: '发布到',
  newOwlcast: '新 Owlcast',
  newOwlcastHint: '以此标题创建一个公开的 Owlcast，这是其中的第一段录音。',
  existingOwlcastHint: '将这段录音添加到其中。',
  lostOwlcastHint: '你已不能在这个 Owlcast 里录音。请选择另一个。',
  moreOptions: '更多选项',
  loading: '正在加载你的 Owlcast',
  failed: '无法加载你的其他 Owlcast。',
}

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) => `${count} 位合作者`,
  startedFrom: (title) => `源自“${title}”`,
  play: '播放',
  hide: '收起',
  playLabel: (title) => `播放“${title}”`,
  hideLabel: (title) => `收起“${title}”`,
  record: '录音',
  recordLabel: (title) => `录音到“${title}”`,
  reply: '回复',
  replyLabel: (title) => `回复“${title}”`,
}

export const COVER: typeof English.COVER = {
  group: '封面',
  of: (title) => `${title} 的封面`,
  choose: '选择图片',
  useDrawn: '使用绘制的封面',
  small: (pixels) => `播客应用要求边长至少 ${pixels} 像素，因此会显示绘制的封面。`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `“${title}”中的录音`,
  loading: '正在加载录音',
  none: '还没有录音',
  recordFirst: '录下第一段',
  more: '更多录音',
  loadingMore: '正在加载更多',
  newRecordings: (count) => `${count} 段新录音`,
  position: (author, n, of) => `${author} · 第 ${n} 段，共 ${of} 段`,
  controls: '对话控制',
  previous: '上一段',
  next: '下一段',
  latest: '最新',
  conversation: '对话',
  actions: (title) => `“${title}”的更多操作`,
  delete: '删除',
  singular: '录音',
  noun: '录音',
}
