/** Japanese texts of the page for developers. */
import type * as English from '../en/developer-page'

export const DEVELOPERS: typeof English.DEVELOPERS = {
  title: 'Owlcastで開発する',
  intro:
    'アプリでできることは、プログラムでもできます。録音の公開、フィードの読み取り、メッセージへの返信などです。',
  tokenTitle: '1. トークンを作る',
  tokenText:
    '設定を開き、アクセストークンを作り、できることを選びます。表示は一度だけなので、すぐにコピーしてください。',
  tokenLink: '設定を開く',
  headerText:
    'リクエストごとにAuthorizationヘッダーで送ります。アドレスには入れないでください。アドレスは記録に残るため、受け付けません。',
  publishTitle: '2. 録音を公開する',
  publishText:
    '呼び出しは3回です。アップロードの予約、データの送信、公開。次の例はフォルダーのvoice.mp3を公開し、新しい投稿を表示します。',
  curl: 'curlの場合',
  typescript: 'TypeScriptの場合',
  scopesTitle: 'トークンにできること',
  scopesText: 'トークンでログイン、トークンの作成、モデレーション、アカウントの削除はできません。',
  rulesTitle: '知っておくこと',
  limitsText: '呼び出しが多すぎると429が返り、Retry-Afterに待つ秒数が入ります。',
  retryText:
    '公開時はIdempotency-Keyを送ってください。接続が切れたら同じキーで繰り返すと、最初の応答が返り、二重に投稿されません。',
  pagesText: 'リストはページに分かれています。cursorを送ると次のページが返り、nullなら終わりです。',
  errorsText: 'エラーはJSONです。codeはどの言語でも同じで、そのまま表示できる文章も付きます。',
  webhooksTitle: 'Webhook',
  webhooksText:
    '設定でアドレスを追加すると、投稿したとき、返信・メッセージ・メンションがあったときに呼び出します。内容はIDだけなので、投稿はトークンで取得してください。失敗した呼び出しは約1日繰り返します。',
  verifyText: '呼び出しが本物か確認するには：',
  botTitle: 'ボット',
  botText: 'プログラムが自動で投稿するなら、設定の「開発者とデータ」でボットの印をオンにしてください。',
  referenceTitle: 'すべての呼び出し',
  referenceText: 'すべての呼び出しのパラメーターと応答はOpenAPIドキュメントにあります。',
  referenceLink: 'OpenAPIドキュメント',
  generateText: 'ジェネレーターで型付きクライアントを作れます。例：',
}
