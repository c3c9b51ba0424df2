/** Japanese texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: '共有されたものを開けませんでした。ここでファイルを選ぶか、リンクを貼り付けてください。',
  none: 'ポッドキャストのリンクか、50 MB未満の音声ファイル（WAV、MP3、OGG、M4A）を共有してください。',
  recordingOpen: '先にこの録音を投稿するか破棄してください。そのあと、共有されたものを開きます。',
}
