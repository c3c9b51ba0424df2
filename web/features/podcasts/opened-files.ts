/** Audio files opened with the installed app from the system: handled like shared content. */
import { isPodcastTooLarge } from '../../../domain/podcasts/podcasts.limits'
import { getSharedViewParams } from '../../../domain/share/share-target'
import { saveSharedContent } from '../../state/shared-content'
import { goTo } from '../../state/view'

/** Missing in some browsers and in the DOM types. */
type LaunchQueue = {
  setConsumer(take: (launch: { files: readonly FileSystemFileHandle[] }) => void): void
}

/** Call once per page load. */
export function handleOpenedFiles(): void {
  const { launchQueue } = window as Window & { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files: [first] }) => {
    if (first) void first.getFile().then(openFile)
  })
}

async function openFile(file: File): Promise<void> {
  const tooLarge = isPodcastTooLarge(file.size)
  await saveSharedContent({ file: tooLarge ? null : file, link: null, tooLarge })
  goTo('record', getSharedViewParams(tooLarge ? 'kept' : 'sound'))
}
