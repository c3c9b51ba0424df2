/** Japanese texts for app updates and installation. */
import type * as English from '../updates'

export const UPDATES: typeof English.UPDATES = {
  ready: '新しいバージョンがあります',
  reload: '再読み込み',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'アプリ',
  install: 'アプリをインストール',
  hint: '専用のウィンドウで開き、オフラインでも使え、ほかのアプリから共有したポッドキャストを開けます。',
  manualSteps: 'Safariでは「共有」から「ホーム画面に追加」。Macでは「ファイル」から「Dockに追加」。',
}
