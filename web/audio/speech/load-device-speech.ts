import type { DeviceSpeech } from './device-speech'

/** Returns the speech engine of this device. Its code loads with it, its files with the first transcript. */
export async function loadDeviceSpeech(): Promise<DeviceSpeech> {
  const [{ transcribeInBrowser }, { getDownloadBytes, hasEngineFiles }, { canTranscribeLanguage }] =
    await Promise.all([import('./browser-engine'), import('./browser-files'), import('./model-facts')])
  return {
    canTranscribe: canTranscribeLanguage,
    downloadBytes: getDownloadBytes(),
    isDownloaded: hasEngineFiles,
    transcribe: transcribeInBrowser,
  }
}
