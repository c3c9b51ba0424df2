/** Japanese texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: '共有されたものを受け取れませんでした。ここでファイルを選ぶか、リンクを貼り付けてください。',
  none: 'ポッドキャストのリンクか音声ファイルを共有してください：WAV、MP3、OGG、M4Aで50 MB未満。',
  busy: '共有されたものは、この録音を投稿するか破棄するまで待っています。',
}
