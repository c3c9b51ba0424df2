/** Portuguese texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Não foi possível abrir o que você compartilhou. Escolha o arquivo aqui ou cole o link.',
  none: 'Compartilhe um link de podcast ou um arquivo de áudio (WAV, MP3, OGG ou M4A) com menos de 50 MB.',
  recordingOpen: 'Primeiro publique ou descarte esta gravação. Depois abrimos o que você compartilhou.',
}
