/** Chinese texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Owlcast 没能接收你分享的内容。请在这里选择文件，或粘贴链接。',
  none: '请分享播客链接或音频文件：WAV、MP3、OGG 或 M4A，小于 50 MB。',
  busy: '你分享的内容会等到这段录音发布或丢弃之后。',
}
