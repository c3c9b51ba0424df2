/** Japanese texts for errors of requests without a usable response. */
import type { NetworkErrorTexts } from '../../errors/network-errors'

export const NETWORK_ERRORS: NetworkErrorTexts = {
  'request.not_found': 'お探しのものが見つかりません。',
  'request.too_large': '大きすぎて送信できません。',
  'request.rate_limited': '試行回数が多すぎます。少し待ってから、もう一度お試しください。',
  'request.failed': 'こちら側で問題が発生しました。もう一度お試しください。',
  'request.unavailable': '今はOwlcastに接続できません。もう一度お試しください。',
  'request.timeout': 'Owlcastの応答に時間がかかりすぎています。もう一度お試しください。',
  'request.offline': 'オフラインです。録音はこの端末に安全に保存されています。',
}
