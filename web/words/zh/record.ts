/** Chinese texts for the record screen. */
import { endSentence } from '../../../domain/text/text'
import type * as English from '../record'

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
  recorded: '已录制',
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
  listenBack: '试听录音',
  playPreview: '播放预览',
  stopPreview: '停止预览',
  mixing: '正在混入音乐',
  seekPreview: '调整录音的播放进度',
  voiceWithTrack: (track) => `你的声音，配乐“${track}”`,
  recordedTime: '已录时长',
  microphoneLevel: '麦克风音量',
  elapsed: (elapsed, total) => `${elapsed}，共 ${total}`,
  microphone: '麦克风',
  defaultMicrophone: '默认麦克风',
  headphones: '请戴上耳机，以免音乐被麦克风录进去。',
  losslessLimit: (minutes) => `无损 WAV 已开启，最长可录 ${minutes} 分钟。`,
  upgradeHint: (minutes) => `使用 Pro 最长可录 ${minutes} 分钟。`,
  upgrade: '升级到 Pro',
  showHow: '查看方法',
  allowMicrophoneHelp: '打开地址栏旁的网站设置，允许使用麦克风，然后重试。',
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
  savedAfterFailure: (failure) =>
    `${endSentence(failure.replace(/ ?请重试。$/, ''))}你的录音已保存，之后会自动发布。`,
}
