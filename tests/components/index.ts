/** Everything a component test needs; `docs/testing.md` explains how to write one. */
export { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
export {
  failNetwork,
  failServer,
  failWith,
  type Handlers,
  replyInTurn,
  waitForever,
} from './api'
export { findBarriers } from './axe'
export { getPath, readClipboard, removeClipboard, setOnline } from './browser'
export * from './builders'
export { findAlert } from './find-alert'
export { receive } from './live'
export { type RenderedApp, type RenderOptions, renderApp, renderPart } from './render-app'
export { clearTags, readTags } from './tags'
