/** Chinese texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: '无法打开你分享的内容。请在这里选择文件，或粘贴链接。',
  none: '请分享播客链接，或小于 50 MB 的音频文件（WAV、MP3、OGG 或 M4A）。',
  recordingOpen: '请先发布或丢弃这段录音，然后我们会打开你分享的内容。',
}
