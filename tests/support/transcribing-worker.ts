/** A Worker that transcribes the body of each request through its binding of Workers AI. */
import { createWorkersAiRecognizer } from '../../worker/tools/speech-workers-ai'

export default {
  async fetch(request: Request, { AI }: { AI: Ai }): Promise<Response> {
    const bytes = new Uint8Array(await request.arrayBuffer())
    const input = { bytes, type: 'audio/mpeg', language: 'en' } as const
    return Response.json(await createWorkersAiRecognizer(AI).transcribe(input))
  },
}
